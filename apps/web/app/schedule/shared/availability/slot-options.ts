import { minuteOf } from '@haldi/contract/kit/time-of-day';
import {
  type SlotAvailability,
  type SlotReason,
  slotReasons,
} from '@haldi/contract/schedule/availability';
import type { Slot } from '@haldi/contract/schedule/slots';
import type { SelectOption } from '../../../ui/select.tsx';
import { availabilityCopy } from './copy.ts';
import { dayReasonText, timeReasonText } from './unavailable-reasons.ts';

/** What stands in the dropdown while no time is chosen; an option's value is never empty. */
export const noSlot = 'none';

export const placeholderOption: SelectOption = {
  value: noSlot,
  label: availabilityCopy.chooseSlot,
};

/** A time of a day; one that cannot be booked says why. */
export const slotOption = ({ slot, available, reason }: SlotAvailability): SelectOption =>
  available
    ? { value: slot, label: slot }
    : {
        value: slot,
        label: slot,
        disabled: true,
        ...(reason && { note: availabilityCopy.slotNote(reason) }),
      };

/** Whether a chosen time was taken, has passed or is no longer offered since it was chosen. */
export const isSlotGone = (
  slot: Slot | null,
  availability: readonly SlotAvailability[] | undefined,
): boolean =>
  slot !== null &&
  availability !== undefined &&
  !availability.some((other) => other.slot === slot && other.available);

/** The reasons that leave open whether the visit could start then: it is over before that is asked. */
const unknownStarts: readonly (SlotReason | undefined)[] = [
  'PAST',
  'TOO_FAR',
  'CLOSED',
  'TOO_SOON',
];

/** The last time of the day at which somebody could start such a visit; nothing: it is not known. */
const latestStart = (availability: readonly SlotAvailability[]): Slot | undefined => {
  const last = availability.findLast(
    ({ reason }) => reason !== 'TOO_LATE' && reason !== 'OUTSIDE_HOURS',
  );
  return last && !unknownStarts.includes(last.reason) ? last.slot : undefined;
};

/** Why a chosen time cannot be had; nothing while it can, or while that is not known. */
export const slotUnavailableText = (
  slot: Slot | null,
  availability: readonly SlotAvailability[] = [],
): string | undefined => {
  const reason = availability.find((other) => other.slot === slot)?.reason;
  return reason && slot !== null
    ? timeReasonText(reason, slot, latestStart(availability))
    : undefined;
};

/** The free time of the day nearest to one, the later of two; the first where none is chosen. */
export const nearestAvailableSlot = (
  slot: Slot | null,
  availability: readonly SlotAvailability[] = [],
): Slot | undefined => {
  const free = availability.filter((other) => other.available && other.slot !== slot);
  const distance = (other: Slot): number =>
    slot === null ? minuteOf(other) : Math.abs(minuteOf(other) - minuteOf(slot));
  return free
    .map((other) => other.slot)
    .toReversed()
    .sort((one, other) => distance(one) - distance(other))[0];
};

/**
 * Why nothing can be chosen on a day, the reason that came nearest to being free; nothing while
 * something can, or while that is not known.
 */
export const dayUnavailableReason = (availability: readonly SlotAvailability[] = []) => {
  if (availability.length === 0 || availability.some(({ available }) => available)) {
    return undefined;
  }
  return (
    slotReasons.findLast((reason) => availability.some((slot) => slot.reason === reason)) ?? 'FULL'
  );
};

export const dayUnavailableText = (
  availability?: readonly SlotAvailability[],
): string | undefined => {
  const reason = dayUnavailableReason(availability);
  return reason && dayReasonText(reason);
};
