import type { Service } from '@haldi/contract/catalogue/schema';
import { contractEndpoints } from '../apps/server/testing/contract-endpoints.ts';
import { hintsFor } from '../apps/server/testing/fuzz/hints.ts';
import { runFuzz } from '../apps/server/testing/fuzz/run.ts';
import { megabytesOf, portOf, spawnProduct } from '../apps/server/testing/spawn-product.ts';
import { demoAdmin, logInAt, signUpAt } from '../apps/server/testing/test-client.ts';
import { buildIfStale } from './lib/build.ts';
import { conclude, numbersOf, verifyData, withDirectory } from './lib/trial.ts';

/**
 * Requests made from the schemas of the contract against the product in a process of its own.
 * `--seed` and `--from` send a part of an earlier run again.
 */
const { requests, seed, from } = numbersOf({
  requests: 10_000,
  seed: Math.floor(Math.random() * 2 ** 31),
  from: 0,
});
/** Caches fill and queues stand; a leak of a request's worth each would be far more. */
const growthMb = 150;

await buildIfStale();
await withDirectory(async (dataDir) => {
  const product = spawnProduct({ DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
  try {
    const address = await product.ready;
    const [service] = (await (
      await fetch(new URL('/Json%20Files/AllServices.json', address))
    ).json()) as Service[];
    if (!service) throw new Error('the catalogue is empty');
    let customer = await signUpAt(address);
    let warm = 0;
    console.log(`seed ${seed}`);
    const began = performance.now();
    const report = await runFuzz({
      port: portOf(address),
      seed,
      requests,
      from,
      endpoints: await contractEndpoints(),
      hints: () =>
        hintsFor({ userId: customer.id, username: customer.username, service, now: new Date() }),
      signIn: async (caller) => {
        if (caller === 'admin') return logInAt(address, ...demoAdmin);
        customer = await signUpAt(address);
        return customer;
      },
      progress: (done) => {
        if (done === 1_000 || done % 10_000 === 0)
          console.log(`${done}: ${megabytesOf(product.pid)} MB`);
        if (done === 2_000) warm = megabytesOf(product.pid);
      },
    });
    const seconds = Math.round((performance.now() - began) / 1_000);
    const after = megabytesOf(product.pid);
    console.log(
      `${requests} requests in ${seconds} s: ${JSON.stringify(report.statuses)}; ${report.reached.size} calls reached; ${report.turnedAway} turned away by a full queue; memory ${warm} MB after 2,000, ${after} MB at the end`,
    );
    const off = await verifyData({ dataDir });
    const grown = warm > 0 && after - warm > growthMb ? [`memory grew by ${after - warm} MB`] : [];
    conclude('fuzz', [...report.problems, ...grown, ...off]);
  } catch (error) {
    console.error(product.printed().slice(-3_000));
    throw error;
  } finally {
    product.kill('SIGTERM');
    await product.exit;
  }
});
