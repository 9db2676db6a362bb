import { execFile } from 'node:child_process';
import { chown, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startEmbeddedChild } from '../testing/embedded-child.ts';
import { recordingLog } from '../testing/recording-log.ts';
import { temporaryDirectory } from '../testing/temporary-directory.ts';
import { findEmbeddedBinaries } from './embedded-binaries.ts';
import { checkMayRunPostgres } from './embedded-commands.ts';
import { socketDirectoryFor } from './embedded-directory.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { findPostmaster, startPostmaster, stopPostmaster } from './embedded-postmaster.ts';
import { StartError } from './start-error.ts';

async function answers(connection: pg.ClientConfig | undefined): Promise<boolean> {
  const client = await new pg.Client(connection).connect();
  const { rows } = await client.query('select 1 as n').finally(() => client.end());
  return rows[0].n === 1;
}

describe('two copies on one data directory', () => {
  test('the second is refused and leaves the first alone', async () => {
    const dataDir = await temporaryDirectory();
    const first = startEmbeddedChild([dataDir]);
    const { connection } = await first.next();
    const postmaster = await findPostmaster(dataDir);

    const second = startEmbeddedChild([dataDir, '300']);
    expect(await second.next()).toEqual({
      event: 'refused',
      message: `DATA_DIR ${dataDir} is in use by another running copy: stop that one, or set another DATA_DIR.`,
    });
    expect(await second.exit).toBe(1);
    expect(await answers(connection)).toBe(true);
    expect(await findPostmaster(dataDir)).toEqual(postmaster);
  });

  test('the second takes over from a first that is on its way out', async () => {
    const dataDir = await temporaryDirectory();
    const first = startEmbeddedChild([dataDir]);
    await first.next();
    const log = recordingLog();
    const waiting = log.next('DATA_DIR is in use: waiting for the other copy');
    const starting = startEmbeddedPostgres({ dataDir, log });
    // A start that fails is told as such, instead of waiting for words that never come.
    await Promise.race([waiting, starting]);
    first.process.kill('SIGTERM');
    const second = await starting;
    onTestFinished(() => second.stop());
    expect((await first.next()).event).toBe('stopped');
    expect(await answers(second.connection)).toBe(true);
  });

  test('a stop is over with its own server, however soon the next copy has one', async () => {
    const dataDir = await temporaryDirectory();
    const first = await startEmbeddedPostgres({ dataDir, log: recordingLog() });
    const stopped = await findPostmaster(dataDir);
    const binaries = await findEmbeddedBinaries();
    const stopping = first.stop();
    await vi.waitUntil(async () => (await findPostmaster(dataDir)) === undefined, {
      interval: 1,
      timeout: 30_000,
    });
    const next = await startPostmaster(dataDir, binaries, socketDirectoryFor(dataDir));
    expect(next).not.toEqual(stopped);
    onTestFinished(() => stopPostmaster(dataDir));
    await stopping;
    expect(await findPostmaster(dataDir)).toEqual(next);
  });

  test('of several first starts at once, one has the directory', async () => {
    const dataDir = await temporaryDirectory();
    const copies = [1, 2, 3].map(() => startEmbeddedChild([dataDir, '300']));
    const events = await Promise.all(copies.map(async (copy) => (await copy.next()).event));
    expect(events.sort()).toEqual(['ready', 'refused', 'refused']);
  });
});

describe('a copy that is ended', () => {
  test('with kill -9 leaves the database to the next, which stops it', async () => {
    const dataDir = await temporaryDirectory();
    const first = startEmbeddedChild([dataDir]);
    await first.next();
    const postmaster = await findPostmaster(dataDir);
    first.process.kill('SIGKILL');
    await first.exit;
    expect(await findPostmaster(dataDir)).toEqual(postmaster);

    const second = startEmbeddedChild([dataDir]);
    const { connection } = await second.next();
    expect(await answers(connection)).toBe(true);
    expect(await findPostmaster(dataDir)).toEqual(postmaster);
    second.process.kill('SIGTERM');
    expect(await second.exit).toBe(0);
    expect(await findPostmaster(dataDir)).toBeUndefined();
  });

  test('by a signal that arrives twice stops once and cleanly', async () => {
    const dataDir = await temporaryDirectory();
    const copy = startEmbeddedChild([dataDir]);
    await copy.next();
    copy.process.kill('SIGTERM');
    copy.process.kill('SIGTERM');
    expect((await copy.next()).event).toBe('stopped');
    expect(await copy.exit).toBe(0);
    expect(await findPostmaster(dataDir)).toBeUndefined();
  });
});

const nobody = 65534;
const asNobody = ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups', '--'];
const isRoot = process.getuid?.() === 0;
const canBecomeNobody =
  isRoot &&
  (await promisify(execFile)(asNobody[0] ?? '', [
    ...asNobody.slice(1),
    process.execPath,
    '--check',
    new URL('./embedded-postgres.ts', import.meta.url).pathname,
  ]).then(
    () => true,
    () => false,
  ));

describe.skipIf(!canBecomeNobody)(
  'a normal user (tried as root, where nobody may read this)',
  () => {
    test('runs it as itself', async () => {
      const home = await temporaryDirectory();
      await chown(home, nobody, nobody);
      const copy = startEmbeddedChild([join(home, 'data')], asNobody);
      expect((await copy.next()).event).toBe('ready');
      const postmaster = await findPostmaster(join(home, 'data'));
      expect((await stat(`/proc/${postmaster?.pid}`)).uid).toBe(nobody);
      copy.process.kill('SIGTERM');
      expect((await copy.next()).event).toBe('stopped');
    });

    test('is told when it may not write the directory', async () => {
      const home = await temporaryDirectory();
      await chown(home, nobody, nobody);
      await mkdir(join(home, 'locked'), { mode: 0o755 });
      const copy = startEmbeddedChild([join(home, 'locked')], asNobody);
      expect(await copy.next()).toEqual({
        event: 'refused',
        message: `DATA_DIR ${home}/locked cannot be written: permission denied.`,
      });
      expect(await copy.exit).toBe(1);
    });

    test("root is told that the database is somebody else's", async () => {
      const home = await temporaryDirectory();
      await chown(home, nobody, nobody);
      const copy = startEmbeddedChild([join(home, 'data')], asNobody);
      await copy.next();
      const root = startEmbeddedChild([join(home, 'data')]);
      expect((await root.next()).message).toBe(
        `${home}/data/pg belongs to another user (uid ${nobody}): start as that user, or set another DATA_DIR.`,
      );
      const closed = startEmbeddedChild([join(home, 'other')]);
      expect((await closed.next()).message).toContain('(start as the owner of that directory)');
    });
  },
);

test('root without user namespaces is told what to do', async () => {
  await expect(checkMayRunPostgres(true, ['false'])).rejects.toThrow(
    new StartError(
      'PostgreSQL does not run as root, and this machine does not allow "unshare -U": start as a normal user or set DATABASE_URL.',
    ),
  );
  await expect(checkMayRunPostgres(true, ['/no/such/program'])).rejects.toThrow(StartError);
  await expect(checkMayRunPostgres(false, ['false'])).resolves.toBeUndefined();
});
