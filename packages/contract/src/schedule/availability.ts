import * as z from 'zod/mini';
import { Slot } from './slot.ts';
import {
  type BookingRules,
  fitsIntoDay,
  slotNumber,
  slots,
  slotsOfVisit,
  type Visit,
  whyNotBookable,
} from './slots.ts';

export const slotReasons = ['PAST', 'FULL', 'CLOSED', 'TOO_SOON', 'TOO_LONG'] as const;
export type SlotReason = (typeof slotReasons)[number];

export const SlotAvailability = z.strictObject({
  slot: Slot,
  available: z.boolean(),
  reason: z.optional(z.enum(slotReasons)),
});
export type SlotAvailability = z.infer<typeof SlotAvailability>;

/** The seats of one day: how many each slot has, and how many of them are taken, slot by slot. */
export type DaySeats = { capacity: number; taken: readonly number[] };

/** All eight slots in order, each with the reason why a visit cannot begin in it. */
export const availabilityOf = (
  { day, minutes }: Omit<Visit, 'slot'>,
  { capacity, taken }: DaySeats,
  now: Date,
  rules: BookingRules,
): SlotAvailability[] =>
  slots.map((slot) => {
    const closed = whyNotBookable(day, slot, now, rules);
    // A day beyond the calendar is not open yet, which is what "closed" says to whoever asks.
    if (closed) return { slot, available: false, reason: closed === 'TOO_FAR' ? 'CLOSED' : closed };
    if (!fitsIntoDay(slot, minutes)) return { slot, available: false, reason: 'TOO_LONG' };
    const full = slotsOfVisit(slot, minutes).some(
      (needed) => (taken[slotNumber(needed)] ?? 0) >= capacity,
    );
    return full ? { slot, available: false, reason: 'FULL' } : { slot, available: true };
  });
