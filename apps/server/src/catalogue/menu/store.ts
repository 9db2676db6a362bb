import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { menuPages, menuSections, services } from '../tables.ts';

export type PageRow = typeof menuPages.$inferSelect;
export type SectionRow = typeof menuSections.$inferSelect;

const isOnSale = sql<boolean>`exists (select 1 from ${services}
  where ${services.dataSet} = ${menuSections.key} and not ${services.hidden})`;

export const listPages = (db: Db): Promise<PageRow[]> =>
  db.select().from(menuPages).orderBy(asc(menuPages.position), asc(menuPages.slug));

/** All sections in their order within a page, and whether anything in them is on sale. */
export const listSections = (db: Db): Promise<(SectionRow & { isOnSale: boolean })[]> =>
  db
    .select({ ...getTableColumns(menuSections), isOnSale })
    .from(menuSections)
    .orderBy(asc(menuSections.position), asc(menuSections.key));

export const hasPage = async (db: Db, slug: string): Promise<boolean> =>
  (await db.$count(menuPages, eq(menuPages.slug, slug))) > 0;
