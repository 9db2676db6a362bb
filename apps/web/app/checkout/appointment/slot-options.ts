import type { SlotAvailability, SlotReason } from '@haldi/contract/schedule/availability';
import type { Slot } from '@haldi/contract/schedule/slots';
import type { SelectOption } from '../../ui/select.tsx';
import { bookingCopy } from '../copy.ts';

/** What stands in the dropdown while no time is chosen; an option's value is never empty. */
export const noSlot = 'none';

const optionOf = ({ slot, available, reason }: SlotAvailability): SelectOption =>
  available
    ? { value: slot, label: slot }
    : {
        value: slot,
        label: slot,
        disabled: true,
        ...(reason && { note: bookingCopy.slotNote(reason) }),
      };

/**
 * The times of a day, those that cannot be booked marked with the reason. `offered` are the times
 * of every day: all that can be said of one while the answer about it is on its way.
 */
export const slotOptions = (
  offered: readonly Slot[],
  availability: readonly SlotAvailability[] | undefined,
): SelectOption[] => [
  { value: noSlot, label: bookingCopy.chooseSlot },
  ...(availability ?? offered.map((slot) => ({ slot, available: true }))).map(optionOf),
];

/** Whether a chosen time was taken, has passed or is no longer offered since it was chosen. */
export const isGone = (
  slot: Slot | null,
  availability: readonly SlotAvailability[] | undefined,
): boolean =>
  slot !== null &&
  availability !== undefined &&
  !availability.some((other) => other.slot === slot && other.available);

/** Why nothing can be chosen on a day; nothing while something can, or while that is not known. */
export const dayProblem = (availability: readonly SlotAvailability[] = []): string | undefined => {
  if (availability.length === 0 || availability.some(({ available }) => available)) {
    return undefined;
  }
  const isAbout = (wanted: SlotReason): boolean =>
    availability.some(({ reason }) => reason === wanted);
  if (isAbout('NOT_SERVED')) return bookingCopy.dayNotServed;
  return isAbout('NO_SKILL') ? bookingCopy.dayWithoutSkill : bookingCopy.dayFull;
};
