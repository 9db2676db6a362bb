import type { Beautician } from '@haldi/contract/beauticians/schema';
import { weekdayOf } from '@haldi/contract/kit/dates';
import type { Db } from '../platform/database.ts';
import { listNamesAtWork, listRoster } from './roster-store.ts';

/** Who works on a day, in the order of the roster. */
export const namesAtWork = (db: Db, day: string): Promise<string[]> =>
  listNamesAtWork(db, day, weekdayOf(day));

/** The whole roster; those who have left stand at its end. */
export const readRoster = async (db: Db): Promise<Beautician[]> =>
  (await listRoster(db)).map(({ id, ...rest }) => ({ _id: String(id), ...rest }));
