import { expect, onTestFinished, test } from 'vitest';
import { connectTo } from '../../testing/database-address.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

const ready = ['/api/health/ready', '/api/health'];

const build = async (): Promise<TestApp> => {
  const product = await buildTestApp();
  onTestFinished(product.close);
  return product;
};

/** Changes a setting of this database and closes its connections, because only new ones see it. */
const set = async ({ database }: TestApp, setting: string): Promise<void> => {
  const client = await connectTo(database.url);
  await client.query('set default_transaction_read_only = off');
  const { rows } = await client.query('select current_database() as name');
  await client.query(`alter database ${rows[0].name} ${setting}`);
  const others = `from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
  await client.query(`select pg_terminate_backend(pid, 5000) ${others}`);
  await client.end();
};

const statusOf = async ({ app }: TestApp, url: string): Promise<number> =>
  (await app.inject(url)).statusCode;

const sendView = ({ app }: TestApp) =>
  app.inject({
    method: 'POST',
    url: '/api/page-views',
    headers: { 'sec-fetch-site': 'same-origin' },
    payload: { page: '/service' },
  });

test('live and ready answer 200 and are not cached', async () => {
  const { app } = await build();
  for (const url of ready) {
    const answer = await app.inject(url);
    expect(answer.json()).toEqual({ status: 'ok', database: 'ok' });
    expect(answer.headers['cache-control']).toBe('no-store');
  }
  expect((await app.inject('/api/health/live')).json()).toEqual({ status: 'ok' });
});

test('a read-only database is not ready; reads work, writes answer 503', async () => {
  const product = await build();
  await set(product, 'set default_transaction_read_only = on');
  for (const url of ready) {
    const answer = await product.app.inject(url);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
  }
  expect(await statusOf(product, '/api/health/live')).toBe(200);
  expect(await statusOf(product, '/api/blog')).toBe(200);
  const refused = await sendView(product);
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('2');
  expect(refused.json()).toMatchObject({ code: 'UNAVAILABLE' });

  await set(product, 'reset default_transaction_read_only');
  expect(await statusOf(product, '/api/health/ready')).toBe(200);
  expect((await sendView(product)).statusCode).toBe(204);
});

test('a database with a full disk is not ready until there is space', async () => {
  const product = await build();
  await set(product, 'set temp_file_limit = 0');
  expect(await statusOf(product, '/api/health/ready')).toBe(503);
  expect(await statusOf(product, '/api/health/live')).toBe(200);
  await set(product, 'reset temp_file_limit');
  expect(await statusOf(product, '/api/health/ready')).toBe(200);
});

test('concurrent checks share one query', async () => {
  const { app, database } = await build();
  let lent = 0;
  database.pool.on('acquire', () => {
    lent += 1;
  });
  const answers = await Promise.all(Array.from({ length: 50 }, () => app.inject(ready[0] ?? '')));
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(lent).toBe(1);
});
