import type { Db } from './database/database.ts';
import type { AppError } from './http/app-error.ts';

/**
 * What another feature holds about a person. Each feature describes its own share; the start of the
 * product puts them together, so that accounts need not know who they are.
 */
export type PersonalData = {
  /** The tables with a foreign key to `users`: a test finds those that nobody names. */
  tables: readonly string[];
  /** What goes into the person's download, by name. */
  download: (db: Db, userId: string) => Promise<Record<string, unknown>>;
  /** Why the account cannot be deleted now, if so. Asked inside the deletion's transaction. */
  objection?: (db: Db, userId: string) => Promise<AppError | undefined>;
  /** Makes anonymous what stays. Inside the deletion's transaction, while the user's row is there. */
  forget?: (db: Db, userId: string) => Promise<void>;
};
