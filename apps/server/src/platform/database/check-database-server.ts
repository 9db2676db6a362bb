import type pg from 'pg';
import { StartError } from '../../start-error.ts';

const oldestSupportedMajor = 15;

type Settings = {
  version: number;
  version_name: string;
  encoding: string;
  read_only: boolean;
  fsync: string;
  full_page_writes: string;
  synchronous_commit: string;
};

const settingsQuery = `
  select current_setting('server_version_num')::int as version,
         current_setting('server_version') as version_name,
         current_setting('server_encoding') as encoding,
         pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as read_only,
         current_setting('fsync') as fsync,
         current_setting('full_page_writes') as full_page_writes,
         current_setting('synchronous_commit') as synchronous_commit`;

/** Rejects a server on which an accepted order could be lost or could not be saved. */
export async function checkDatabaseServer(client: pg.ClientBase, source: string): Promise<void> {
  const { rows } = await client.query<Settings>(settingsQuery);
  const problem = rows[0] ? problemOf(rows[0]) : 'its settings cannot be read';
  if (problem) throw new StartError(`${source}: ${problem}.`);
}

function problemOf(settings: Settings): string | undefined {
  if (settings.version < oldestSupportedMajor * 10_000) {
    return `PostgreSQL ${settings.version_name} is too old. Use version ${oldestSupportedMajor} or later`;
  }
  if (settings.read_only) return 'the server is read-only. Use the address of the primary server';
  if (settings.encoding !== 'UTF8') {
    return `the database encoding is ${settings.encoding}. Create the database with ENCODING 'UTF8'`;
  }
  for (const name of ['fsync', 'full_page_writes', 'synchronous_commit'] as const) {
    if (settings[name] === 'off') {
      return `the server runs with ${name} = off, so orders could be lost in a crash. Set it to on`;
    }
  }
  return undefined;
}
