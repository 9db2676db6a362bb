import type { CustomerNote } from '@haldi/contract/users/customer/schema';
import { recordAuditEntry } from '../../audit/service.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { violatedForeignKeyConstraint } from '../../platform/database/constraint-errors.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { deleteNote, insertNote, listNotesOfCustomer } from './notes-store.ts';

type Notes = Pick<AppContext, 'db' | 'clock'>;

export const noSuchCustomerError = (): AppError => new AppError('NOT_FOUND', 'Customer not found.');

export const listCustomerNotes = async (db: Db, userId: string): Promise<CustomerNote[]> =>
  (await listNotesOfCustomer(db, userId)).map(({ id, text, by, createdAt }) => ({
    _id: String(id),
    text,
    by,
    createdAt: createdAt.toISOString(),
  }));

/** The audit log outlives the note, so it does not quote it. */
export const addCustomerNote = async (
  { db, clock }: Notes,
  by: Identity,
  userId: string,
  text: string,
): Promise<CustomerNote[]> => {
  const at = clock();
  try {
    await db.transaction(async (tx) => {
      await insertNote(tx, { userId, text, by: by.username, createdAt: at });
      await recordAuditEntry(tx, { by, at, act: 'note-added', subject: { id: userId } });
    });
  } catch (error) {
    throw violatedForeignKeyConstraint(error) ? noSuchCustomerError() : error;
  }
  return listCustomerNotes(db, userId);
};

export const deleteCustomerNote = async (
  { db, clock }: Notes,
  by: Identity,
  userId: string,
  noteId: number,
): Promise<CustomerNote[]> => {
  await db.transaction(async (tx) => {
    if (!(await deleteNote(tx, userId, noteId))) {
      throw new AppError('NOT_FOUND', 'This note was already deleted.');
    }
    await recordAuditEntry(tx, { by, at: clock(), act: 'note-deleted', subject: { id: userId } });
  });
  return listCustomerNotes(db, userId);
};
