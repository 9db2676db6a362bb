import { awayOn } from '@haldi/contract/beauticians/at-work';
import type { Beautician } from '@haldi/contract/beauticians/schema';
import type { Db } from '../platform/database.ts';
import { type DayOffRow, listDaysOff, listRoster } from './roster-store.ts';
import type { BeauticianRow } from './store.ts';

export const toBeautician = (
  { id, createdAt: _, ...row }: BeauticianRow,
  daysOff: readonly DayOffRow[],
): Beautician => ({
  _id: String(id),
  ...row,
  daysOff: daysOff.map(({ day, note }) => ({ day, note })),
});

/** The whole roster with the days off from that day on; those who have left stand at its end. */
export const readRoster = async (db: Db, from: string): Promise<Beautician[]> => {
  // One after the other: a transaction has one connection.
  const rows = await listRoster(db);
  const daysOff = await listDaysOff(db, from);
  const daysOf = Map.groupBy(daysOff, ({ beauticianId }) => beauticianId);
  return rows.map((row) => toBeautician(row, daysOf.get(row.id) ?? []));
};

/** Who works on a day, whoever was hired first standing first. */
export const namesAtWork = async (db: Db, day: string): Promise<string[]> =>
  (await readRoster(db, day))
    .filter((beautician) => !awayOn(beautician, day))
    .sort((one, other) => Number(one._id) - Number(other._id))
    .map(({ name }) => name);
