import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { brandWords } from '../tables.ts';

export type WordsRow = typeof brandWords.$inferSelect;

/** The one row, which every database begins with. */
const theOne = ([row]: WordsRow[]): WordsRow => {
  if (!row) throw new Error('there are no words of the salon');
  return row;
};

export const readRow = async (db: Db): Promise<WordsRow> =>
  theOne(await db.select().from(brandWords));

/** Kept from changing until the transaction ends. */
export const lockRow = async (tx: Db): Promise<WordsRow> =>
  theOne(await tx.select().from(brandWords).for('update'));

type WordsValues = Pick<WordsRow, 'words' | 'hours' | 'links' | 'updatedAt'>;

export const updateRow = async (tx: Db, values: WordsValues): Promise<void> => {
  await tx.update(brandWords).set({ ...values, version: sql`${brandWords.version} + 1` });
};

/** Only while nobody has saved any. */
export const writeFirstRow = async (tx: Db, values: WordsValues): Promise<void> => {
  await tx.update(brandWords).set(values).where(eq(brandWords.version, 1));
};
