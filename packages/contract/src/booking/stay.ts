import { type Slot, slotNumber } from './slots.ts';

/** A visit as it stands in a day: the slot it begins in, and how many it takes. */
export type Stay = { slot: Slot; slotCount: number };

export const takesSlot = (visit: Stay, slot: Slot): boolean => {
  const place = slotNumber(slot) - slotNumber(visit.slot);
  return place >= 0 && place < visit.slotCount;
};
