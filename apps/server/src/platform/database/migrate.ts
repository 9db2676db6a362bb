import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { StartError } from '../../start-error.ts';
import type { Log } from '../logging.ts';
import { reasonOf } from '../reason.ts';

export type Migration = MigrationMeta;

export type MigrateOptions = {
  /** A connection without time limits, such as `Database.connect` gives. */
  connect: () => Promise<pg.Client>;
  folder: string;
  log: Log;
};

// Any number does, as long as it never changes.
const migrationKey = 4_841_709;

/** Brings the database up to date; of several instances that start at once, one does the work. */
export async function migrateDatabase({ connect, folder, log }: MigrateOptions): Promise<void> {
  const client = await connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationKey]);
    await migrate(drizzle(client), { migrationsFolder: folder });
    await checkApplied(client, folder, log);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The database could not be migrated: ${reasonOf(rootCause(error))}.`);
  } finally {
    // Ending the session lets go of the lock.
    await client.end().catch(() => {});
  }
}

/** The migrations of this version, the first one first. */
export const migrationsIn = (folder: string): Migration[] =>
  readMigrationFiles({ migrationsFolder: folder });

/** Goes through some of them inside the caller's transaction, and writes down that it did. */
export async function applyMigrations(
  client: pg.Client,
  migrations: readonly Migration[],
): Promise<void> {
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(statement);
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, folderMillis],
    );
  }
}

/**
 * The migrator only compares dates: it would pass over a migration that is older than the last one
 * applied, such as one merged late from a branch, and would not notice a changed one.
 */
async function checkApplied(client: pg.Client, folder: string, log: Log): Promise<void> {
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations',
  );
  const applied = new Set(rows.map((row) => row.hash));
  const known = migrationsIn(folder);
  const missing = known.filter((migration) => !applied.has(migration.hash));
  if (missing.length > 0) {
    throw new StartError(
      `The database could not be migrated: ${missing.length} of ${known.length} migrations were changed after they were applied, or are older than the last one applied.`,
    );
  }
  if (applied.size > known.length) {
    log.warn({ applied: applied.size, known: known.length }, 'the database is newer than this');
  }
}

function rootCause(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? rootCause(error.cause) : error;
}
