import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

let open: TestApp;
let closed: TestApp;
beforeAll(async () => {
  open = await buildTestApp();
  closed = await buildTestApp({
    env: { METRICS_TOKEN: 'for-our-scraper' },
    database: open.database,
  });
});
afterAll(async () => {
  await closed.app.close();
  await open.close();
});

const read = (haldi: TestApp, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  haldi.app.inject({ url: '/metrics', headers, remoteAddress });

describe('metrics', () => {
  test('count requests by route pattern, without names, numbers or addresses', async () => {
    await open.app.inject({ url: '/api/orders/9800000001/123456' });
    await open.app.inject({ url: '/nowhere/9800000001' });
    const { body, headers } = await read(open);
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toMatch(
      /haldi_http_request_seconds_count\{method="GET",route="\/api\/orders\/:userId\/:orderId",status="401"\} 1/,
    );
    expect(body).toMatch(/route="none",status="404"\} 1/);
    expect(body).not.toContain('9800000001');
  });

  test('have cumulative buckets of request times', async () => {
    await open.app.inject({ url: '/api/health' });
    const { body } = await read(open);
    expect(body).toContain('# TYPE haldi_http_request_seconds histogram');
    const ofHealth = /_seconds_bucket\{le="(.+?)",method="GET",route="\/api\/health",.*\} (\d+)/g;
    const buckets = [...body.matchAll(ofHealth)].map(([, le, count]) => [le, Number(count)]);
    expect(buckets.map(([le]) => le)).toEqual([
      '0.001',
      '0.005',
      '0.01',
      '0.025',
      '0.05',
      '0.1',
      '0.3',
      '1',
      '5',
      '+Inf',
    ]);
    const counts = buckets.map(([, count]) => count);
    expect(counts).toEqual(counts.toSorted());
    expect(counts.at(-1)).toBe(1);
    expect(body).toMatch(/_seconds_sum\{method="GET",route="\/api\/health",status="200"\} \d/);
  });

  test('include database connections and the process', async () => {
    const { body } = await read(open);
    expect(body).toMatch(/haldi_database_connections\{state="idle"\} \d+/);
    expect(body).toMatch(/process_resident_memory_bytes \d+/);
  });
});

describe('access to metrics', () => {
  test('without a token: only from this machine, not through a proxy on it', async () => {
    expect((await read(open)).statusCode).toBe(200);
    expect((await read(open, {}, '::1')).statusCode).toBe(200);
    expect((await read(open, {}, '10.0.0.9')).statusCode).toBe(403);
    expect((await read(open, { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(403);
    expect((await read(open, { forwarded: 'for=127.0.0.1' })).statusCode).toBe(403);
  });

  test.each([{ PUBLIC_ORIGIN: 'https://haldi.example' }, { TRUST_PROXY: '127.0.0.1' }])(
    'with a possible proxy (%j) no one without a token',
    async (env) => {
      const proxied = await buildTestApp({ env, database: open.database });
      expect((await read(proxied)).statusCode).toBe(403);
      await proxied.app.close();
    },
  );

  test('not with the host name of another machine', async () => {
    expect((await read(open, { host: 'haldi.example' })).statusCode).toBe(403);
  });

  test('with a token: only requests with the token', async () => {
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
    expect((await read(closed, bearer('for-our-scraper'), '10.0.0.9')).statusCode).toBe(200);
    expect((await read(closed, bearer('for-our-scrapeR'), '10.0.0.9')).statusCode).toBe(401);
    expect((await read(closed)).statusCode).toBe(401);
  });
});
