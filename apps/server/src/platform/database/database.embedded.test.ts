import { existsSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { recordingLog, silentLog } from '../../../testing/recording-log.ts';
import { temporaryDirectory } from '../../../testing/temporary-directory.ts';
import { StartError } from '../../start-error.ts';
import { openDatabase } from './database.ts';
import { findEmbeddedDatabase } from './embedded-database.ts';

test('without an address the embedded server is used, survives a crash, and stops at close', async () => {
  const dataDir = await temporaryDirectory();
  const log = recordingLog();
  const { kind, db, close } = await openDatabase({ dataDir, log });
  onTestFinished(() => close());
  expect(kind).toBe('embedded');
  await db.execute(sql`create table kept as select 7 as n`);

  const back = log.next('embedded PostgreSQL is back');
  process.kill((await findEmbeddedDatabase(dataDir))?.pid ?? 0, 'SIGKILL');
  await back;
  expect((await db.execute(sql`select n from kept`)).rows).toEqual([{ n: 7 }]);

  await Promise.all([close(), close()]);
  expect(await findEmbeddedDatabase(dataDir)).toBeUndefined();
});

test('a data directory is asked for by the names that it has in every salon', async () => {
  const dataDir = await temporaryDirectory();
  const { db, close } = await openDatabase({ dataDir, log: silentLog });
  onTestFinished(() => close());
  const named = sql`select current_user as role, current_database() as database`;
  expect((await db.execute(named)).rows).toEqual([{ role: 'haldi', database: 'haldi' }]);
  expect(existsSync(join(dataDir, 'pg/haldi.conf'))).toBe(true);
});

test.each(['fsync', 'full_page_writes', 'synchronous_commit'])(
  'a server that somebody set %s off on is refused, and does not stay running',
  async (name) => {
    const dataDir = await temporaryDirectory();
    await (await openDatabase({ dataDir, log: silentLog })).close();
    await appendFile(join(dataDir, 'pg/postgresql.auto.conf'), `${name} = off\n`);
    await expect(openDatabase({ dataDir, log: silentLog })).rejects.toThrow(
      new StartError(
        `The embedded PostgreSQL: the server runs with ${name} = off, and would lose orders in a crash.`,
      ),
    );
    expect(await findEmbeddedDatabase(dataDir)).toBeUndefined();
  },
);
