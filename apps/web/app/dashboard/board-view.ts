import type { Board, BoardVisit } from '@haldi/contract/dashboard/schema';
import { indiaDay, indiaMinutes } from '@haldi/contract/kit/dates';
import { minuteOf } from '@haldi/contract/kit/time-of-day';
import { noBeautician } from '@haldi/contract/orders/schema';
import { type Slot, slotsOfVisit } from '@haldi/contract/schedule/slots';

/** A visit in one of its slots: where it begins, or where it goes on. */
export type BoardEntry = { visit: BoardVisit; begins: boolean };

/** The visits that take a slot, be it that they begin in it or go on. */
export const visitsIn = ({ slots, visits }: Board, slot: Slot): BoardVisit[] =>
  visits.filter((visit) => slotsOfVisit(visit, slots).includes(slot));

/** What stands where a slot and a beautician cross. */
export const entriesAt = (board: Board, slot: Slot, beautician: string): BoardEntry[] =>
  visitsIn(board, slot)
    .filter((visit) => visit.beautician === beautician)
    .map((visit) => ({ visit, begins: visit.slot === slot }));

/** The columns: who works today, and those whom nobody is assigned to. */
export const columnsOf = ({ beauticians, visits }: Board): string[] =>
  visits.some((visit) => visit.beautician === noBeautician)
    ? [noBeautician, ...beauticians]
    : beauticians;

/** The slot that has begun last, while the day of the board is today; nothing before the first. */
export const currentSlot = (board: Board, now: Date): Slot | undefined => {
  if (indiaDay(now) !== board.day) return undefined;
  const minutes = indiaMinutes(now);
  return board.slots.findLast((slot) => minuteOf(slot) <= minutes);
};
