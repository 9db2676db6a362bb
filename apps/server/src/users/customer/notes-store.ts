import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { customerNotes } from './notes-tables.ts';

export type NoteRow = typeof customerNotes.$inferSelect;

export const listNotesOfCustomer = (db: Db, userId: string): Promise<NoteRow[]> =>
  db
    .select()
    .from(customerNotes)
    .where(eq(customerNotes.userId, userId))
    .orderBy(desc(customerNotes.id));

export const insertNote = async (
  tx: Db,
  note: typeof customerNotes.$inferInsert,
): Promise<void> => {
  await tx.insert(customerNotes).values(note);
};

export const deleteNote = async (tx: Db, userId: string, id: number): Promise<boolean> => {
  const deleted = await tx
    .delete(customerNotes)
    .where(and(eq(customerNotes.userId, userId), eq(customerNotes.id, id)))
    .returning({ id: customerNotes.id });
  return deleted.length > 0;
};
