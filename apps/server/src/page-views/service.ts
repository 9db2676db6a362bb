import { indiaDay } from '@haldi/contract/kit/dates';
import type { Db } from '../platform/database.ts';
import { addView } from './store.ts';

export const countPageView = (db: Db, now: Date, page: string): Promise<void> =>
  addView(db, indiaDay(now), page);
