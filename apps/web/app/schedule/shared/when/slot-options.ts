import { minuteOf } from '@haldi/contract/kit/time-of-day';
import { type SlotAvailability, slotReasons } from '@haldi/contract/schedule/availability';
import type { Slot } from '@haldi/contract/schedule/slots';
import type { SelectOption } from '../../../ui/select.tsx';
import { whenCopy } from './copy.ts';
import { dayProblems, slotProblems } from './reasons.ts';

/** What stands in the dropdown while no time is chosen; an option's value is never empty. */
export const noSlot = 'none';

export const chooseOption: SelectOption = { value: noSlot, label: whenCopy.chooseSlot };

/** A time of a day; one that cannot be booked says why. */
export const optionOf = ({ slot, available, reason }: SlotAvailability): SelectOption =>
  available
    ? { value: slot, label: slot }
    : {
        value: slot,
        label: slot,
        disabled: true,
        ...(reason && { note: whenCopy.slotNote(reason) }),
      };

/** Whether a chosen time was taken, has passed or is no longer offered since it was chosen. */
export const isGone = (
  slot: Slot | null,
  availability: readonly SlotAvailability[] | undefined,
): boolean =>
  slot !== null &&
  availability !== undefined &&
  !availability.some((other) => other.slot === slot && other.available);

/** Why a chosen time cannot be had; nothing while it can, or while that is not known. */
export const slotProblem = (
  slot: Slot | null,
  availability: readonly SlotAvailability[] = [],
): string | undefined => {
  const reason = availability.find((other) => other.slot === slot)?.reason;
  return reason && slot !== null ? slotProblems[reason](slot) : undefined;
};

/** The first free time of the day after one, else any before it. */
export const nextFreeSlot = (
  slot: Slot | null,
  availability: readonly SlotAvailability[] = [],
): Slot | undefined => {
  const free = availability.filter(({ available }) => available).map((other) => other.slot);
  const after = slot === null ? -1 : minuteOf(slot);
  return free.find((other) => minuteOf(other) > after) ?? free.find((other) => other !== slot);
};

/**
 * Why nothing can be chosen on a day, the reason that came nearest to being free; nothing while
 * something can, or while that is not known.
 */
export const dayProblem = (availability: readonly SlotAvailability[] = []): string | undefined => {
  if (availability.length === 0 || availability.some(({ available }) => available)) {
    return undefined;
  }
  const nearest = slotReasons.findLast((reason) =>
    availability.some((slot) => slot.reason === reason),
  );
  return dayProblems[nearest ?? 'FULL'];
};
