import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readFile, rename, rmdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createLogWaitingFor, silentLog } from '../testing/log-for-tests.ts';
import { instanceName } from '../testing/start-instance.ts';
import { directoryWithDatabase, temporaryDirectory } from '../testing/temporary-directory.ts';
import { EmbeddedPostgresError } from './errors.ts';
import { findPostmaster } from './postmaster.ts';
import { findRunningServer, hasDatabase } from './running-server.ts';
import { type EmbeddedOptions, startEmbeddedPostgres } from './start.ts';

async function start(directory: string, options: Partial<EmbeddedOptions> = {}) {
  const server = await startEmbeddedPostgres({
    directory,
    name: instanceName,
    log: silentLog,
    ...options,
  });
  onTestFinished(() => server.stop());
  return server;
}

async function ask(connection: pg.ClientConfig, statement: string) {
  const client = await new pg.Client(connection).connect();
  const { rows } = await client.query(statement).finally(() => client.end());
  return rows[0];
}

function errorOf(directory: string, options: Partial<EmbeddedOptions> = {}): Promise<Error> {
  return start(directory, options).then(
    () => new Error('it started'),
    (error) => error,
  );
}

/** Stays a zombie once it is killed, because `cat` does not wait for its children. */
async function childOfCat(): Promise<number> {
  const cat = spawn('sh', ['-c', 'sleep 600 & echo $!; exec cat'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [printed] = await once(cat.stdout, 'data');
  const pid = Number(printed);
  onTestFinished(() => {
    process.kill(pid, 'SIGKILL');
    cat.kill();
  });
  // Once cat answers, it has replaced the shell.
  cat.stdin.write('there?');
  await once(cat.stdout, 'data');
  return pid;
}

describe('a start', () => {
  test('creates a durable, private UTF-8 database without network access', async () => {
    const directory = join(await temporaryDirectory(), 'data');
    const { connection } = await start(directory);
    expect(
      await ask(
        connection,
        `select current_setting('listen_addresses') as tcp,
                current_setting('fsync') as fsync, current_setting('full_page_writes') as pages,
                current_setting('synchronous_commit') as commits,
                current_setting('server_encoding') as encoding, lower('ÀÉ') as lower`,
      ),
    ).toEqual({
      tcp: '',
      fsync: 'on',
      pages: 'on',
      commits: 'on',
      encoding: 'UTF8',
      lower: 'àé',
    });
    expect((await stat(connection.host)).mode & 0o777).toBe(0o700);
  });

  test('keeps the data, and stop leaves nothing running', async () => {
    const directory = await directoryWithDatabase();
    const first = await start(directory);
    await ask(first.connection, 'create table kept as select 7 as n');
    await Promise.all([first.stop(), first.stop()]);
    await first.stop();
    expect(await findPostmaster(directory)).toBeUndefined();

    const second = await start(directory);
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
    const directory = await directoryWithDatabase();
    await mkdir(join(directory, 'socket'), { recursive: true });
    await chmod(join(directory, 'socket'), 0o777);
    const { connection } = await start(directory);
    expect((await stat(connection.host)).mode & 0o777).toBe(0o700);
  });

  test('does not log values of failed statements', async () => {
    const directory = await directoryWithDatabase();
    const { connection } = await start(directory);
    await ask(connection, 'create table people (email text unique)');
    await ask(connection, `insert into people values ('asha@example.com')`);
    await expect(ask(connection, `insert into people values ('asha@example.com')`)).rejects.toThrow(
      'duplicate key',
    );
    expect(await readFile(join(directory, 'pg.log'), 'utf8')).not.toContain('asha');
  });
});

test('role, database, settings and lock have fixed names', async () => {
  const directory = await temporaryDirectory();
  const { connection } = await start(directory);
  expect(await ask(connection, 'select current_user as role, current_database() as db')).toEqual({
    role: instanceName,
    db: instanceName,
  });
  expect((await stat(join(directory, `pg/${instanceName}.conf`))).isFile()).toBe(true);
  expect(
    await ask(
      connection,
      `select application_name as owner, objid as lock
       from pg_locks join pg_stat_activity using (pid) where locktype = 'advisory'`,
    ),
  ).toEqual({ owner: `${instanceName}: in use`, lock: 4_841_708 });
});

test.each(['', 'Sample', 'two words', "it's"])('the name %j is refused', async (odd) => {
  const error = await errorOf('/dev/null', { name: odd });
  expect(error.message).toBe(
    `the name "${odd}" is not valid: use lower-case letters, digits and _`,
  );
});

test('others can find the running server and the database', async () => {
  const directory = join(await temporaryDirectory(), 'data');
  expect(hasDatabase(directory)).toBe(false);
  expect(await findRunningServer(directory, instanceName)).toBeUndefined();
  const { connection, stop } = await start(directory);
  const pid = (await findPostmaster(directory))?.pid;
  expect(await findRunningServer(directory, instanceName)).toEqual({ pid, connection });
  await stop();
  expect(hasDatabase(directory)).toBe(true);
  expect(await findRunningServer(directory, instanceName)).toBeUndefined();
});

describe('what an earlier start left behind', () => {
  test('an incomplete database is deleted and created again', async () => {
    const directory = await temporaryDirectory();
    const gone = spawn('true');
    await once(gone, 'exit');
    const half = join(directory, `pg.init-${gone.pid}`);
    await mkdir(half);
    await writeFile(join(half, 'PG_VERSION'), '18\n');
    const { connection } = await start(directory);
    expect(await ask(connection, 'select 1 as n')).toEqual({ n: 1 });
    await expect(stat(half)).rejects.toThrow('ENOENT');
  });

  test.each(['stranger', 'zombie'])(
    'postmaster.pid that names a %s does not keep it from starting',
    async (kind) => {
      const directory = await directoryWithDatabase();
      const first = await start(directory);
      const file = join(directory, 'pg/postmaster.pid');
      const lines = (await readFile(file, 'utf8')).split('\n');
      await first.stop();

      const pid = await childOfCat();
      if (kind === 'zombie') process.kill(pid, 'SIGKILL');
      await writeFile(file, [pid, ...lines.slice(1)].join('\n'));

      const second = await start(directory);
      expect(await ask(second.connection, 'select 1 as n')).toEqual({ n: 1 });
    },
  );
});

test('a starting server without a socket is waited for', async () => {
  const directory = await directoryWithDatabase();
  await start(directory);
  const file = join(directory, 'pg/postmaster.pid');
  const whole = await readFile(file, 'utf8');
  await writeFile(file, `${whole.split('\n').slice(0, 4).join('\n')}\n\n`);
  expect((await errorOf(directory, { waitMs: 200 })).message).toBe(
    `the PostgreSQL in ${directory} does not respond: it is still starting or stopping`,
  );
  await writeFile(file, whole);
});

describe('a server that dies while it is used', () => {
  test('is started again', async () => {
    const directory = await directoryWithDatabase();
    const { log, written: back } = createLogWaitingFor('embedded PostgreSQL is running again');
    const { connection } = await start(directory, { log });
    const before = await findPostmaster(directory);
    process.kill(before?.pid ?? 0, 'SIGKILL');
    await back;
    expect(await ask(connection, 'select 1 as n')).toEqual({ n: 1 });
    expect((await findPostmaster(directory))?.pid).not.toBe(before?.pid);
  });
});

test('a server that cannot start is retried until it can', async () => {
  const directory = await directoryWithDatabase();
  const stillLost = createLogWaitingFor('embedded PostgreSQL could not be restarted');
  const back = createLogWaitingFor('embedded PostgreSQL is running again');
  const both = (fields: object, line: string) => {
    for (const { log } of [stillLost, back]) log.info(fields, line);
  };
  const { connection } = await start(directory, { log: { info: both, error: both } });
  const running = await findPostmaster(directory);
  // As on a full disk: the files exist, but cannot be used.
  const control = join(directory, 'pg/global/pg_control');
  await rename(control, `${control}.away`);
  process.kill(running?.pid ?? 0, 'SIGKILL');
  await stillLost.written;
  await rename(`${control}.away`, control);
  await back.written;
  expect(await ask(connection, 'select 1 as n')).toEqual({ n: 1 });
});

describe('an unusable directory', () => {
  test('is refused with one line', async () => {
    const base = await temporaryDirectory();
    await writeFile(join(base, 'file'), '');
    expect(await errorOf(join(base, 'file'))).toEqual(
      new EmbeddedPostgresError(
        'directory',
        `the data directory ${base}/file cannot be written: it is not a directory`,
      ),
    );
    expect((await errorOf(join(base, 'file/below'))).message).toBe(
      `the data directory ${base}/file/below cannot be written: not a directory`,
    );
  });

  test('with other files in place of the database is refused, and the files stay', async () => {
    const directory = await temporaryDirectory();
    await mkdir(join(directory, 'pg'));
    await writeFile(join(directory, 'pg/notes.txt'), 'mine');
    expect((await errorOf(directory)).message).toBe(
      `${directory}/pg is not a database: move it away, or choose another directory`,
    );
    expect(await readFile(join(directory, 'pg/notes.txt'), 'utf8')).toBe('mine');
  });

  test('of another major version is refused', async () => {
    const directory = await temporaryDirectory();
    await mkdir(join(directory, 'pg'));
    await writeFile(join(directory, 'pg/PG_VERSION'), '17\n');
    expect((await errorOf(directory)).message).toContain('was written by PostgreSQL 17');
  });

  test('with a server that cannot start gives the reason', async () => {
    const directory = await directoryWithDatabase();
    await writeFile(join(directory, 'pg/postgresql.auto.conf'), `max_connections = 'many'\n`);
    const error = await errorOf(directory);
    expect(error).toBeInstanceOf(EmbeddedPostgresError);
    expect(error.message).toContain(`see ${directory}/pg.log`);
    expect(error.message).not.toContain('\n');
  });
});
