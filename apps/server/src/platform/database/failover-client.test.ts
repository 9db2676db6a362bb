import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { socketUrl } from '../../../testing/database-address.ts';
import { recordingLog, silentLog } from '../../../testing/recording-log.ts';
import { temporaryDirectory } from '../../../testing/temporary-directory.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { openDatabase } from './database.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import { startEmbeddedDatabase } from './embedded-database.ts';

const own = await createTestDatabase();
afterAll(() => own.drop());

const deadHost = '127.0.0.1:1';
const hostOf = (url: string) => /@([^/]*)/.exec(url)?.[1] ?? '';

async function open(url: string) {
  const log = recordingLog();
  const database = await openDatabase({ url, dataDir: '/nowhere', log });
  onTestFinished(() => database.close());
  return { ...database, log };
}

async function startServer(dataDir: string) {
  const server = await startEmbeddedDatabase({ dataDir, log: silentLog });
  onTestFinished(() => server.stop());
  return server;
}

test('an unreachable host is skipped, for the pool and for separate connections', async () => {
  const { pool, connect } = await open(own.url.replace('@', `@${deadHost},`));
  expect((await pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
  const alone = await connect();
  expect((await alone.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
  await alone.end();
});

test('when no host is usable, the error has the reason for each', async () => {
  await expect(open(`postgres://u:hush@${deadHost},127.0.0.1:2/db`)).rejects.toThrow(
    'DATABASE_URL (127.0.0.1:1, 127.0.0.1:2): cannot connect to the database: no host accepts writes (127.0.0.1:1 connection refused; 127.0.0.1:2 connection refused).',
  );
});

test('a standby is skipped until it is promoted and accepts writes', async () => {
  const standbyDir = await temporaryDirectory();
  await (await startServer(standbyDir)).stop();
  await writeFile(join(standbyDir, 'pg/standby.signal'), '');
  const standby = await startServer(standbyDir);
  const primary = await startServer(await temporaryDirectory());

  const hosts = [standby, primary].map(({ connection }) => hostOf(socketUrl(connection)));
  const { pool, log } = await open(`postgres://haldi@${hosts.join(',')}/haldi`);
  const dataDirectory = async () =>
    (await pool.query(`select current_setting('data_directory') as directory`)).rows[0].directory;
  expect(await dataDirectory()).not.toContain(standbyDir);

  const lost = log.next('idle database connection lost');
  await primary.stop();
  await lost;
  const refused = await pool.query('select 1').catch((error: unknown) => error);
  expect(String(refused)).toContain('is read-only');
  expect(isDatabaseUnavailable(refused)).toBe(true);

  const promoting = await new pg.Client(standby.connection).connect();
  await promoting.query('select pg_promote(true)');
  await promoting.end();
  expect(await dataDirectory()).toContain(standbyDir);
  await pool.query('create table written (n int)');
});
