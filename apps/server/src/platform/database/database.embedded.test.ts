import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { recordingLog, silentLog } from '../../../testing/recording-log.ts';
import { StartError } from '../../start-error.ts';
import { openDatabase } from './database.ts';
import { findEmbeddedDatabase } from './embedded-database.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'haldi-test-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

test('without DATABASE_URL the embedded server is used, survives a crash and stops at close', async () => {
  const log = recordingLog();
  const { kind, db, close } = await openDatabase({ dataDir, log });
  onTestFinished(() => close());
  expect(kind).toBe('embedded');
  await db.execute(sql`create table kept as select 7 as n`);

  const back = log.next('embedded PostgreSQL is running again');
  process.kill((await findEmbeddedDatabase(dataDir))?.pid ?? 0, 'SIGKILL');
  await back;
  expect((await db.execute(sql`select n from kept`)).rows).toEqual([{ n: 7 }]);

  await Promise.all([close(), close()]);
  expect(await findEmbeddedDatabase(dataDir)).toBeUndefined();
});

test('role, database and settings file have the names of existing data directories', async () => {
  const { db, close } = await openDatabase({ dataDir, log: silentLog });
  onTestFinished(() => close());
  const named = sql`select current_user as role, current_database() as database`;
  expect((await db.execute(named)).rows).toEqual([{ role: 'haldi', database: 'haldi' }]);
  expect(existsSync(join(dataDir, 'pg/haldi.conf'))).toBe(true);
});

test.each(['fsync', 'full_page_writes', 'synchronous_commit'])(
  'a server with %s off is refused and stopped',
  async (name) => {
    await (await openDatabase({ dataDir, log: silentLog })).close();
    const settings = join(dataDir, 'pg/postgresql.auto.conf');
    await writeFile(settings, `${name} = off\n`);
    onTestFinished(() => writeFile(settings, ''));
    await expect(openDatabase({ dataDir, log: silentLog })).rejects.toThrow(
      new StartError(
        `The embedded PostgreSQL: the server runs with ${name} = off, so orders could be lost in a crash. Set it to on.`,
      ),
    );
    expect(await findEmbeddedDatabase(dataDir)).toBeUndefined();
  },
);
