import type { Beautician } from '@haldi/contract/beauticians/schema';
import { weekdayOf } from '@haldi/contract/kit/dates';
import type { Db } from '../platform/database.ts';
import { type DayOffRow, listDaysOff, listNamesAtWork, listRoster } from './roster-store.ts';
import type { BeauticianRow } from './store.ts';

/** Who works on a day, in the order of the roster. */
export const namesAtWork = (db: Db, day: string): Promise<string[]> =>
  listNamesAtWork(db, day, weekdayOf(day));

export const toBeautician = (
  { id, createdAt: _, ...row }: BeauticianRow,
  daysOff: readonly DayOffRow[],
): Beautician => ({
  _id: String(id),
  ...row,
  daysOff: daysOff.map(({ day, note }) => ({ day, note })),
});

/** The whole roster with the days off to come; those who have left stand at its end. */
export const readRoster = async (db: Db, today: string): Promise<Beautician[]> => {
  const [rows, daysOff] = await Promise.all([listRoster(db), listDaysOff(db, today)]);
  const daysOf = Map.groupBy(daysOff, ({ beauticianId }) => beauticianId);
  return rows.map((row) => toBeautician(row, daysOf.get(row.id) ?? []));
};
