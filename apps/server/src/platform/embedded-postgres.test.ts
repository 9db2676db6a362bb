import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readFile, rmdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { recordingLog, silentLog } from '../testing/recording-log.ts';
import { temporaryDirectory } from '../testing/temporary-directory.ts';
import { type EmbeddedOptions, startEmbeddedPostgres } from './embedded-postgres.ts';
import { findPostmaster } from './embedded-postmaster.ts';
import { StartError } from './start-error.ts';

async function start(dataDir: string, options: Partial<EmbeddedOptions> = {}) {
  const server = await startEmbeddedPostgres({ dataDir, log: silentLog, ...options });
  onTestFinished(() => server.stop());
  return server;
}

async function ask(connection: pg.ClientConfig, statement: string) {
  const client = await new pg.Client(connection).connect();
  const { rows } = await client.query(statement).finally(() => client.end());
  return rows[0];
}

function refusal(dataDir: string, options: Partial<EmbeddedOptions> = {}): Promise<Error> {
  return start(dataDir, options).then(
    () => new Error('it started'),
    (error) => error,
  );
}

describe('a start', () => {
  test('makes a durable, private, UTF-8 database that no network reaches', async () => {
    const dataDir = join(await temporaryDirectory(), 'data');
    const { connection } = await start(dataDir);
    expect(
      await ask(
        connection,
        `select current_database() as name, current_setting('listen_addresses') as tcp,
                current_setting('fsync') as fsync, current_setting('full_page_writes') as pages,
                current_setting('synchronous_commit') as commits,
                current_setting('server_encoding') as encoding, lower('ÀÉ') as lower`,
      ),
    ).toEqual({
      name: 'haldi',
      tcp: '',
      fsync: 'on',
      pages: 'on',
      commits: 'on',
      encoding: 'UTF8',
      lower: 'àé',
    });
    expect((await stat(connection.host)).mode & 0o777).toBe(0o700);
  });

  test('finds the rows of the last one, and stop leaves nothing running', async () => {
    const dataDir = await temporaryDirectory();
    const first = await start(dataDir);
    await ask(first.connection, 'create table kept as select 7 as n');
    await Promise.all([first.stop(), first.stop()]);
    await first.stop();
    expect(await findPostmaster(dataDir)).toBeUndefined();

    const second = await start(dataDir);
    expect(await ask(second.connection, 'select n from kept')).toEqual({ n: 7 });
  });

  test('takes a directory with any name and any length', async () => {
    const base = await temporaryDirectory();
    const odd = await start(join(base, `it's $(odd) "and" \`long\` é`));
    expect(await ask(odd.connection, 'select 1 as n')).toEqual({ n: 1 });

    const long = await start(join(base, 'x'.repeat(120)));
    expect(Buffer.byteLength(long.connection.host)).toBeLessThan(90);
    expect((await stat(long.connection.host)).mode & 0o777).toBe(0o700);
    expect(await ask(long.connection, 'select 1 as n')).toEqual({ n: 1 });
    await long.stop();
    await rmdir(long.connection.host);
  });

  test('closes a socket directory that was left open to others', async () => {
    const dataDir = await temporaryDirectory();
    await mkdir(join(dataDir, 'socket'));
    await chmod(join(dataDir, 'socket'), 0o777);
    const { connection } = await start(dataDir);
    expect((await stat(connection.host)).mode & 0o777).toBe(0o700);
  });

  test('does not write values of refused statements to its log', async () => {
    const dataDir = await temporaryDirectory();
    const { connection } = await start(dataDir);
    await ask(connection, 'create table people (email text unique)');
    await ask(connection, `insert into people values ('asha@example.com')`);
    await expect(ask(connection, `insert into people values ('asha@example.com')`)).rejects.toThrow(
      'duplicate key',
    );
    expect(await readFile(join(dataDir, 'pg.log'), 'utf8')).not.toContain('asha');
  });
});

