import type { CustomerNote } from '@haldi/contract/users/customer/schema';
import { recordAct } from '../../audit/service.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { violatedForeignKey } from '../../platform/database/constraint.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { deleteNote, insertNote, listNotesOf } from './store.ts';

type Notes = Pick<AppContext, 'db' | 'clock'>;

export const noSuchCustomer = (): AppError =>
  new AppError('NOT_FOUND', 'There is no such customer.');

export const notesAbout = async (db: Db, userId: string): Promise<CustomerNote[]> =>
  (await listNotesOf(db, userId)).map(({ id, text, by, createdAt }) => ({
    _id: String(id),
    text,
    by,
    createdAt: createdAt.toISOString(),
  }));

/** What it says stays out of the activity: that outlives the note and the account. */
export const addNote = async (
  { db, clock }: Notes,
  by: Identity,
  userId: string,
  text: string,
): Promise<CustomerNote[]> => {
  const at = clock();
  try {
    await db.transaction(async (tx) => {
      await insertNote(tx, { userId, text, by: by.username, createdAt: at });
      await recordAct(tx, { by, at, act: 'note-added', subject: { id: userId } });
    });
  } catch (error) {
    throw violatedForeignKey(error) ? noSuchCustomer() : error;
  }
  return notesAbout(db, userId);
};

export const removeNote = async (
  { db, clock }: Notes,
  by: Identity,
  userId: string,
  noteId: number,
): Promise<CustomerNote[]> => {
  await db.transaction(async (tx) => {
    if (!(await deleteNote(tx, userId, noteId))) {
      throw new AppError('NOT_FOUND', 'This note is gone already.');
    }
    await recordAct(tx, { by, at: clock(), act: 'note-deleted', subject: { id: userId } });
  });
  return notesAbout(db, userId);
};
