import { setTimeout as delay } from 'node:timers/promises';
import {
  findEmbeddedDatabase,
  startEmbeddedDatabase,
} from '../../apps/server/src/platform/database/embedded-database.ts';
import { socketUrl } from '../../apps/server/testing/database-address.ts';
import { spawnProduct } from '../../apps/server/testing/spawn-product.ts';
import { buildIfStale } from '../lib/build-if-stale.ts';
import { type Trial, trialLog, waitUntil, withTemporaryDirectory } from '../lib/trial-helpers.ts';
import { isCrashTest, runTestsAtFullLength } from './full-length-tests.ts';

const checkPagesDuringOutage = async (address: string): Promise<string[]> => {
  const problems: string[] = [];
  const expectAnswer = async (path: string, status: number, text: string, init?: RequestInit) => {
    const answer = await fetch(new URL(path, address), init);
    const body = await answer.text();
    const isExpected = answer.status === status && body.includes(text);
    if (!isExpected) problems.push(`${path} answered ${answer.status} ${body.slice(0, 200)}`);
  };
  await expectAnswer('/service', 200, '</html>');
  await expectAnswer('/faq', 503, '</html>');
  await expectAnswer('/api/page-views', 503, 'The service is unavailable right now', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: '{"page":"/service"}',
  });
  return problems;
};

const testDatabaseOutage = (): Promise<string[]> =>
  withTemporaryDirectory(async (dataDir) => {
    await buildIfStale();
    const problems: string[] = [];
    const first = await startEmbeddedDatabase({ dataDir, log: trialLog });
    const product = spawnProduct({
      DATABASE_URL: socketUrl(first.connection),
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
    });
    const address = await product.ready;
    const ask = (path: string) => fetch(new URL(path, address));
    await ask('/service');
    const database = await findEmbeddedDatabase(dataDir);
    if (!database) throw new Error('PostgreSQL is not running');
    process.kill(database.pid, 'SIGKILL');
    // Its watcher would restart PostgreSQL at once.
    await first.stop();
    const statuses: Record<number, number> = {};
    for (let n = 0; n < 20; n += 1) {
      for (const path of ['/api/health', '/api/blog', '/api/booking/slots?date=2030-01-01']) {
        const answer = await ask(path);
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        const text = await answer.text();
        const isClear = /"message":"[^"]{20,}"|"database":"/.test(text);
        if (answer.status !== 503 && answer.status !== 422)
          problems.push(`${path} answered ${answer.status} ${text}`);
        if (answer.status === 503 && !isClear)
          problems.push(`${path} has no clear message: ${text}`);
        if (answer.status === 503 && path !== '/api/health' && !answer.headers.has('retry-after'))
          problems.push(`${path} has no retry-after header`);
      }
      await delay(100);
    }
    problems.push(...(await checkPagesDuringOutage(address)));
    const second = await startEmbeddedDatabase({ dataDir, log: trialLog });
    const back = performance.now();
    const hasRecovered = await waitUntil(async () => {
      const answers = await Promise.all([ask('/api/health'), ask('/api/blog')]);
      return answers.every(({ status }) => status === 200);
    }, 30_000);
    const seconds = ((performance.now() - back) / 1_000).toFixed(1);
    if (!hasRecovered) problems.push('the server did not recover');
    console.log(
      `PostgreSQL killed: ${JSON.stringify(statuses)}; recovered ${seconds} s after its restart`,
    );
    product.kill('SIGTERM');
    await product.exit;
    await second.stop();
    return problems;
  });

export const crashTrial: Trial = {
  name: 'crash',
  proves:
    'server, then server and database killed 50 times under 8 writers; recovery after a PostgreSQL outage',
  minutes: 15,
  run: async () => [...(await runTestsAtFullLength(isCrashTest)), ...(await testDatabaseOutage())],
};
