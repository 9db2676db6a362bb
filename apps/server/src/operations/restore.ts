import type pg from 'pg';
import { isDatabaseUnavailable } from '../platform/database/database-unavailable.ts';
import { readKnownMigrations } from '../platform/database/migrate.ts';
import { errorReason } from '../platform/error-reason.ts';
import { StartError } from '../start-error.ts';
import { type BackupLine, readBackup } from './backup-file.ts';
import { listTablesParentsFirst, quoteIdentifier, type StoredTable } from './tables-to-back-up.ts';

const rowsPerBatch = 500;

const checkHead = (line: BackupLine | undefined, folder: string): void => {
  if (line?.kind !== 'head' || line.format !== 1)
    throw new StartError('This file is not a Haldi backup.');
  const known = readKnownMigrations(folder);
  const isSame =
    line.migrations.length === known.length &&
    known.every((hash, n) => line.migrations[n] === hash);
  if (!isSame) {
    throw new StartError(
      'This backup was made by another version of Haldi. Restore it with that version.',
    );
  }
};

/** Tables that a migrated database fills before its first use. */
const initiallyFilledTables = new Set([
  ...['settings', 'skills', 'branding', 'site_text', 'menu_pages', 'menu_sections'],
  ...['policy_texts', 'policy_publications', 'payment_settings', 'payout_settings'],
  'accounting_settings',
  'document_settings',
]);

const checkMayReplace = async (client: pg.Client, tables: StoredTable[]): Promise<void> => {
  for (const { name } of tables) {
    if (initiallyFilledTables.has(name)) continue;
    const { rowCount } = await client.query(`select 1 from ${quoteIdentifier(name)} limit 1`);
    if (rowCount) {
      throw new StartError(
        `The database already contains data (table ${name}). Add --overwrite to replace all of it.`,
      );
    }
  }
};

const insertRows = async (
  client: pg.Client,
  { name, columns }: StoredTable,
  rows: string[],
): Promise<void> => {
  if (rows.length === 0) return;
  const list = columns.map(quoteIdentifier).join(', ');
  await client.query(
    `insert into ${quoteIdentifier(name)} (${list}) overriding system value
     select ${list} from json_populate_recordset(null::${quoteIdentifier(name)}, $1)`,
    [`[${rows.join(',')}]`],
  );
};

/** Sets each sequence to the highest used number plus one. */
const continueCounters = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(`
    select c.relname as table, a.attname as column, pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null`);
  for (const { table, column, sequence } of rows) {
    await client.query(
      `select setval($1, coalesce(max(${quoteIdentifier(column)}), 0) + 1, false) from ${quoteIdentifier(table)}`,
      [sequence],
    );
  }
};

const restoreTables = async (
  client: pg.Client,
  lines: AsyncGenerator<BackupLine>,
): Promise<void> => {
  let table: StoredTable | undefined;
  let pending: string[] = [];
  let rows = 0;
  let tables = 0;
  for await (const line of lines) {
    if (line.kind === 'table') {
      table = line;
      rows = 0;
    } else if (line.kind === 'row' && table) {
      pending.push(line.json);
      rows += 1;
      if (pending.length < rowsPerBatch) continue;
      await insertRows(client, table, pending);
      pending = [];
    } else if (line.kind === 'end' && table) {
      await insertRows(client, table, pending);
      pending = [];
      if (rows !== line.rows)
        throw new StartError(`The backup is incomplete: rows of ${table.name} are missing.`);
      tables += 1;
    } else if (line.kind === 'tail' && tables !== line.tables) {
      throw new StartError('The backup is incomplete: tables are missing.');
    }
  }
};

const restoreRows = async (client: pg.Client, lines: AsyncGenerator<BackupLine>): Promise<void> => {
  const names = (await listTablesParentsFirst(client)).map(({ name }) => quoteIdentifier(name));
  // The backup already contains what the triggers would write.
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(', ')}`);
  await restoreTables(client, lines);
  await continueCounters(client);
  // Pending deferred constraints would block the ALTER TABLE below.
  await client.query('set constraints all immediate');
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
};

/** Database outages are not the fault of the backup and keep their own error. */
const toRestoreError = (error: unknown, file: string): unknown =>
  error instanceof StartError || isDatabaseUnavailable(error)
    ? error
    : new StartError(
        `${file} could not be restored. Nothing was changed. Reason: ${errorReason(error)}.`,
      );

export const checkBackup = async (file: string, folder: string): Promise<void> => {
  const lines = readBackup(file);
  checkHead((await lines.next()).value as BackupLine | undefined, folder);
  for await (const _line of lines);
};

type Options = {
  client: pg.Client;
  file: string;
  folder: string;
  overwrite?: boolean;
};

/** All changes happen in one transaction. */
export const restoreBackup = async (options: Options): Promise<void> => {
  const { client, file, folder, overwrite } = options;
  const lines = readBackup(file);
  checkHead((await lines.next()).value as BackupLine | undefined, folder);
  if (!overwrite) await checkMayReplace(client, await listTablesParentsFirst(client));
  await client.query('begin');
  try {
    await restoreRows(client, lines);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw toRestoreError(error, file);
  }
};
