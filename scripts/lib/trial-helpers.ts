import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Service } from '@haldi/contract/catalogue/service-schema';
import type pg from 'pg';
import { verifyDatabase } from '../../apps/server/src/operations/verify-database.ts';
import { withDatabaseClientForTool } from '../../apps/server/src/platform/database/database-for-command-line-tools.ts';
import type { Writers } from '../../apps/server/testing/concurrent-writers.ts';
import { type ProductProcess, spawnProduct } from '../../apps/server/testing/spawn-product.ts';
import { buildIfStale } from './build-if-stale.ts';
import { findOrInstallChromium } from './chromium.ts';
import { runProcess } from './run-process.ts';

export type Trial = {
  name: string;
  proves: string;
  /** On two cores. */
  minutes: number;
  /** Arguments, for the usage text. */
  usage?: string;
  /** Takes the arguments, returns the problems found. */
  run: (parameters: string[]) => Promise<string[]>;
};

export const withTemporaryDirectory = async <T>(
  work: (directory: string) => Promise<T>,
): Promise<T> => {
  const directory = await mkdtemp(join(tmpdir(), 'haldi-trial-'));
  return work(directory).finally(() => rm(directory, { recursive: true, force: true }));
};

type Started = { product: ProductProcess; address: string };

export const withProduct = async <T>(
  dataDir: string,
  work: (started: Started) => Promise<T>,
): Promise<T> => {
  await buildIfStale();
  const product = spawnProduct({ DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
  try {
    return await work({ product, address: await product.ready });
  } catch (error) {
    console.error(product.printed().slice(-3_000));
    throw error;
  } finally {
    product.kill('SIGTERM');
    await product.exit;
  }
};

export const readServicesAt = async (address: string): Promise<[Service, Service]> => {
  const answer = await fetch(new URL('/Json%20Files/AllServices.json', address));
  return (await answer.json()) as [Service, Service];
};

/** Returns false if the time is over. */
export const waitUntil = async (
  isTrue: () => Promise<boolean>,
  milliseconds = 5_000,
): Promise<boolean> => {
  const deadline = performance.now() + milliseconds;
  while (performance.now() < deadline) {
    if (await isTrue()) return true;
    await delay(100);
  }
  return false;
};

export type TrialDatabase = { url?: string; dataDir: string };

/** Databases are killed here, so errors in the log are expected. */
export const trialLog = { info: () => {}, warn: () => {}, error: () => {} };

export const withTrialDatabase = <T>(
  where: TrialDatabase,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> => withDatabaseClientForTool({ ...where, log: trialLog }, work);

export const verifyTrialData = async (where: TrialDatabase): Promise<string[]> => {
  const findings = await withTrialDatabase(where, (client) => verifyDatabase(client, new Date()));
  return findings.flatMap(({ name, problems }) => problems.map((line) => `${name}: ${line}`));
};

export const verifyAcknowledgedWrites = async (
  writers: Writers,
  where: TrialDatabase,
): Promise<string[]> => {
  const lost = await withTrialDatabase(where, writers.missing);
  const acknowledged = JSON.stringify(writers.counts());
  console.log(`8 writers: acknowledged ${acknowledged}; lost or duplicated: ${lost.length}`);
  return [...lost, ...writers.strange, ...(await verifyTrialData(where))];
};

export const runBrowserTests = async (
  parameters: string[],
  env: Record<string, string>,
): Promise<number> => {
  const chromium = findOrInstallChromium();
  if (!chromium)
    throw new Error(
      'Chromium was not found and could not be installed. Set CHROMIUM_PATH to an installed Chromium.',
    );
  await buildIfStale();
  return runProcess('playwright', ['test', ...parameters], {
    env: { CHROMIUM_PATH: chromium, ...env },
  });
};
