import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { siteText } from '../tables.ts';

export type SiteTextRow = typeof siteText.$inferSelect;

const singleRow = ([row]: SiteTextRow[]): SiteTextRow => {
  if (!row) throw new Error('the site text row is missing');
  return row;
};

export const findSiteTextRow = async (db: Db): Promise<SiteTextRow> =>
  singleRow(await db.select().from(siteText));

export const lockSiteTextRow = async (tx: Db): Promise<SiteTextRow> =>
  singleRow(await tx.select().from(siteText).for('update'));

type SiteTextValues = Pick<SiteTextRow, 'words' | 'hours' | 'links' | 'updatedAt'>;

export const updateSiteTextRow = async (tx: Db, values: SiteTextValues): Promise<void> => {
  await tx.update(siteText).set({ ...values, version: sql`${siteText.version} + 1` });
};

export const updateUneditedSiteTextRow = async (tx: Db, values: SiteTextValues): Promise<void> => {
  await tx.update(siteText).set(values).where(eq(siteText.version, 1));
};
