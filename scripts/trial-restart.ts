import { setTimeout as delay } from 'node:timers/promises';
import { startEmbeddedDatabase } from '../apps/server/src/platform/database/embedded-database.ts';
import { asOperator } from '../apps/server/src/platform/database/operator-database.ts';
import { freePort, startBalancer } from '../apps/server/testing/balancer.ts';
import { socketUrl } from '../apps/server/testing/database-address.ts';
import { startReaders } from '../apps/server/testing/readers.ts';
import type { ProductProcess } from '../apps/server/testing/spawn-product.ts';
import { hireMany, startWriters } from '../apps/server/testing/writers.ts';
import { buildIfStale } from './lib/build.ts';
import { operatorLog } from './lib/operator.ts';
import { owner, startInstance } from './lib/proxied-instance.ts';
import { conclude, numbersOf, verifyData, withDirectory } from './lib/trial.ts';

/**
 * Restarts two instances behind the nginx that we hand out, one after the other and by the steps of
 * docs/operations.md, while people read and write: nobody may notice.
 */
const { restarts, readers: readerCount } = numbersOf({ restarts: 20, readers: 6 });
const longestStopMs = 10_000;
const problems: string[] = [];

const isReady = async (address: string): Promise<boolean> => {
  const answer = await fetch(new URL('/api/health/ready', address)).catch(() => undefined);
  return answer?.status === 200;
};

const waitUntilReady = async (address: string): Promise<void> => {
  while (!(await isReady(address))) await delay(100);
};

/** Stops an instance as systemd would; says how long that took. */
const stop = async (instance: ProductProcess): Promise<number> => {
  const began = performance.now();
  instance.kill('SIGTERM');
  const code = await instance.exit;
  const took = performance.now() - began;
  if (code !== 0) problems.push(`a stop ended with ${code}: ${instance.printed()}`);
  if (took > longestStopMs) problems.push(`a stop took ${Math.round(took)} ms`);
  return took;
};

await buildIfStale();
await withDirectory(async (directory) => {
  const postgres = await startEmbeddedDatabase({ dataDir: directory, log: operatorLog });
  const url = socketUrl(postgres.connection);
  const ports = [await freePort(), await freePort()] as const;
  const start = (port: number): ProductProcess => startInstance(url, port);
  const instances: ProductProcess[] = [];
  const balancer = await startBalancer(directory, ports);
  try {
    for (const port of ports) {
      const instance = start(port);
      instances.push(instance);
      await instance.ready;
    }
    await waitUntilReady(balancer.address);
    await asOperator({ url, dataDir: directory, log: operatorLog }, hireMany);
    const writers = await startWriters(() => balancer.address, owner);
    const readers = startReaders(balancer.address, readerCount);
    let longest = 0;
    for (let n = 0; n < restarts; n += 1) {
      const which = n % 2;
      const instance = instances[which];
      if (!instance) throw new Error('there are two instances');
      longest = Math.max(longest, await stop(instance));
      const next = start(ports[which] ?? 0);
      instances[which] = next;
      await waitUntilReady(await next.ready);
    }
    await Promise.all([readers.stop(), writers.stop()]);
    problems.push(...readers.failed, ...writers.unanswered, ...writers.strange);
    const written = Object.values(writers.counts()).reduce((sum, count) => sum + count, 0);
    console.log(
      `${restarts} restarts behind ${balancer.name}: ${readers.count()} reads and ${written} writes answered, ${problems.length} not; the longest stop ${(longest / 1_000).toFixed(1)} s`,
    );
    const lost = await asOperator({ url, dataDir: directory, log: operatorLog }, writers.missing);
    problems.push(...lost, ...(await verifyData({ url, dataDir: directory })));
  } finally {
    await balancer.stop();
    await Promise.all(instances.map(stop));
    await postgres.stop();
  }
});
conclude('restart', problems);
