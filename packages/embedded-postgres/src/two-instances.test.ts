import { execFile } from 'node:child_process';
import { chown, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createLogWaitingFor, silentLog } from '../testing/log-for-tests.ts';
import { instanceName, startInstance } from '../testing/start-instance.ts';
import { directoryWithDatabase, temporaryDirectory } from '../testing/temporary-directory.ts';
import { findBinaries } from './binaries.ts';
import { socketDirectoryFor } from './data-directory.ts';
import { EmbeddedPostgresError } from './errors.ts';
import { findPostmaster, startPostmaster, stopPostmaster } from './postmaster.ts';
import { checkCanRunPostgres } from './run-postgres-tool.ts';
import { startEmbeddedPostgres } from './start.ts';

async function answers(connection: pg.ClientConfig | undefined): Promise<boolean> {
  const client = await new pg.Client(connection).connect();
  const { rows } = await client.query('select 1 as n').finally(() => client.end());
  return rows[0].n === 1;
}

describe('two instances on one data directory', () => {
  test('the second is refused and does not affect the first', async () => {
    const directory = await directoryWithDatabase();
    const first = startInstance(directory);
    const { connection } = await first.next();
    const postmaster = await findPostmaster(directory);

    const second = startInstance(directory, { waitMs: 300 });
    expect(await second.next()).toEqual({
      event: 'refused',
      message: `the data directory ${directory} is in use by another running instance: stop that one, or choose another directory`,
    });
    expect(await second.exit).toBe(1);
    expect(await answers(connection)).toBe(true);
    expect(await findPostmaster(directory)).toEqual(postmaster);
  });

  test('the second takes over from a stopping first', async () => {
    const directory = await directoryWithDatabase();
    const first = startInstance(directory);
    await first.next();
    const { log, written: waiting } = createLogWaitingFor(
      'the data directory is in use: waiting for the other instance',
    );
    const starting = startEmbeddedPostgres({ directory, name: instanceName, log });
    // A failed start must reject here instead of waiting for the log line forever.
    await Promise.race([waiting, starting]);
    first.process.kill('SIGTERM');
    const second = await starting;
    onTestFinished(() => second.stop());
    expect((await first.next()).event).toBe('stopped');
    expect(await answers(second.connection)).toBe(true);
  });

  test('a stop waits only for its own server', async () => {
    const directory = await directoryWithDatabase();
    const first = await startEmbeddedPostgres({ directory, name: instanceName, log: silentLog });
    const stopped = await findPostmaster(directory);
    const binaries = await findBinaries();
    const stopping = first.stop();
    await vi.waitUntil(async () => (await findPostmaster(directory)) === undefined, {
      interval: 1,
      timeout: 120_000,
    });
    const socketDirectory = socketDirectoryFor(directory, instanceName);
    const next = await startPostmaster({
      root: directory,
      name: instanceName,
      binaries,
      socketDirectory,
    });
    expect(next).not.toEqual(stopped);
    onTestFinished(() => stopPostmaster(directory));
    await stopping;
    expect(await findPostmaster(directory)).toEqual(next);
  });

  test('of several simultaneous first starts, one gets the directory', async () => {
    const directory = await temporaryDirectory();
    const instances = [1, 2, 3].map(() => startInstance(directory, { waitMs: 300 }));
    const events = await Promise.all(instances.map(async ({ next }) => (await next()).event));
    expect(events.sort()).toEqual(['ready', 'refused', 'refused']);
  });
});

describe('an instance that is ended', () => {
  test('with kill -9 leaves the server to the next instance', async () => {
    const directory = await directoryWithDatabase();
    const first = startInstance(directory);
    await first.next();
    const postmaster = await findPostmaster(directory);
    first.process.kill('SIGKILL');
    await first.exit;
    expect(await findPostmaster(directory)).toEqual(postmaster);

    const second = startInstance(directory);
    const { connection } = await second.next();
    expect(await answers(connection)).toBe(true);
    expect(await findPostmaster(directory)).toEqual(postmaster);
    second.process.kill('SIGTERM');
    expect(await second.exit).toBe(0);
    expect(await findPostmaster(directory)).toBeUndefined();
  });

  test('by a signal that arrives twice stops once and cleanly', async () => {
    const directory = await directoryWithDatabase();
    const instance = startInstance(directory);
    await instance.next();
    instance.process.kill('SIGTERM');
    instance.process.kill('SIGTERM');
    expect((await instance.next()).event).toBe('stopped');
    expect(await instance.exit).toBe(0);
    expect(await findPostmaster(directory)).toBeUndefined();
  });
});

const nobodyUid = 65534;
const asNobody = [
  'setpriv',
  `--reuid=${nobodyUid}`,
  `--regid=${nobodyUid}`,
  '--clear-groups',
  '--',
];
const isRoot = process.getuid?.() === 0;
const canBecomeNobody =
  isRoot &&
  (await promisify(execFile)(asNobody[0] ?? '', [
    ...asNobody.slice(1),
    process.execPath,
    '--check',
    new URL('./start.ts', import.meta.url).pathname,
  ]).then(
    () => true,
    () => false,
  ));

describe.skipIf(!canBecomeNobody)(
  'a normal user (skipped without root, or if `nobody` cannot read the sources)',
  () => {
    test('runs it as itself', async () => {
      const home = await temporaryDirectory();
      await chown(home, nobodyUid, nobodyUid);
      const instance = startInstance(join(home, 'data'), { prefix: asNobody });
      expect((await instance.next()).event).toBe('ready');
      const postmaster = await findPostmaster(join(home, 'data'));
      expect((await stat(`/proc/${postmaster?.pid}`)).uid).toBe(nobodyUid);
      instance.process.kill('SIGTERM');
      expect((await instance.next()).event).toBe('stopped');
    });

    test('gets an error if the directory is not writable', async () => {
      const home = await temporaryDirectory();
      await chown(home, nobodyUid, nobodyUid);
      await mkdir(join(home, 'locked'), { mode: 0o755 });
      const instance = startInstance(join(home, 'locked'), { prefix: asNobody });
      expect(await instance.next()).toEqual({
        event: 'refused',
        message: `the data directory ${home}/locked cannot be written: permission denied`,
      });
      expect(await instance.exit).toBe(1);
    });

    test('root gets an error if the database belongs to another user', async () => {
      const home = await temporaryDirectory();
      await chown(home, nobodyUid, nobodyUid);
      const instance = startInstance(join(home, 'data'), { prefix: asNobody });
      await instance.next();
      const root = startInstance(join(home, 'data'));
      expect((await root.next()).message).toBe(
        `${home}/data/pg belongs to another user (uid ${nobodyUid}): start as that user, or choose another directory`,
      );
      const closed = startInstance(join(home, 'other'));
      expect((await closed.next()).message).toContain('(start as the owner of that directory)');
    });
  },
);

test('root without user namespaces gets an error', async () => {
  await expect(checkCanRunPostgres(true, ['false'])).rejects.toThrow(
    new EmbeddedPostgresError(
      'machine',
      'PostgreSQL does not run as root where "unshare -U" is not allowed: start as a normal user',
    ),
  );
  await expect(checkCanRunPostgres(true, ['/no/such/program'])).rejects.toThrow(
    EmbeddedPostgresError,
  );
  await expect(checkCanRunPostgres(false, ['false'])).resolves.toBeUndefined();
});
