import { awayOn } from '@haldi/contract/beauticians/at-work';
import { freeFor } from '@haldi/contract/beauticians/free-for';
import type { StrandedVisit, Week } from '@haldi/contract/beauticians/schema';
import { isClosedDay } from '@haldi/contract/booking/slots';
import { addDays, indiaDay } from '@haldi/contract/kit/dates';
import { maxListedVisits } from '@haldi/contract/orders/visits';
import { seatsOfDays } from '../booking/service.ts';
import { listAssigned, listVisitsOn } from '../orders/visits-service.ts';
import type { Db } from '../platform/database.ts';
import type { Parts } from '../platform/parts.ts';
import { readBookingRules } from '../settings/service.ts';
import { readRoster } from './roster-service.ts';

/** The visits that need another pair of hands, each with those who are free for it. */
const readStranded = async (db: Db, today: string): Promise<StrandedVisit[]> => {
  const [assigned, roster] = await Promise.all([listAssigned(db, today), readRoster(db, today)]);
  const workers = new Map(roster.map((worker) => [worker._id, worker]));
  const isStranded = ({ beauticianId, day }: (typeof assigned)[number]): boolean => {
    const worker = workers.get(beauticianId ?? '');
    return worker !== undefined && awayOn(worker, day) !== undefined;
  };
  const stranded = assigned.filter(isStranded).slice(0, maxListedVisits);
  if (stranded.length === 0) return [];
  const taken = await listVisitsOn(db, [...new Set(stranded.map(({ day }) => day))]);
  return stranded.map(({ categories, ...visit }) => ({
    ...visit,
    free: freeFor({ ...visit, categories }, roster, taken),
  }));
};

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
    listVisitsOn(db, week),
    readStranded(db, today),
  ]);
  const days = week.map((day, place) => ({
    day,
    seats: seats[place] ?? 0,
    isClosed: isClosedDay(day, rules),
  }));
  return { today, days, visits, stranded };
};
