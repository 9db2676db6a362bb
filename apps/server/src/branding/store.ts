import { sql } from 'drizzle-orm';
import type { Db } from '../platform/database/database.ts';
import { branding } from './tables.ts';

export type BrandingRow = typeof branding.$inferSelect;

const singleRow = ([row]: BrandingRow[]): BrandingRow => {
  if (!row) throw new Error('the branding row is missing');
  return row;
};

export const findBranding = async (db: Db): Promise<BrandingRow> =>
  singleRow(await db.select().from(branding));

export const lockBranding = async (tx: Db): Promise<BrandingRow> =>
  singleRow(await tx.select().from(branding).for('update'));

export type BrandingChanges = Pick<BrandingRow, 'palette' | 'logoHash' | 'logoFacts' | 'updatedAt'>;

export const updateBranding = async (tx: Db, changes: BrandingChanges): Promise<void> => {
  await tx.update(branding).set({ ...changes, version: sql`${branding.version} + 1` });
};
