import { awayOn } from '@haldi/contract/beauticians/at-work';
import type { BeauticianUnavailable } from '@haldi/contract/orders/refusals';
import type { Db } from '../platform/database.ts';
import {
  insertBeauticians,
  insertDaysOff,
  lockBeautician,
  type NewBeauticianRow,
} from './store.ts';

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
