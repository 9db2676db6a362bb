import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { skills } from '../../skills/tables.ts';
import { menuPages, menuSections, services } from '../tables.ts';

/**
 * Blocks changes of the menu, but not reads. The tables are locked in the same order everywhere, to
 * avoid deadlocks.
 */
export const lockWholeMenu = async (tx: Db): Promise<void> => {
  await tx.execute(
    sql`lock table ${menuPages}, ${menuSections}, ${skills}, ${services} in share row exclusive mode`,
  );
};

/** Frees the unique names, so that services can swap them. */
export const setTemporaryServiceNames = async (tx: Db, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await tx
    .update(services)
    .set({ name: sql`'~ ' || ${services.id}` })
    .where(inArray(services.id, [...ids]));
};

export const updateServiceImage = async (
  tx: Db,
  id: string,
  imageHash: string,
  at: Date,
): Promise<void> => {
  await tx
    .update(services)
    .set({ imageHash, version: sql`${services.version} + 1`, updatedAt: at })
    .where(inArray(services.id, [id]));
};
