import type { Board, BoardVisit } from '@haldi/contract/dashboard/schema';
import { indiaDay, indiaMinutes } from '@haldi/contract/kit/dates';
import { noBeautician } from '@haldi/contract/orders/schema';
import { type Slot, slotStarts, slots, takesSlot } from '@haldi/contract/schedule/slots';

/** A visit in one of its slots: where it begins, or where it goes on. */
export type BoardEntry = { visit: BoardVisit; begins: boolean };

/** What stands where a slot and a beautician cross. */
export const entriesAt = (board: Board, slot: Slot, beautician: string): BoardEntry[] =>
  board.visits
    .filter((visit) => visit.beautician === beautician && takesSlot(visit, slot))
    .map((visit) => ({ visit, begins: visit.slot === slot }));

export const seatsTaken = (board: Board, slot: Slot): number =>
  board.visits.filter((visit) => takesSlot(visit, slot)).length;

/** The columns: who works today, and those whom nobody is assigned to. */
export const columnsOf = ({ beauticians, visits }: Board): string[] =>
  visits.some((visit) => visit.beautician === noBeautician)
    ? [noBeautician, ...beauticians]
    : beauticians;

/** The slot that has begun last, while the day of the board is today; nothing before the first. */
export const currentSlot = (board: Board, now: Date): Slot | undefined => {
  if (indiaDay(now) !== board.day) return undefined;
  const minutes = indiaMinutes(now);
  return slots.findLast((_, place) => (slotStarts[place] ?? 0) <= minutes);
};
