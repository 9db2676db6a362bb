import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { StartError } from '../../start-error.ts';
import { errorReason } from '../error-reason.ts';
import type { Log } from '../logging.ts';

export type MigrateOptions = {
  /** Must return a connection without time limits, see `Database.connect`. */
  connect: () => Promise<pg.Client>;
  folder: string;
  log: Log;
};

// Advisory lock key. Must never change.
const migrationKey = 4_841_709;

/** The advisory lock lets only one of several starting instances migrate. */
export async function migrateDatabase({ connect, folder, log }: MigrateOptions): Promise<void> {
  const client = await connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationKey]);
    await checkApplied(client, folder, log);
    await migrate(drizzle(client), { migrationsFolder: folder });
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The database could not be migrated: ${errorReason(rootCause(error))}.`);
  } finally {
    // Ending the session releases the lock.
    await client.end().catch(() => {});
  }
}

export const readKnownMigrations = (folder: string): string[] =>
  readMigrationFiles({ migrationsFolder: folder }).map(({ hash }) => hash);

/** Undefined if Haldi has never used this database. */
export const readAppliedMigrations = async (
  client: pg.ClientBase,
): Promise<string[] | undefined> => {
  const { rows: found } = await client.query<{ table: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations') as table`,
  );
  if (!found[0]?.table) return undefined;
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at, id',
  );
  return rows.map(({ hash }) => hash);
};

/**
 * Drizzle's migrator compares dates only and would accept a database with different migrations. A
 * newer database is accepted, so that a release can be rolled back.
 */
async function checkApplied(client: pg.Client, folder: string, log: Log): Promise<void> {
  const applied = (await readAppliedMigrations(client)) ?? [];
  const known = readKnownMigrations(folder);
  if (applied.some((hash, n) => n < known.length && hash !== known[n])) {
    throw new StartError(
      'This database was created by an earlier version of Haldi that cannot be upgraded (upgrades are supported from version 1.0.0 on). Nothing was changed. Set DATA_DIR or DATABASE_URL to an empty database.',
    );
  }
  if (applied.length > known.length) {
    log.warn(
      { applied: applied.length, known: known.length },
      'the database is newer than this version of Haldi',
    );
  }
}

function rootCause(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? rootCause(error.cause) : error;
}
