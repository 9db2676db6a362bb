import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { siteText } from '../tables.ts';

export type SiteTextRow = typeof siteText.$inferSelect;

const theOne = ([row]: SiteTextRow[]): SiteTextRow => {
  if (!row) throw new Error('the site text row is missing');
  return row;
};

export const readSiteTextRow = async (db: Db): Promise<SiteTextRow> =>
  theOne(await db.select().from(siteText));

export const lockSiteTextRow = async (tx: Db): Promise<SiteTextRow> =>
  theOne(await tx.select().from(siteText).for('update'));

type WordsValues = Pick<SiteTextRow, 'words' | 'hours' | 'links' | 'updatedAt'>;

export const updateSiteTextRow = async (tx: Db, values: WordsValues): Promise<void> => {
  await tx.update(siteText).set({ ...values, version: sql`${siteText.version} + 1` });
};

export const initializeSiteTextRow = async (tx: Db, values: WordsValues): Promise<void> => {
  await tx.update(siteText).set(values).where(eq(siteText.version, 1));
};
