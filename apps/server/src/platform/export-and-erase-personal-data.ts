import type { Db } from './database/database.ts';
import type { AppError } from './http/app-error.ts';

/**
 * Each feature describes its own personal data and `app.ts` combines them, so that accounts do not
 * depend on other features.
 */
export type PersonalData = {
  /** Tables with a foreign key to `users`; a test finds missing ones. */
  tables: readonly string[];
  /** Content of the personal data download, by name. */
  download: (db: Db, userId: string) => Promise<Record<string, unknown>>;
  /** Reason why the account cannot be deleted now. Runs inside the deletion transaction. */
  deletionRefusal?: (db: Db, userId: string) => Promise<AppError | undefined>;
  /**
   * Anonymizes what is kept. Runs inside the deletion transaction, before the user row is deleted.
   */
  forget?: (db: Db, userId: string) => Promise<void>;
};
