import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { StartError } from '../start-error.ts';
import { serializeBackupLine } from './backup-file.ts';
import {
  listTablesParentsFirst,
  quoteIdentifier,
  requireProductDatabase,
} from './tables-to-back-up.ts';

const rowsPerBatch = 500;

/** Reads all rows in one snapshot, so it is safe while the product runs. */
async function* backupLines(client: pg.Client, takenAt: Date): AsyncGenerator<string> {
  await client.query('begin isolation level repeatable read, read only');
  const migrations = await requireProductDatabase(client);
  yield serializeBackupLine({
    kind: 'head',
    format: 1,
    takenAt: takenAt.toISOString(),
    migrations,
  });
  const tables = await listTablesParentsFirst(client);
  for (const { name, columns } of tables) {
    yield serializeBackupLine({ kind: 'table', name, columns });
    const list = columns.map(quoteIdentifier).join(', ');
    await client.query(
      `declare piece no scroll cursor for select row_to_json(r)::text as json from (select ${list} from ${quoteIdentifier(name)}) r`,
    );
    let rows = 0;
    for (;;) {
      const fetched = await client.query<{ json: string }>(`fetch ${rowsPerBatch} from piece`);
      for (const { json } of fetched.rows) yield serializeBackupLine({ kind: 'row', json });
      rows += fetched.rows.length;
      if (fetched.rows.length < rowsPerBatch) break;
    }
    await client.query('close piece');
    yield serializeBackupLine({ kind: 'end', rows });
  }
  yield serializeBackupLine({ kind: 'tail', tables: tables.length });
  await client.query('commit');
}

type Options = { client: pg.Client; file: string; takenAt: Date; overwrite?: boolean };

/** Writes to a temporary name first, so that a file with the final name is always complete. */
export const writeBackup = async ({ client, file, takenAt, overwrite }: Options): Promise<void> => {
  if (existsSync(file) && !overwrite) {
    throw new StartError(`${file} already exists. Add --overwrite to replace it.`);
  }
  await requireProductDatabase(client);
  const unfinished = `${file}.unfinished`;
  try {
    const target = createWriteStream(unfinished, { mode: 0o600 });
    await pipeline(Readable.from(backupLines(client, takenAt)), createGzip(), target);
    const written = await open(unfinished, 'r');
    await written.sync().finally(() => written.close());
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
};
