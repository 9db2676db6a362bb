import type { Week } from '@haldi/contract/beauticians/schema';
import { isClosedDay } from '@haldi/contract/booking/slots';
import { addDays, indiaDay } from '@haldi/contract/kit/dates';
import { seatsOfDays } from '../booking/service.ts';
import { listStranded, listVisitsBetween } from '../orders/visits-service.ts';
import type { Parts } from '../platform/parts.ts';
import { readBookingRules } from '../settings/service.ts';

/** Seven days of everybody, and what needs another pair of hands. */
export const readWeek = async (
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  from: string,
): Promise<Week> => {
  const today = indiaDay(clock());
  const week = Array.from({ length: 7 }, (_, place) => addDays(from, place));
  const [rules, seats, visits, stranded] = await Promise.all([
    readBookingRules(db),
    seatsOfDays(db, week),
    listVisitsBetween(db, from, addDays(from, 6)),
    listStranded(db, today),
  ]);
  const days = week.map((day, place) => ({
    day,
    seats: seats[place] ?? 0,
    isClosed: isClosedDay(day, rules),
  }));
  return { today, days, visits, stranded };
};
