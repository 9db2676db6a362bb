import { count, eq, max, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { menuPages, menuSections, services } from '../../tables.ts';

/** Blocks other changes of pages and sections, but not reads. */
export const lockMenuPages = async (tx: Db): Promise<void> => {
  await tx.execute(sql`lock table ${menuPages} in share row exclusive mode`);
};

export type SectionCounts = { services: number; hidden: number };

export const countServicesBySection = async (db: Db): Promise<Map<string, SectionCounts>> => {
  const rows = await db
    .select({
      key: services.dataSet,
      services: count(),
      hidden: sql<number>`count(*) filter (where ${services.hidden})::int`,
    })
    .from(services)
    .groupBy(services.dataSet);
  return new Map(rows.map(({ key, ...counts }) => [key, counts]));
};

type NewPage = Omit<typeof menuPages.$inferInsert, 'position'>;

export const insertMenuPage = async (tx: Db, page: NewPage): Promise<void> => {
  const [row] = await tx.select({ last: max(menuPages.position) }).from(menuPages);
  await tx.insert(menuPages).values({ ...page, position: (row?.last ?? -1) + 1 });
};

export const updateMenuPage = async (
  tx: Db,
  slug: string,
  changes: Omit<NewPage, 'slug'>,
): Promise<void> => {
  await tx.update(menuPages).set(changes).where(eq(menuPages.slug, slug));
};

export const deleteMenuPage = async (tx: Db, slug: string): Promise<void> => {
  await tx.delete(menuSections).where(eq(menuSections.page, slug));
  await tx.delete(menuPages).where(eq(menuPages.slug, slug));
};

const nextPositionOn = async (tx: Db, page: string): Promise<number> => {
  const [row] = await tx
    .select({ last: max(menuSections.position) })
    .from(menuSections)
    .where(eq(menuSections.page, page));
  return (row?.last ?? -1) + 1;
};

type NewSection = Omit<typeof menuSections.$inferInsert, 'position'>;

export const insertMenuSection = async (tx: Db, section: NewSection): Promise<void> => {
  const position = await nextPositionOn(tx, section.page);
  await tx.insert(menuSections).values({ ...section, position });
};

export const updateMenuSection = async (
  tx: Db,
  key: string,
  { name, page }: { name: string; page: string },
  hasMoved: boolean,
): Promise<void> => {
  const position = hasMoved ? { page, position: await nextPositionOn(tx, page) } : {};
  await tx
    .update(menuSections)
    .set({ name, ...position })
    .where(eq(menuSections.key, key));
};

export const deleteMenuSection = async (tx: Db, key: string): Promise<void> => {
  await tx.delete(menuSections).where(eq(menuSections.key, key));
};

type PageOrder = { slug: string; sections: readonly string[] };

export const updateMenuOrder = async (tx: Db, pages: readonly PageOrder[]): Promise<void> => {
  for (const [position, { slug, sections }] of pages.entries()) {
    await tx.update(menuPages).set({ position }).where(eq(menuPages.slug, slug));
    for (const [position, key] of sections.entries()) {
      await tx
        .update(menuSections)
        .set({ page: slug, position: position })
        .where(eq(menuSections.key, key));
    }
  }
};
