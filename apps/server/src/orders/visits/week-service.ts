import { addDays, indiaDay } from '@haldi/contract/kit/dates';
import type { StrandedVisit, Week } from '@haldi/contract/orders/desk/visits';
import { maxListedVisits } from '@haldi/contract/orders/desk/visits';
import { awayOn } from '@haldi/contract/roster/at-work';
import { freeFor } from '@haldi/contract/roster/free-for';
import { isClosedDay } from '@haldi/contract/schedule/slots';
import type { AppContext } from '../../platform/app-context.ts';
import type { Db } from '../../platform/database/database.ts';
import { readRoster } from '../../roster/service.ts';
import { seatsOfDays } from '../../schedule/service.ts';
import { readBookingRules } from '../../settings/service.ts';
import { listAssigned, listVisitsOn } from './service.ts';

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
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
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
