import { parseTimeOfDay } from '@haldi/contract/kit/time-of-day';
import {
  type SlotAvailability,
  type SlotUnavailableReason,
  slotUnavailableReasons,
} from '@haldi/contract/schedule/availability';
import type { Slot } from '@haldi/contract/schedule/booking-time-rules';
import type { SelectOption } from '../../../ui/select.tsx';
import { availabilityCopy } from './copy.ts';

/** Select options must not have an empty value (specification). */
export const noSlot = 'none';

export const slotPlaceholderOption: SelectOption = {
  value: noSlot,
  label: availabilityCopy.chooseSlot,
};

export const toSlotOption = ({ slot, available, reason }: SlotAvailability): SelectOption =>
  available
    ? { value: slot, label: slot }
    : {
        value: slot,
        label: slot,
        disabled: true,
        ...(reason && { note: availabilityCopy.slotNote(reason) }),
      };

/** Whether the time was taken, has passed or is no longer offered. */
export const isSlotUnavailable = (
  slot: Slot | null,
  availability: readonly SlotAvailability[] | undefined,
): boolean =>
  slot !== null &&
  availability !== undefined &&
  !availability.some((other) => other.slot === slot && other.available);

/** These reasons are checked first, so they do not tell whether the visit could start then. */
const unknownStarts: readonly (SlotUnavailableReason | undefined)[] = [
  'PAST',
  'TOO_FAR',
  'CLOSED',
  'TOO_SOON',
];

const latestStart = (availability: readonly SlotAvailability[]): Slot | undefined => {
  const last = availability.findLast(
    ({ reason }) => reason !== 'TOO_LATE' && reason !== 'OUTSIDE_HOURS',
  );
  return last && !unknownStarts.includes(last.reason) ? last.slot : undefined;
};

const dayReasons: Record<SlotUnavailableReason, string> = {
  PAST: 'There are no times left on this day.',
  TOO_FAR: 'This day cannot be booked yet.',
  CLOSED: 'We are closed on this day.',
  TOO_SOON: 'It is too late to book a visit on this day.',
  ALREADY_BOOKED: 'Another visit is already booked at the remaining times.',
  NOBODY_AT_WORK: 'No beautician is working on this day.',
  NOT_SERVED: 'We do not serve this area on this day.',
  NO_SKILL: 'No beautician for these services is working on this day.',
  NO_SKILL_IN_AREA: 'No beautician for these services serves this area on this day.',
  TOO_LONG: 'This day is too short for this visit.',
  TOO_LATE: 'It is too late to start this visit on this day.',
  OUTSIDE_HOURS: 'No beautician is working for the whole visit on this day.',
  REQUESTED_OFF: 'The requested beautician has this day off.',
  REQUESTED_AREA: 'The requested beautician does not serve this area.',
  REQUESTED_SKILL: 'The requested beautician does not offer all of these services.',
  REQUESTED_HOURS: 'The requested beautician is not working for the whole visit on this day.',
  FULL: 'This day has no available time for this visit.',
};

/** Reasons that apply to every day do not suggest another one. */
const dayReasonText = (reason: SlotUnavailableReason): string => {
  const isOfEveryDay = reason === 'REQUESTED_AREA' || reason === 'REQUESTED_SKILL';
  return isOfEveryDay ? dayReasons[reason] : `${dayReasons[reason]} Please choose another.`;
};

const timeReasons: Partial<Record<SlotUnavailableReason, (slot: string) => string>> = {
  PAST: (slot) => `${slot} has passed.`,
  TOO_SOON: (slot) => `It is too late to book ${slot}.`,
  ALREADY_BOOKED: (slot) => `Another visit is already booked at ${slot}.`,
  TOO_LATE: (slot) => `${slot} is too late for a visit of this length.`,
  OUTSIDE_HOURS: (slot) => `No beautician is working for the whole visit at ${slot}.`,
  REQUESTED_HOURS: (slot) =>
    `The requested beautician is not working for the whole visit at ${slot}.`,
  FULL: (slot) => `No beautician is available at ${slot}.`,
};

/** `latest`: the last possible start of the visit. */
const timeReasonText = (reason: SlotUnavailableReason, slot: string, latest?: string): string => {
  const text = timeReasons[reason]?.(slot) ?? dayReasons[reason];
  return reason === 'TOO_LATE' && latest ? `${text} The latest start is ${latest}.` : text;
};

/** Undefined while the time is available or nothing is known. */
export const slotUnavailableText = (
  slot: Slot | null,
  availability: readonly SlotAvailability[] = [],
): string | undefined => {
  const reason = availability.find((other) => other.slot === slot)?.reason;
  return reason && slot !== null
    ? timeReasonText(reason, slot, latestStart(availability))
    : undefined;
};

/** The nearest available time, of two the later; the first if none is selected. */
export const nearestAvailableSlot = (
  slot: Slot | null,
  availability: readonly SlotAvailability[] = [],
): Slot | undefined => {
  const free = availability.filter((other) => other.available && other.slot !== slot);
  const distance = (other: Slot): number =>
    slot === null ? parseTimeOfDay(other) : Math.abs(parseTimeOfDay(other) - parseTimeOfDay(slot));
  return free
    .map((other) => other.slot)
    .toReversed()
    .sort((one, other) => distance(one) - distance(other))[0];
};

/** The reason closest to being available; undefined while a time is available or nothing is known. */
export const dayUnavailableReason = (availability: readonly SlotAvailability[] = []) => {
  if (availability.length === 0 || availability.some(({ available }) => available)) {
    return undefined;
  }
  return (
    slotUnavailableReasons.findLast((reason) =>
      availability.some((slot) => slot.reason === reason),
    ) ?? 'FULL'
  );
};

export const dayUnavailableText = (
  availability?: readonly SlotAvailability[],
): string | undefined => {
  const reason = dayUnavailableReason(availability);
  return reason && dayReasonText(reason);
};
