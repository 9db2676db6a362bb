import type { SlotAvailability } from '@haldi/contract/schedule/availability';
import { type Slot, slots } from '@haldi/contract/schedule/slots';
import type { SelectOption } from '../../ui/select.tsx';
import { bookingCopy } from '../copy.ts';

/** What stands in the dropdown while no time is chosen; an option's value is never empty. */
export const noSlot = 'none';
export type SlotChoice = Slot | typeof noSlot;

/** All eight times, those that cannot be booked marked with the reason. */
export const slotOptions = (
  availability: readonly SlotAvailability[] | undefined,
): SelectOption<SlotChoice>[] => [
  { value: noSlot, label: bookingCopy.chooseSlot },
  ...slots.map((slot) => {
    const known = availability?.find((other) => other.slot === slot);
    if (!known || known.available) return { value: slot, label: slot };
    return {
      value: slot,
      label: slot,
      disabled: true,
      ...(known.reason && { note: bookingCopy.slotNote(known.reason) }),
    };
  }),
];

/** Whether a chosen time has been taken, or has passed, since it was chosen. */
export const isGone = (
  slot: Slot | null,
  availability: readonly SlotAvailability[] | undefined,
): boolean => availability?.some((other) => other.slot === slot && !other.available) ?? false;
