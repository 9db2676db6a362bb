import type { BeauticianUnavailable } from '@haldi/contract/orders/order-errors';
import { awayOn } from '@haldi/contract/roster/at-work';
import type { Beautician } from '@haldi/contract/roster/schema';
import type { Db } from '../platform/database/database.ts';
import {
  type BeauticianRow,
  type DayOffRow,
  insertBeauticians,
  insertDaysOff,
  listDaysOff,
  listRoster,
  lockBeautician,
  type NewBeauticianRow,
} from './store.ts';

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

export type RosterCheck = {
  id: number;
  /** As the roster writes it. */
  name: string;
  /** Why she does not work that day; nothing when she does. */
  away: Exclude<BeauticianUnavailable['reason'], 'BUSY'> | undefined;
};

/** Who is meant by a name, and whether she works that day; nothing for a name that is not ours. */
export const checkRoster = async (
  tx: Db,
  name: string,
  day: string,
): Promise<RosterCheck | undefined> => {
  const found = await lockBeautician(tx, name, day);
  if (!found) return undefined;
  const away = awayOn({ ...found, daysOff: found.isOff ? [{ day }] : [] }, day);
  return { id: found.id, name: found.name, away };
};

export type RosterEntry = Omit<NewBeauticianRow, 'id'> & { daysOff: readonly string[] };

/** Adds people to the roster; gives their ids by name. */
export const addToRoster = async (
  db: Db,
  entries: readonly RosterEntry[],
): Promise<Map<string, number>> => {
  const rows = entries.map(({ daysOff: _, ...row }) => row);
  const ids = new Map((await insertBeauticians(db, rows)).map(({ name, id }) => [name, id]));
  const daysOff = entries.flatMap(({ name, daysOff: days }) =>
    days.map((day) => ({ beauticianId: ids.get(name) ?? 0, day })),
  );
  await insertDaysOff(db, daysOff);
  return ids;
};
