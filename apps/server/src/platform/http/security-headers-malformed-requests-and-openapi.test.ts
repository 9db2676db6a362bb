import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';

let product: TestApp;
beforeAll(async () => {
  product = await buildTestApp();
  await product.app.listen({ port: 0 });
});
afterAll(() => product.close());

const sameSite = { 'sec-fetch-site': 'same-origin' };

describe('threat 17: every response', () => {
  test.each(['/api/health', '/api/nope', '/Json%20Files/AllServices.json', '/api/openapi.json'])(
    '%s carries the security headers and no CORS header',
    async (url) => {
      const { headers } = await product.app.inject({
        url,
        headers: { origin: 'https://evil.example' },
      });
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    },
  );

  test('HSTS is sent only over https', async () => {
    const secure = await buildTestApp({ env: { PUBLIC_ORIGIN: 'https://haldi.example' } });
    const header = (app: TestApp) =>
      app.app.inject('/api/health').then(({ headers }) => headers['strict-transport-security']);
    expect(await header(secure)).toMatch(/max-age=31536000/);
    expect(await header(product)).toBeUndefined();
    await secure.close();
  });
});

test('an error has the id of its log line, unique across instances', async () => {
  const instances = await Promise.all(
    ['info', 'info'].map((logLevel) => buildTestApp({ logLevel, database: product.database })),
  );
  const ids = new Set<unknown>();
  for (const { app, logged } of instances) {
    const { headers } = await app.inject('/api/nope');
    expect(logged()).toContain(`"reqId":"${headers['x-request-id']}"`);
    ids.add(headers['x-request-id']);
    await app.close();
  }
  expect(ids.size).toBe(2);
});

describe('malformed requests are refused without a server error', () => {
  test.each(['a b', 'x@y', '[::1', 'a/b', 'a:b:c', '<a>'])('host %j: 400', async (host) => {
    for (const url of ['/api/health', '/robots.txt', '/nowhere']) {
      const answer = await product.app.inject({ url, headers: { host } });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'BAD_REQUEST']);
    }
  });
  test.each(['haldi.example', 'localhost:3000', '127.0.0.1', '[::1]:3000', 'my_host.local'])(
    'host %j is one',
    async (host) => {
      expect((await product.app.inject({ url: '/robots.txt', headers: { host } })).statusCode).toBe(
        200,
      );
    },
  );
  test.each(['QUERY', 'PROPFIND', 'TRACE', 'LINK', 'PURGE', 'BREW'])('%s: 4xx', async (method) => {
    const { port } = product.app.server.address() as AddressInfo;
    const status = await new Promise<number>((resolve, reject) => {
      const socket = connect({ port }, () =>
        socket.write(`${method} / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`),
      );
      socket.once('data', (head) => resolve(Number(head.toString().split(' ')[1])));
      socket.once('error', reject);
    });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });
});

describe('page views', () => {
  const view = (payload: unknown, headers: Record<string, string> = {}) =>
    product.app.inject({
      method: 'POST',
      url: '/api/page-views',
      headers: { 'content-type': 'application/json', ...sameSite, ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });

  test('are counted by the day in India', async () => {
    product.clock.set('2026-11-14T18:29:00Z');
    await view({ page: '/service' });
    product.clock.set('2026-11-14T18:31:00Z');
    await Promise.all([view({ page: '/service' }), view({ page: '/service' })]);
    const { rows } = await product.database.pool.query(
      'select day::text, page, views from page_views order by day',
    );
    expect(rows).toEqual([
      { day: '2026-11-14', page: '/service', views: 1 },
      { day: '2026-11-15', page: '/service', views: 2 },
    ]);
  });

  test.each([
    [{ page: '/service', extra: 1 }, 422, 'INVALID_INPUT'],
    [{ page: '/track-order/7/123456' }, 422, 'INVALID_INPUT'],
    [{}, 422, 'INVALID_INPUT'],
    ['{', 400, 'BAD_REQUEST'],
    ['', 400, 'BAD_REQUEST'],
    [{ page: 'x'.repeat(70_000) }, 413, 'TOO_LARGE'],
  ])('%j is refused', async (payload, status, code) => {
    const answer = await view(payload);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code, message: expect.any(String) });
  });

  test('page views of a network are limited', async () => {
    product.clock.advance(60_000);
    const answers = await Promise.all(Array.from({ length: 241 }, () => view({ page: '/blog' })));
    const refused = answers.filter(({ statusCode }) => statusCode !== 204);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([429]);
    expect(refused[0]?.headers['retry-after']).toBe('60');
    product.clock.advance(60_000);
    expect((await view({ page: '/blog' })).statusCode).toBe(204);
  });

  test('only JSON is taken', async () => {
    const answer = await view('{"page":"/service"}', { 'content-type': 'text/plain' });
    expect(answer.statusCode).toBe(415);
  });
});

type Operation = { operationId: string; security: object[]; responses: object };

test('the OpenAPI description has every endpoint with its security and responses', async () => {
  const described = (await product.app.inject('/api/openapi.json')).json() as {
    paths: Record<string, Record<string, Operation>>;
    info: { license: object };
    servers: object[];
    components: { securitySchemes: object };
  };
  const ids = new Set<string>();
  for (const { method, path, auth } of product.app.endpoints) {
    const name = `${method} ${path}`;
    const known = described.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect(known, name).toBeDefined();
    const statuses = Object.keys(known?.responses ?? {});
    expect(
      statuses.some((status) => /^[23]/.test(status)),
      `${name} ends well`,
    ).toBe(true);
    expect(statuses, name).toEqual(expect.arrayContaining(['400', '401', '500', '503']));
    expect(known?.security?.length, `${name} says who may`).toBe(auth === 'public' ? 0 : 2);
    ids.add(known?.operationId ?? '');
  }
  expect(ids.size).toBe(product.app.endpoints.size);
  expect(described.servers).toHaveLength(1);
  expect(described.info.license).toEqual({ name: 'MIT', identifier: 'MIT' });
  expect(Object.keys(described.components.securitySchemes)).toEqual(['bearer', 'session']);
});
