import { insertStarterServicesIfEmpty } from '../../apps/server/src/catalogue/starter/service.ts';
import { openDatabase } from '../../apps/server/src/platform/database/database.ts';
import { startEmbeddedDatabase } from '../../apps/server/src/platform/database/embedded-database.ts';
import { socketUrl } from '../../apps/server/testing/database-address.ts';
import { findFreePort } from '../../apps/server/testing/find-free-port.ts';
import { type LoadBalancer, startLoadBalancer } from '../../apps/server/testing/load-balancer.ts';
import { type ProductProcess, spawnProduct } from '../../apps/server/testing/spawn-product.ts';
import { buildIfStale } from './build-if-stale.ts';
import {
  type TrialDatabase,
  trialLog,
  waitUntil,
  withTemporaryDirectory,
} from './trial-helpers.ts';

export const ownerCredentials = ['owner@haldi.example', 'turmeric-behind-nginx'] as const;

export type InstanceIndex = 0 | 1;

export type TwoInstances = {
  where: TrialDatabase;
  balancer: LoadBalancer;
  addresses: [string, string];
  /** Resolves with the exit code. */
  end: (place: InstanceIndex, signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
  /** Resolves when the instance is ready for traffic. */
  start: (place: InstanceIndex) => Promise<void>;
};

const isReady = async (address: string): Promise<boolean> => {
  const answer = await fetch(new URL('/api/health/ready', address)).catch(() => undefined);
  return answer?.status === 200;
};

const expectReady = async (address: string): Promise<void> => {
  if (!(await waitUntil(() => isReady(address), 120_000)))
    throw new Error(`${address} did not become ready`);
};

/**
 * A new salon has no services and is closed. Nothing of that is cached before the first request.
 */
const openSalon = async (url: string, dataDir: string): Promise<void> => {
  const database = await openDatabase({ url, dataDir, log: trialLog });
  await insertStarterServicesIfEmpty(database.db, new Date());
  await database.pool.query('update settings set opened_at = now()');
  await database.close();
};

/** Uses the nginx configuration in deploy/. */
export const withTwoInstances = (
  work: (two: TwoInstances) => Promise<string[]>,
): Promise<string[]> =>
  withTemporaryDirectory(async (dataDir) => {
    await buildIfStale();
    const postgres = await startEmbeddedDatabase({ dataDir, log: trialLog });
    const url = socketUrl(postgres.connection);
    const ports = [await findFreePort(), await findFreePort()] as const;
    const startAt = (place: InstanceIndex): ProductProcess =>
      spawnProduct({
        DATABASE_URL: url,
        PORT: String(ports[place]),
        TRUST_PROXY: '127.0.0.1',
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'error',
        ADMIN_EMAIL: ownerCredentials[0],
        ADMIN_PASSWORD: ownerCredentials[1],
      });
    const instances: [ProductProcess, ProductProcess] = [startAt(0), startAt(1)];
    const balancer = await startLoadBalancer(dataDir, ports);
    const end: TwoInstances['end'] = (place, signal) => {
      instances[place].kill(signal);
      return instances[place].exit;
    };
    try {
      const addresses = [await instances[0].ready, await instances[1].ready] as [string, string];
      await openSalon(url, dataDir);
      await expectReady(balancer.address);
      const start = async (place: InstanceIndex): Promise<void> => {
        instances[place] = startAt(place);
        await expectReady(await instances[place].ready);
      };
      return await work({ where: { url, dataDir }, balancer, addresses, end, start });
    } finally {
      await balancer.stop();
      await Promise.all([end(0, 'SIGTERM'), end(1, 'SIGTERM')]);
      await postgres.stop();
    }
  });
