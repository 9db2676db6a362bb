import { indiaDay } from '@haldi/contract/kit/dates';
import type { Db } from '../platform/database/database.ts';
import { addView, insertViews, type PageViewRow } from './store.ts';

export const countPageView = (db: Db, now: Date, page: string): Promise<void> =>
  addView(db, indiaDay(now), page);

/** For the demo data. */
export const insertDemoViews = (db: Db, rows: PageViewRow[]): Promise<void> =>
  insertViews(db, rows);