describe('what an earlier start left behind', () => {
  test('a half-made database is thrown away and made again', async () => {
    const dataDir = await temporaryDirectory();
    const gone = spawn('true');
    await once(gone, 'exit');
    const half = join(dataDir, `pg.init-${gone.pid}`);
    await mkdir(half);
    await writeFile(join(half, 'PG_VERSION'), '18\n');
    const { connection } = await start(dataDir);
    expect(await ask(connection, 'select 1 as n')).toEqual({ n: 1 });
    await expect(stat(half)).rejects.toThrow('ENOENT');
  });

  test.each([
    ['a stranger that was given its number', 'echo $$; exec sleep 600'],
    ['a zombie', 'true & echo $!; exec sleep 600'],
  ])('postmaster.pid that names %s does not keep it from starting', async (_, script) => {
    const dataDir = await temporaryDirectory();
    const first = await start(dataDir);
    const file = join(dataDir, 'pg/postmaster.pid');
    const lines = (await readFile(file, 'utf8')).split('\n');
    await first.stop();

    const holder = spawn('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void holder.kill());
    const [pid] = await once(holder.stdout, 'data');
    await writeFile(file, [String(pid).trim(), ...lines.slice(1)].join('\n'));

    const second = await start(dataDir);
    expect(await ask(second.connection, 'select 1 as n')).toEqual({ n: 1 });
  });
});

test('a server that has not told its socket yet is waited for', async () => {
  const dataDir = await temporaryDirectory();
  await start(dataDir);
  const file = join(dataDir, 'pg/postmaster.pid');
  const whole = await readFile(file, 'utf8');
  await writeFile(file, `${whole.split('\n').slice(0, 4).join('\n')}\n\n`);
  expect((await refusal(dataDir, { waitMs: 200 })).message).toBe(
    `The embedded PostgreSQL in DATA_DIR ${dataDir} does not answer: it is still starting or stopping.`,
  );
  await writeFile(file, whole);
});

describe('a server that dies while it is used', () => {
  test('is started again', async () => {
    const dataDir = await temporaryDirectory();
    const log = recordingLog();
    const { connection } = await start(dataDir, { log });
    const back = log.next('embedded PostgreSQL is back');
    const before = await findPostmaster(dataDir);
    process.kill(before?.pid ?? 0, 'SIGKILL');
    await back;
    expect(await ask(connection, 'select 1 as n')).toEqual({ n: 1 });
    expect((await findPostmaster(dataDir))?.pid).not.toBe(before?.pid);
  });
});

describe('a directory that will not do', () => {
  test('is refused with one line', async () => {
    const base = await temporaryDirectory();
    await writeFile(join(base, 'file'), '');
    expect(await refusal(join(base, 'file'))).toEqual(
      new StartError(`DATA_DIR ${base}/file cannot be written: it is not a directory.`),
    );
    expect((await refusal(join(base, 'file/below'))).message).toBe(
      `DATA_DIR ${base}/file/below cannot be written: a part of the path is not a directory.`,
    );
  });

  test('such as one with other files where the database goes, which stay', async () => {
    const dataDir = await temporaryDirectory();
    await mkdir(join(dataDir, 'pg'));
    await writeFile(join(dataDir, 'pg/notes.txt'), 'mine');
    expect((await refusal(dataDir)).message).toBe(
      `${dataDir}/pg is not a database: move it away, or set another DATA_DIR.`,
    );
    expect(await readFile(join(dataDir, 'pg/notes.txt'), 'utf8')).toBe('mine');
  });

  test('such as one of another major version', async () => {
    const dataDir = await temporaryDirectory();
    await mkdir(join(dataDir, 'pg'));
    await writeFile(join(dataDir, 'pg/PG_VERSION'), '17\n');
    expect((await refusal(dataDir)).message).toContain('was written by PostgreSQL 17');
  });

  test('and a server that cannot start says why', async () => {
    const dataDir = await temporaryDirectory();
    await (await start(dataDir)).stop();
    await writeFile(join(dataDir, 'pg/postgresql.auto.conf'), `max_connections = 'many'\n`);
    const error = await refusal(dataDir);
    expect(error).toBeInstanceOf(StartError);
    expect(error.message).toContain(`see ${dataDir}/pg.log`);
    expect(error.message).not.toContain('\n');
  });
});
