import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { withDatabaseName } from '../../../testing/database-address.ts';
import { type RecordingLog, recordingLog } from '../../../testing/recording-log.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { StartError } from '../../start-error.ts';
import { type Database, openDatabase } from './database.ts';
import type { DatabaseClient } from './database-client.ts';

const own = await createTestDatabase();
afterAll(() => own.drop());

async function open(url = own.url): Promise<Database & { log: RecordingLog }> {
  const log = recordingLog();
  const database = await openDatabase({ url, dataDir: '/nowhere', log });
  onTestFinished(() => database.close());
  return { ...database, log };
}

async function errorOf(url: string): Promise<string> {
  const error = await open(url).catch((problem) => problem);
  expect(error).toBeInstanceOf(StartError);
  expect(error.message).not.toContain('\n');
  expect(error.message).not.toContain('hush-hush');
  return error.message;
}

const backend = async (client: pg.ClientBase | pg.Pool) =>
  (await client.query('select pg_backend_pid() as pid')).rows[0].pid;
const kill = (pid: number) => own.pool.query('select pg_terminate_backend($1, 5000)', [pid]);

describe('a database that answers', () => {
  test('is used through Drizzle, and closed once', async () => {
    const database = await open();
    expect(database.kind).toBe('server');
    expect((await database.db.execute(sql`select 1 as n`)).rows).toEqual([{ n: 1 }]);
    await Promise.all([database.close(), database.close()]);
    await expect(database.pool.query('select 1')).rejects.toThrow('after calling end');
  });

  test('limits pool connections, but not separate connections', async () => {
    const database = await open();
    const limits = `select current_setting('statement_timeout') as statement,
                           current_setting('idle_in_transaction_session_timeout') as idle`;
    expect((await database.pool.query(limits)).rows).toEqual([{ statement: '10s', idle: '15s' }]);
    const alone = await database.connect();
    expect((await alone.query(limits)).rows).toEqual([{ statement: '0', idle: '0' }]);
    await alone.end();
  });
});

describe('a lost connection', () => {
  test('while idle is logged and replaced', async () => {
    const { pool, log } = await open();
    const noticed = log.next('idle database connection lost');
    await kill(await backend(pool));
    await noticed;
    expect((await pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
  });

  test('between two statements fails only this transaction', async () => {
    const { db, log } = await open();
    const noticed = log.next('database connection lost');
    const broken = db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await kill(rows[0]?.pid ?? 0);
      await noticed;
      await tx.execute(sql`select 1`);
    });
    await expect(broken).rejects.toThrow();
    expect((await db.execute(sql`select 1 as n`)).rows).toEqual([{ n: 1 }]);
  });

  test('before a transaction begins does not use up the pool', async () => {
    const { db, pool } = await open();
    for (let lost = 0; lost < 10; lost += 1) {
      pool.once('acquire', (client) => cut(client));
      await expect(db.transaction(async () => {})).rejects.toThrow();
    }
    expect((await pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
    await expect(db.transaction((tx) => tx.execute(sql`select 1`))).resolves.toBeDefined();
  });

  test('is released once; releasing twice still throws', async () => {
    const { pool } = await open();
    const client = await pool.connect();
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    await kill(await backend(client));
    await ended;
    client.release();
    const sound = await pool.connect();
    sound.release();
    expect(() => sound.release()).toThrow('already been released');
  });
});

function cut(client: pg.PoolClient): void {
  (client as pg.PoolClient & DatabaseClient).socket.destroy();
}

describe('messages', () => {
  test('arrive, and gaps are reported', async () => {
    const { listen, pool } = await open();
    const told: string[] = [];
    const waiting = new Map<string, () => void>();
    const tell = (what: string) => {
      told.push(what);
      waiting.get(what)?.();
    };
    const next = (what: string) => new Promise<void>((done) => waiting.set(what, done));
    await listen('Orders changed', {
      message: tell,
      lost: () => tell('lost'),
      restored: () => tell('restored'),
    });
    const send = (payload: string) =>
      pool.query('select pg_notify($1, $2)', ['Orders changed', payload]);

    const one = next('one');
    await send('one');
    await one;
    const restored = next('restored');
    const { rows } = await own.pool.query(
      `select pid from pg_stat_activity where query ilike 'listen%' and datname = current_database()`,
    );
    await kill(rows[0].pid);
    await restored;
    const two = next('two');
    await send('two');
    await two;
    expect(told).toEqual(['one', 'lost', 'restored', 'two']);
  });
});

describe('an unusable database', () => {
  test('is refused in one line without the password', async () => {
    expect(await errorOf('postgres://u:hush-hush@127.0.0.1:1/db')).toBe(
      'DATABASE_URL (127.0.0.1:1): cannot connect to the database: connection refused.',
    );
    expect(await errorOf('postgres://u:hush-hush@no-such-host.invalid/db')).toBe(
      'DATABASE_URL (no-such-host.invalid:5432): cannot connect to the database: host name not found.',
    );
    expect(await errorOf('hush-hush')).toContain('DATABASE_URL is not valid');
    expect(await errorOf(withDatabaseName(own.url, 'no_such_database'))).toContain(
      'database "no_such_database" does not exist',
    );
  });

  test('even when the server repeats the password', async () => {
    const server = createServer((socket) => {
      const text = 'SFATAL\0C28P01\0Mwrong: hush-hush\0\0';
      const head = Buffer.from([0x45, 0, 0, 0, text.length + 4]);
      socket.end(Buffer.concat([head, Buffer.from(text)]));
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await errorOf(`postgres://u:hush-hush@127.0.0.1:${port}/db`)).toContain('wrong: ***.');
  });

  test.each([
    ['synchronous_commit', 'off', 'synchronous_commit = off'],
    [
      'default_transaction_read_only',
      'on',
      'the server is read-only. Use the address of the primary server',
    ],
  ])('%s = %s is refused', async (name, value, problem) => {
    const weak = await createTestDatabase();
    onTestFinished(() => weak.drop());
    const database = new URL(weak.url.replace(/%2F/g, '')).pathname.slice(1);
    await own.pool.query(`alter database ${database} set ${name} = ${value}`);
    expect(await errorOf(weak.url)).toContain(problem);
  });
});
