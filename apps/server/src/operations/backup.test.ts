import { readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { connectTo } from '../../testing/database-address.ts';
import { temporaryDirectory } from '../../testing/temporary-directory.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { insertDemoData } from '../demo/insert-demo-data.ts';
import { migrationsFolder as folder } from '../directories.ts';
import { StartError } from '../start-error.ts';
import { writeBackup } from './backup.ts';
import { restoreBackup } from './restore.ts';
import { listTablesParentsFirst, quoteIdentifier } from './tables-to-back-up.ts';
import { verifyDatabase } from './verify-database.ts';

const takenAt = new Date('2026-11-16T06:00:00Z');

let salon: TestApp;
beforeAll(async () => {
  salon = await buildTestApp();
  await insertDemoData(salon.context);
});
afterAll(() => salon.close());

const openClient = async ({ url }: TestDatabase): Promise<pg.Client> => {
  const client = await connectTo(url);
  onTestFinished(() => client.end());
  return client;
};

const emptyDatabase = async (): Promise<TestDatabase> => {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  return database;
};

const contentOf = async (client: pg.Client): Promise<Record<string, string>> => {
  const content: Record<string, string> = {};
  for (const { name } of await listTablesParentsFirst(client)) {
    const { rows } = await client.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(r, chr(10) order by r)), '') as print
       from (select t::text as r from ${quoteIdentifier(name)} t) rows`,
    );
    content[name] = rows[0].print;
  }
  return content;
};

test('threat 23: a restored database has the same rows, and its sequences continue', async () => {
  const source = await openClient(salon.database);
  const file = join(await temporaryDirectory(), 'haldi.backup');
  await writeBackup({ client: source, file, takenAt });
  const target = await openClient(await emptyDatabase());
  await restoreBackup({ client: target, file, folder });
  const content = await contentOf(source);
  expect(content.services).toMatch(/^158 /);
  expect(content.users).not.toMatch(/^0 /);
  expect(await contentOf(target)).toEqual(content);
});

test('threat 23: nothing is overwritten without --overwrite', async () => {
  const source = await openClient(salon.database);
  const file = join(await temporaryDirectory(), 'haldi.backup');
  await writeBackup({ client: source, file, takenAt });
  await expect(writeBackup({ client: source, file, takenAt })).rejects.toThrow('--overwrite');
  await writeBackup({ client: source, file, takenAt, overwrite: true });
  await source.query("update settings set business_name = 'Later'");
  await expect(restoreBackup({ client: source, file, folder })).rejects.toThrow('--overwrite');
  await restoreBackup({ client: source, file, folder, overwrite: true });
  const { rows } = await source.query('select business_name from settings');
  expect(rows).not.toEqual([{ business_name: 'Later' }]);
});

test('threat 23: an incomplete backup or another file changes nothing', async () => {
  const source = await openClient(salon.database);
  const before = await contentOf(source);
  const file = join(await temporaryDirectory(), 'haldi.backup');
  await writeBackup({ client: source, file, takenAt });
  await truncate(file, (await readFile(file)).length - 2_000);
  await expect(restoreBackup({ client: source, file, folder, overwrite: true })).rejects.toThrow(
    /cannot be read as a backup|the end of the backup is missing/,
  );
  await writeFile(file, 'not a backup');
  await expect(restoreBackup({ client: source, file, folder, overwrite: true })).rejects.toThrow(
    'cannot be read as a backup',
  );
  expect(await contentOf(source)).toEqual(before);
});

test('threat 23: a damaged backup or one of another version is refused with one line and changes nothing', async () => {
  const source = await openClient(await emptyDatabase());
  await source.query(
    `insert into users (id, username, username_key) values ('u1', 'Asha', 'asha')`,
  );
  const before = await contentOf(source);
  const file = join(await temporaryDirectory(), 'haldi.backup');
  const refused = async (change: (text: string) => string, line: RegExp): Promise<void> => {
    await writeBackup({ client: source, file, takenAt, overwrite: true });
    const text = gunzipSync(await readFile(file)).toString();
    await writeFile(file, gzipSync(change(text)));
    const error = await restoreBackup({ client: source, file, folder, overwrite: true }).catch(
      (error: unknown) => error,
    );
    expect(error).toBeInstanceOf(StartError);
    expect((error as Error).message).toMatch(line);
  };
  await refused(
    (text) => text.replace('\n={', '\n={{'),
    /^\S+ could not be restored\. Nothing was changed\. Reason: .+\.$/,
  );
  await refused(
    (text) => text.replace(/\n=.*/, ''),
    /^The backup is incomplete: rows of \w+ are missing\.$/,
  );
  await refused(
    (text) => text.replace(/\n\{"kind":"table".*\n(=.*\n)*\{"kind":"end".*/, ''),
    /^The backup is incomplete: tables are missing\.$/,
  );
  await refused(
    (text) => text.replace(/"migrations":\["/, '"migrations":["of another version","'),
    /^This backup was made by another version of Haldi\. Restore it with that version\.$/,
  );
  expect(await contentOf(source)).toEqual(before);
});

test('a database of another program is neither backed up nor verified', async () => {
  const client = await openClient(await emptyDatabase());
  await client.query('drop schema drizzle cascade');
  const file = join(await temporaryDirectory(), 'haldi.backup');
  const refused = 'This database was not created by Haldi.';
  await expect(writeBackup({ client, file, takenAt })).rejects.toThrow(refused);
  await expect(verifyDatabase(client, takenAt)).rejects.toThrow(refused);
});
