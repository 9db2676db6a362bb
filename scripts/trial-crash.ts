import { setTimeout as delay } from 'node:timers/promises';
import {
  findEmbeddedDatabase,
  startEmbeddedDatabase,
} from '../apps/server/src/platform/database/embedded-database.ts';
import { asOperator } from '../apps/server/src/platform/database/operator-database.ts';
import { startUnderFire, type Victim } from '../apps/server/testing/crashes.ts';
import { socketUrl } from '../apps/server/testing/database-address.ts';
import { spawnProduct } from '../apps/server/testing/spawn-product.ts';
import { hireMany } from '../apps/server/testing/writers.ts';
import { buildIfStale } from './lib/build.ts';
import { operatorLog } from './lib/operator.ts';
import { conclude, numbersOf, verifyData, withDirectory } from './lib/trial.ts';

/**
 * Kills the server with -9 under eight writers, then server and database together, and looks
 * whether everything that was acknowledged is there, once. Then PostgreSQL alone is killed and kept
 * away: the server says so, and goes on by itself when it is back.
 */
const { kills } = numbersOf({ kills: 50 });
const log = { ...operatorLog, warn: () => {}, error: () => {} };

const underFire = (victim: Victim): Promise<string[]> =>
  withDirectory(async (dataDir) => {
    const fire = await startUnderFire(dataDir, () => asOperator({ dataDir, log }, hireMany));
    const began = performance.now();
    try {
      for (let n = 1; n <= kills; n += 1) {
        await fire.kill(victim);
        if (n % 10 === 0) console.log(`  ${n} kills, ${JSON.stringify(fire.writers.counts())}`);
      }
    } finally {
      await fire.close();
    }
    const seconds = Math.round((performance.now() - began) / 1_000);
    const lost = await asOperator({ dataDir, log }, fire.writers.missing);
    console.log(
      `${victim === 'server' ? 'the server' : 'server and database'} killed ${kills} times in ${seconds} s under 8 writers; acknowledged ${JSON.stringify(fire.writers.counts())}; lost or doubled: ${lost.length}`,
    );
    return [...lost, ...fire.writers.strange, ...(await verifyData({ dataDir }))];
  });

/** Public pages go on as they were, others ask kindly to come back, and nothing can be written. */
const pagesMeanwhile = async (address: string): Promise<string[]> => {
  const problems: string[] = [];
  const expectAnswer = async (path: string, status: number, text: string, init?: RequestInit) => {
    const answer = await fetch(new URL(path, address), init);
    const body = await answer.text();
    const isSo = answer.status === status && body.includes(text);
    if (!isSo) problems.push(`${path} answered ${answer.status} ${body.slice(0, 200)}`);
  };
  await expectAnswer('/service', 200, '</html>');
  await expectAnswer('/faq', 503, '</html>');
  await expectAnswer('/api/page-views', 503, 'We cannot reach our records', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: '{"page":"/service"}',
  });
  return problems;
};

/** What the server answers while PostgreSQL is away, and how soon it is well again. */
const withoutPostgres = (): Promise<string[]> =>
  withDirectory(async (dataDir) => {
    const problems: string[] = [];
    const first = await startEmbeddedDatabase({ dataDir, log });
    const product = spawnProduct({
      DATABASE_URL: socketUrl(first.connection),
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
    });
    const address = await product.ready;
    const { pid } = product;
    const ask = (path: string) => fetch(new URL(path, address));
    await ask('/service');
    const database = await findEmbeddedDatabase(dataDir);
    if (!database) throw new Error('PostgreSQL does not run');
    process.kill(database.pid, 'SIGKILL');
    // Our own watcher would start it again at once.
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
        if (answer.status === 503 && !isClear) problems.push(`${path} says nothing clear: ${text}`);
        if (answer.status === 503 && path !== '/api/health' && !answer.headers.has('retry-after'))
          problems.push(`${path} does not say when to come back`);
      }
      await delay(100);
    }
    problems.push(...(await pagesMeanwhile(address)));
    const second = await startEmbeddedDatabase({ dataDir, log });
    const back = performance.now();
    let isWell = false;
    while (!isWell && performance.now() - back < 30_000) {
      const answers = await Promise.all([ask('/api/health'), ask('/api/blog')]);
      isWell = answers.every(({ status }) => status === 200);
      if (!isWell) await delay(50);
    }
    const seconds = ((performance.now() - back) / 1_000).toFixed(1);
    if (!isWell) problems.push('the server did not recover');
    console.log(
      `PostgreSQL killed and away: ${JSON.stringify(statuses)}; well again ${seconds} s after it is back, in the same process (${pid})`,
    );
    product.kill('SIGTERM');
    await product.exit;
    await second.stop();
    return problems;
  });

await buildIfStale();
const problems = [
  ...(await underFire('server')),
  ...(await underFire('both')),
  ...(await withoutPostgres()),
];
conclude('crash', problems);
