import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { EditRow } from '../store.ts';
import { policyEdits } from '../tables.ts';

export const listEdits = (db: Db): Promise<EditRow[]> => db.select().from(policyEdits);

type Written = Omit<EditRow, 'version'>;

/** The first save of a text; false: somebody else made it. */
export const insertEdit = async (tx: Db, edit: Written): Promise<boolean> => {
  const made = await tx
    .insert(policyEdits)
    .values(edit)
    .onConflictDoNothing()
    .returning({ kind: policyEdits.kind });
  return made.length > 0;
};

/** False: somebody else has changed it since. */
export const updateEdit = async (
  tx: Db,
  { kind, ...edit }: Written,
  version: number,
): Promise<boolean> => {
  const updated = await tx
    .update(policyEdits)
    .set({ ...edit, version: sql`${policyEdits.version} + 1` })
    .where(and(eq(policyEdits.kind, kind), eq(policyEdits.version, version)))
    .returning({ kind: policyEdits.kind });
  return updated.length > 0;
};
