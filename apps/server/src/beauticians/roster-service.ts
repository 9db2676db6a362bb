import { weekdayOf } from '@haldi/contract/kit/dates';
import type { Db } from '../platform/database.ts';
import { listNamesAtWork } from './roster-store.ts';

/** Who works on a day, in the order of the roster. */
export const namesAtWork = (db: Db, day: string): Promise<string[]> =>
  listNamesAtWork(db, day, weekdayOf(day));
