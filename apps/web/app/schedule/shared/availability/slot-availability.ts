import { parseTimeOfDay } from '@haldi/contract/kit/time-of-day';
import {
  type SlotAvailability,
  type SlotUnavailableReason,
  slotUnavailableReasons,
} from '@haldi/contract/schedule/availability';
import type { Slot } from '@haldi/contract/schedule/booking-time-rules';
import type { SelectOption } from '../../../ui/select.tsx';
import { availabilityCopy } from './copy.ts';
import { dayReasonText, timeReasonText } from './unavailable-reason-texts.ts';

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
