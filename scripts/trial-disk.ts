import { spawnSync } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { asOperator } from '../apps/server/src/platform/database/operator-database.ts';
import { spawnProduct } from '../apps/server/testing/spawn-product.ts';
import { hireMany, startWriters } from '../apps/server/testing/writers.ts';
import { buildIfStale } from './lib/build.ts';
import { operatorLog } from './lib/operator.ts';
import { conclude, numbersOf, verifyData, withDirectory } from './lib/trial.ts';

/**
 * Fills the disk under the embedded database while eight people write, again and again: the product
 * says so, keeps its public pages, and goes on by itself once there is room; nothing that it
 * acknowledged is lost. The disk is a small one in memory, seen by this trial alone.
 */
const { rounds, megabytes } = numbersOf({ rounds: 3, megabytes: 256 });
const fullMs = 10_000;
const longestReturnMs = 120_000;
const problems: string[] = [];
const log = { ...operatorLog, warn: () => {}, error: () => {} };

/** Linux lets anybody mount such a disk in a namespace of his own: the trial starts itself in one. */
const inNamespace = 'HALDI_TRIAL_DISK';

const fillUp = async (file: string): Promise<void> => {
  const filler = await open(file, 'w');
  const piece = Buffer.alloc(64 * 1_024);
  try {
    for (;;) await filler.write(piece);
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
  while ((await statusOf(address, '/api/health/ready')) !== status) {
    if (performance.now() - began > longestReturnMs)
      throw new Error(`ready did not become ${status}`);
    await delay(100);
  }
  console.log(`  ready is ${status} after ${((performance.now() - began) / 1_000).toFixed(1)} s`);
};

const runTrial = (): Promise<void> =>
  withDirectory(async (disk) => {
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', disk]);
    if (mounted.status !== 0) throw new Error(`no disk to fill: ${mounted.stderr}`);
    const dataDir = join(disk, 'data');
    const filler = join(disk, 'filler');
    const product = spawnProduct({ DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' });
    try {
      const address = await product.ready;
      await asOperator({ dataDir, log }, hireMany);
      await statusOf(address, '/service');
      const writers = await startWriters(() => address);
      for (let round = 1; round <= rounds; round += 1) {
        await delay(2_000);
        await fillUp(filler);
        await expectReady(address, 503);
        await delay(fullMs);
        const page = await statusOf(address, '/service');
        if (page !== 200) problems.push(`a public page was ${page} while the disk was full`);
        await rm(filler);
        await expectReady(address, 200);
        console.log(`  ${round} times full, acknowledged ${JSON.stringify(writers.counts())}`);
      }
      await writers.stop();
      const lost = await asOperator({ dataDir, log }, writers.missing);
      problems.push(...lost, ...writers.strange, ...(await verifyData({ dataDir })));
      console.log(
        `the disk was full ${rounds} times under 8 writers; acknowledged ${JSON.stringify(writers.counts())}; lost or doubled: ${lost.length}`,
      );
    } finally {
      product.kill('SIGTERM');
      await product.exit;
      spawnSync('umount', [disk]);
    }
  });

if (process.env[inNamespace]) {
  await runTrial();
  conclude('disk', problems);
} else {
  await buildIfStale();
  const again = [process.execPath, ...process.argv.slice(1)];
  const { status } = spawnSync('unshare', ['--mount', '--map-root-user', ...again], {
    stdio: 'inherit',
    env: { ...process.env, [inNamespace]: '1' },
  });
  process.exitCode = status ?? 1;
}
