import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { menuPages, menuSections, services } from '../tables.ts';

export type PageRow = typeof menuPages.$inferSelect;
export type SectionRow = typeof menuSections.$inferSelect;

export const listMenuPages = (db: Db): Promise<PageRow[]> =>
  db.select().from(menuPages).orderBy(asc(menuPages.position), asc(menuPages.slug));

export const listMenuSections = (db: Db): Promise<SectionRow[]> =>
  db.select().from(menuSections).orderBy(asc(menuSections.position), asc(menuSections.key));

export const listVisibleServiceNames = (db: Db): Promise<{ name: string; dataSet: string }[]> =>
  db
    .select({ name: services.name, dataSet: services.dataSet })
    .from(services)
    .where(eq(services.hidden, false));

export const hasMenuPage = async (db: Db, slug: string): Promise<boolean> =>
  (await db.$count(menuPages, eq(menuPages.slug, slug))) > 0;
