import { sql } from 'drizzle-orm';
import type { Db } from '../platform/database/database.ts';
import { brandLook } from './tables.ts';

export type LookRow = typeof brandLook.$inferSelect;

/** The one row, which every database begins with. */
const theOne = ([row]: LookRow[]): LookRow => {
  if (!row) throw new Error('the salon has no look');
  return row;
};

export const readLook = async (db: Db): Promise<LookRow> =>
  theOne(await db.select().from(brandLook));

/** Kept from changing until the transaction ends. */
export const lockLook = async (tx: Db): Promise<LookRow> =>
  theOne(await tx.select().from(brandLook).for('update'));

export type LookChanges = Pick<LookRow, 'palette' | 'logoHash' | 'logoFacts' | 'updatedAt'>;

export const updateLook = async (tx: Db, changes: LookChanges): Promise<void> => {
  await tx.update(brandLook).set({ ...changes, version: sql`${brandLook.version} + 1` });
};
