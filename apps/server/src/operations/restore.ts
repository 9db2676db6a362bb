import type pg from 'pg';
import { StartError } from '../start-error.ts';
import { type BackupLine, readBackup } from './backup-file.ts';
import { migrationsOf, quoted, type StoredTable, tablesOf } from './tables-of.ts';

const rowsAtOnce = 500;

const checkVersion = async (client: pg.Client, line: BackupLine | undefined): Promise<void> => {
  if (line?.kind !== 'head' || line.format !== 1)
    throw new StartError('This is not a backup of ours.');
  const here = await migrationsOf(client);
  if (JSON.stringify(here) !== JSON.stringify(line.migrations)) {
    throw new StartError(
      `The backup has ${line.migrations.length} migrations, this version has ${here.length}: restore it with the version that took it, then upgrade.`,
    );
  }
};

/** What a migrated database holds before anyone has used it. */
const bornWith = new Set(['settings']);

const checkMayReplace = async (client: pg.Client, tables: StoredTable[]): Promise<void> => {
  for (const { name } of tables) {
    if (bornWith.has(name)) continue;
    const { rowCount } = await client.query(`select 1 from ${quoted(name)} limit 1`);
    if (rowCount) {
      throw new StartError(
        `The database holds data already (in ${name}); add --overwrite to replace all of it.`,
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
  const list = columns.map(quoted).join(', ');
  await client.query(
    `insert into ${quoted(name)} (${list}) overriding system value
     select ${list} from json_populate_recordset(null::${quoted(name)}, $1)`,
    [`[${rows.join(',')}]`],
  );
};

/** Counters go on after the highest number that was given out. */
const continueCounters = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(`
    select c.relname as table, a.attname as column, pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null`);
  for (const { table, column, sequence } of rows) {
    await client.query(
      `select setval($1, coalesce(max(${quoted(column)}), 0) + 1, false) from ${quoted(table)}`,
      [sequence],
    );
  }
};

const fill = async (client: pg.Client, lines: AsyncGenerator<BackupLine>): Promise<void> => {
  let table: StoredTable | undefined;
  let waiting: string[] = [];
  let rows = 0;
  for await (const line of lines) {
    if (line.kind === 'table') {
      table = line;
      rows = 0;
    } else if (line.kind === 'row' && table) {
      waiting.push(line.json);
      rows += 1;
      if (waiting.length < rowsAtOnce) continue;
      await insertRows(client, table, waiting);
      waiting = [];
    } else if (line.kind === 'end' && table) {
      await insertRows(client, table, waiting);
      waiting = [];
      if (rows !== line.rows) throw new StartError(`The backup of ${table.name} lacks rows.`);
    }
  }
};

type Options = { client: pg.Client; file: string; overwrite?: boolean };

/** Puts a backup into a migrated database, row for row, or changes nothing at all. */
export const restoreBackup = async ({ client, file, overwrite }: Options): Promise<void> => {
  const lines = readBackup(file);
  const head = (await lines.next()).value as BackupLine | undefined;
  await checkVersion(client, head);
  const tables = await tablesOf(client);
  if (!overwrite) await checkMayReplace(client, tables);
  const names = tables.map(({ name }) => quoted(name));
  await client.query('begin');
  try {
    // What the triggers would do is in the backup already.
    for (const name of names) await client.query(`alter table ${name} disable trigger user`);
    await client.query(`truncate ${names.join(', ')}`);
    await fill(client, lines);
    await continueCounters(client);
    for (const name of names) await client.query(`alter table ${name} enable trigger user`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};
