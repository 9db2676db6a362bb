import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { countRequestTimes } from './request-times.ts';

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

describe('what is told', () => {
  test('requests by the route’s pattern, with no name, number or address in it', async () => {
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

  test('how long they took: each bucket holds those below it', async () => {
    const registry = new Registry();
    const observe = countRequestTimes(registry);
    const page = { method: 'GET', route: '/*', status: 200 };
    for (const seconds of [0.0005, 0.001, 0.02, 7]) observe(page)(seconds);
    const lines = (await registry.metrics()).split('\n');
    const labels = 'method="GET",route="/*",status="200"';
    const name = 'haldi_http_request_seconds';
    expect(lines).toContain(`# TYPE ${name} histogram`);
    for (const [le, count] of [
      ['0.001', 2],
      ['0.01', 2],
      ['0.025', 3],
      ['5', 3],
      ['+Inf', 4],
    ])
      expect(lines).toContain(`${name}_bucket{le="${le}",${labels}} ${count}`);
    expect(lines).toContain(`${name}_sum{${labels}} 7.0215`);
    expect(lines).toContain(`${name}_count{${labels}} 4`);
  });

  test('the database’s connections and the process', async () => {
    const { body } = await read(open);
    expect(body).toMatch(/haldi_database_connections\{state="idle"\} \d+/);
    expect(body).toMatch(/process_resident_memory_bytes \d+/);
  });
});

describe('who may read', () => {
  test('without a token: this machine, but nobody behind a proxy that runs on it', async () => {
    expect((await read(open)).statusCode).toBe(200);
    expect((await read(open, {}, '::1')).statusCode).toBe(200);
    expect((await read(open, {}, '10.0.0.9')).statusCode).toBe(403);
    expect((await read(open, { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(403);
    expect((await read(open, { forwarded: 'for=127.0.0.1' })).statusCode).toBe(403);
  });

  test('with a token: whoever brings it, and nobody else', async () => {
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
    expect((await read(closed, bearer('for-our-scraper'), '10.0.0.9')).statusCode).toBe(200);
    expect((await read(closed, bearer('for-our-scrapeR'), '10.0.0.9')).statusCode).toBe(401);
    expect((await read(closed)).statusCode).toBe(401);
  });
});
