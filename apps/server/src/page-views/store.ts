import { sql } from 'drizzle-orm';
import type { Db } from '../platform/database/database.ts';
import { pageViews } from './tables.ts';

export const incrementPageViews = async (db: Db, day: string, page: string): Promise<void> => {
  await db
    .insert(pageViews)
    .values({ day, page, views: 1 })
    .onConflictDoUpdate({
      target: [pageViews.day, pageViews.page],
      set: { views: sql`${pageViews.views} + 1` },
    });
};

export type PageViewRow = typeof pageViews.$inferInsert;

export const insertPageViews = async (db: Db, rows: PageViewRow[]): Promise<void> => {
  await db.insert(pageViews).values(rows).onConflictDoNothing();
};
