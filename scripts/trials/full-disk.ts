import { spawnSync } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { addManyBeauticians, startWriters } from '../../apps/server/testing/concurrent-writers.ts';
import { buildIfStale } from '../lib/build-if-stale.ts';
import { runProcess } from '../lib/run-process.ts';
import {
  type Trial,
  verifyAcknowledgedWrites,
  waitUntil,
  withProduct,
  withTemporaryDirectory,
  withTrialDatabase,
} from '../lib/trial-helpers.ts';

const fullMs = 10_000;
const longestReturnMs = 120_000;

/**
 * In a Linux namespace any user may mount a small disk, so the trial starts itself again in one.
 */
const inNamespace = 'HALDI_TRIAL_DISK';

const fillDisk = async (file: string): Promise<void> => {
  const filler = await open(file, 'w');
  const chunk = Buffer.alloc(64 * 1_024);
  try {
    for (;;) await filler.write(chunk);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    await filler.close();
  }
};

const statusOf = async (address: string, path: string): Promise<number> => {
  const answer = await fetch(new URL(path, address));
  await answer.arrayBuffer();
  return answer.status;
};

const expectReady = async (address: string, status: number): Promise<void> => {
  const began = performance.now();
  const hasStatus = async () => (await statusOf(address, '/api/health/ready')) === status;
  if (!(await waitUntil(hasStatus, longestReturnMs)))
    throw new Error(`ready did not become ${status}`);
  console.log(`  ready is ${status} after ${((performance.now() - began) / 1_000).toFixed(1)} s`);
};

const rounds = 3;

const fillRepeatedly = (disk: string): Promise<string[]> => {
  const dataDir = join(disk, 'data');
  const filler = join(disk, 'filler');
  return withProduct(dataDir, async ({ address }) => {
    const problems: string[] = [];
    await withTrialDatabase({ dataDir }, addManyBeauticians);
    await statusOf(address, '/service');
    const writers = await startWriters(() => address);
    for (let round = 1; round <= rounds; round += 1) {
      await delay(2_000);
      await fillDisk(filler);
      await expectReady(address, 503);
      await delay(fullMs);
      const page = await statusOf(address, '/service');
      if (page !== 200) problems.push(`a public page answered ${page} while the disk was full`);
      await rm(filler);
      await expectReady(address, 200);
    }
    await writers.stop();
    return [...problems, ...(await verifyAcknowledgedWrites(writers, { dataDir }))];
  });
};

const onSmallDisk = (): Promise<string[]> =>
  withTemporaryDirectory(async (disk) => {
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256m', 'tmpfs', disk]);
    if (mounted.status !== 0) throw new Error(`could not mount a test disk: ${mounted.stderr}`);
    return fillRepeatedly(disk).finally(() => spawnSync('umount', [disk]));
  });

export const fullDiskTrial: Trial = {
  name: 'disk',
  proves: 'a disk that fills 3 times under 8 writers: pages are served, no data is lost',
  minutes: 2,
  run: async () => {
    if (process.env[inNamespace]) return onSmallDisk();
    await buildIfStale();
    const again = [process.execPath, 'scripts/trial.ts', 'disk'];
    const code = await runProcess('unshare', ['--mount', '--map-root-user', ...again], {
      env: { [inNamespace]: '1' },
    });
    return code === 0 ? [] : ['the trial failed: see above'];
  },
};
