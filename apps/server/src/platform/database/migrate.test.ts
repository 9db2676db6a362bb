import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { recordingLog } from '../../../testing/recording-log.ts';
import { temporaryDirectory } from '../../../testing/temporary-directory.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { StartError } from '../../start-error.ts';
import { openDatabase } from './database.ts';
import { migrateDatabase } from './migrate.ts';

type Migration = { tag: string; when: number; sql: string };

const first = {
  tag: '0000_first',
  when: 1000,
  sql: 'create table a (n int); insert into a values (1);',
};
const second = { tag: '0001_second', when: 2000, sql: 'alter table a add column m int;' };

async function writeMigrations(folder: string, migrations: Migration[]): Promise<void> {
  await mkdir(join(folder, 'meta'), { recursive: true });
  const entries = migrations.map(({ tag, when }, idx) => ({ idx, tag, when, breakpoints: true }));
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }));
  for (const { tag, sql } of migrations) await writeFile(join(folder, `${tag}.sql`), sql);
}

async function setup() {
  const own = await createTestDatabase();
  onTestFinished(() => own.drop());
  // Test databases come with all tables; these tests start without any.
  await own.pool.query(
    'drop schema drizzle cascade; drop schema public cascade; create schema public',
  );
  const folder = join(await temporaryDirectory(), 'migrations');
  const log = recordingLog();
  const { connect, close } = await openDatabase({ url: own.url, dataDir: '/nowhere', log });
  onTestFinished(() => close());
  const migrate = () => migrateDatabase({ connect, folder, log });
  const apply = async (...migrations: Migration[]) => {
    await writeMigrations(folder, migrations);
    await migrate();
  };
  return { pool: own.pool, folder, log, migrate, apply };
}

test('several instances that start at once apply each migration once', async () => {
  const { pool, folder, migrate } = await setup();
  await writeMigrations(folder, [first, second]);
  await Promise.all(Array.from({ length: 6 }, migrate));
  expect((await pool.query('select * from a')).rows).toEqual([{ n: 1, m: null }]);
});

test('a later start applies new migrations', async () => {
  const { pool, apply } = await setup();
  await apply(first);
  await apply(first, second);
  expect((await pool.query('select * from a')).rows).toEqual([{ n: 1, m: null }]);
});

test('a failed migration changes nothing and is reported in one line', async () => {
  const { pool, apply } = await setup();
  const error = await apply(first, { ...second, sql: 'alter table b add column m int;' }).catch(
    (problem) => problem,
  );
  expect(error).toEqual(
    new StartError('The database could not be migrated: relation "b" does not exist.'),
  );
  expect((await pool.query(`select to_regclass('a') as a`)).rows).toEqual([{ a: null }]);
  await apply(first, second);
});

test.each([
  ['earlier migrations', [{ ...first, sql: 'create table a (n bigint);' }, second]],
  ['other migrations', [{ tag: '0000_other', when: 500, sql: 'create table b (n int);' }]],
])('a database with %s is refused and left untouched', async (_, migrations) => {
  const { pool, apply } = await setup();
  await apply(...migrations);
  const tables = async () =>
    (
      await pool.query(`select table_name, column_name, data_type from information_schema.columns
       where table_schema = 'public' order by 1, 2`)
    ).rows;
  const before = await tables();
  await expect(apply(first, second)).rejects.toThrow(
    /^This database was created by an earlier version of Haldi.* Nothing was changed\./,
  );
  expect(await tables()).toEqual(before);
});

test('a database of a newer version is used, with a warning', async () => {
  const { apply, log } = await setup();
  await apply(first, second);
  await apply(first);
  expect(log.messages).toContain('the database is newer than this version of Haldi');
});

test('a folder without migrations is reported', async () => {
  const { migrate } = await setup();
  await expect(migrate()).rejects.toThrow('The database could not be migrated: ');
});
