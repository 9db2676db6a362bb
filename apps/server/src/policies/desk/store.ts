import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { EditedPolicyTextRow } from '../store.ts';
import { policyEdits } from '../tables.ts';

export const listEditedPolicyTexts = (db: Db): Promise<EditedPolicyTextRow[]> =>
  db.select().from(policyEdits);

type EditContent = Omit<EditedPolicyTextRow, 'version'>;

/** False if another request inserted it first. */
export const insertEditedPolicyText = async (tx: Db, edit: EditContent): Promise<boolean> => {
  const inserted = await tx
    .insert(policyEdits)
    .values(edit)
    .onConflictDoNothing()
    .returning({ kind: policyEdits.kind });
  return inserted.length > 0;
};

/** False if another request changed it first. */
export const updateEditedPolicyText = async (
  tx: Db,
  { kind, ...edit }: EditContent,
  version: number,
): Promise<boolean> => {
  const updated = await tx
    .update(policyEdits)
    .set({ ...edit, version: sql`${policyEdits.version} + 1` })
    .where(and(eq(policyEdits.kind, kind), eq(policyEdits.version, version)))
    .returning({ kind: policyEdits.kind });
  return updated.length > 0;
};
