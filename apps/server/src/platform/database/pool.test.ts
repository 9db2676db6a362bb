import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import pg from 'pg';
import { afterAll, expect, inject, onTestFinished, test } from 'vitest';
import { silentLog } from '../../../testing/recording-log.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { createDatabaseListener } from '../realtime/database-listener.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import { endPool, openPool } from './pool.ts';

const own = await createTestDatabase();
afterAll(() => own.drop());

async function wire() {
  const { host, port, user, database, password } = new pg.Client(own.url);
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  let dead = false;
  const server = createServer((near) => {
    const far = connect(target);
    near.on('data', (chunk) => dead || far.write(chunk));
    far.on('data', (chunk) => dead || near.write(chunk));
    near.on('close', () => far.destroy()).on('error', () => {});
    far.on('close', () => near.destroy()).on('error', () => {});
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return {
    client: {
      ...{ host: '127.0.0.1', port: (server.address() as AddressInfo).port },
      ...{ user, database, password, ssl: false },
    },
    setDead(value: boolean) {
      dead = value;
    },
  };
}

test('an unresponsive server fails the query, and the next one reconnects', async () => {
  const { client, setDead } = await wire();
  const pool = openPool({ client, log: silentLog, max: 1, unresponsiveMs: 200 });
  onTestFinished(() => pool.end());
  await pool.query('select 1');
  setDead(true);
  const failed = await pool.query('select 1').catch((error: unknown) => error);
  expect(String(failed)).toContain('the database does not respond');
  expect(isDatabaseUnavailable(failed)).toBe(true);
  setDead(false);
  expect((await pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
});

test('an idle connection does not count as unresponsive', async () => {
  const { client } = await wire();
  const pool = openPool({ client, log: silentLog, max: 1, unresponsiveMs: 500 });
  onTestFinished(() => pool.end());
  const before = (await pool.query('select pg_backend_pid() as pid')).rows;
  await own.pool.query('select pg_sleep(1)');
  expect((await pool.query('select pg_backend_pid() as pid')).rows).toEqual(before);
});

test('ending the pool waits until its connections are closed', async () => {
  const { client } = await wire();
  const pool = openPool({ client, log: silentLog });
  let opened = 0;
  let closed = 0;
  pool.on('connect', (connection) => {
    opened += 1;
    connection.on('end', () => {
      closed += 1;
    });
  });
  await Promise.all([pool.query('select 1'), pool.query('select 1')]);
  await endPool(pool);
  expect([opened, closed]).toEqual([2, 2]);
});

test('a listener reconnects when the server is unresponsive', async () => {
  const { client, setDead } = await wire();
  const connect = async () => {
    const alone = new pg.Client({ ...client, connectionTimeoutMillis: 1_000 });
    alone.on('error', () => {});
    return alone.connect();
  };
  const listener = createDatabaseListener({ connect, log: silentLog, heartbeatMs: 200 });
  onTestFinished(() => listener.close());
  const [lost, restored] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await listener.listen('news', {
    message: () => {},
    lost: lost.resolve,
    restored: restored.resolve,
  });
  setDead(true);
  await lost.promise;
  setDead(false);
  await restored.promise;
});

test('each test database is a separate clone', async () => {
  const other = await createTestDatabase();
  onTestFinished(() => other.drop());
  expect(other.kind).toBe(inject('testServer').kind);
  await own.pool.query('create table only_here (n int)');
  await expect(other.pool.query('select * from only_here')).rejects.toThrow('does not exist');
});
