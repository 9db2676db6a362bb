import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertPosts } from '../blog/store.ts';

const render = vi.fn(
  async ({ url }: Request) =>
    new Response(`<!DOCTYPE html><link rel="canonical" href="${url}"><p>${'Haldi '.repeat(200)}`, {
      status: /[:*]/.test(new URL(url).pathname) ? 404 : 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    }),
);
const pages = { files: new Map(), render };

let haldi: TestApp;
let behindProxy: TestApp;
beforeAll(async () => {
  haldi = await buildTestApp({ pages, logLevel: 'info' });
  behindProxy = await buildTestApp({
    pages,
    env: { TRUST_PROXY: '127.0.0.1' },
    database: haldi.database,
  });
});
afterAll(async () => {
  await behindProxy.app.close();
  await haldi.close();
});
beforeEach(() => {
  haldi.context.live.publish('content-changed');
  behindProxy.context.live.publish('content-changed');
  render.mockClear();
});

const ask = async (headers: Record<string, string> = {}, { app } = haldi) => {
  const answer = await app.inject({
    url: '/blog',
    headers: { host: 'localhost:3000', ...headers },
  });
  const { date, ...rest } = answer.headers;
  return { status: answer.statusCode, headers: rest, body: answer.rawPayload };
};
const canonical = (body: Buffer): string | undefined => /href="(.*?)"/.exec(body.toString())?.[1];

describe('a rendered page is cached', () => {
  test.each([
    ['uncompressed', {}, undefined, (body: Buffer) => body],
    ['with brotli', { 'accept-encoding': 'gzip, br' }, 'br', brotliDecompressSync],
    ['with gzip', { 'accept-encoding': 'br;q=0, gzip' }, 'gzip', gunzipSync],
    [
      'uncompressed if the client accepts neither',
      { 'accept-encoding': 'zstd' },
      undefined,
      (body: Buffer) => body,
    ],
  ])('and sent %s, from the cache too', async (_, headers, encoding, decode) => {
    const first = await ask(headers);
    expect(await ask(headers)).toEqual(first);
    expect(render).toHaveBeenCalledTimes(1);
    expect(first.status).toBe(200);
    expect(first.headers).toMatchObject({
      'content-length': String(first.body.length),
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, no-cache',
      vary: 'Accept-Encoding',
    });
    expect(first.headers['content-encoding']).toBe(encoding);
    expect(canonical(decode(first.body))).toBe('http://localhost:3000/blog');
  });

  test('and answered with 304 if unchanged', async () => {
    const { headers } = await ask();
    const held = await ask({ 'if-none-match': `"other", W/${headers.etag}` });
    expect(held.status).toBe(304);
    expect(held.body).toHaveLength(0);
    expect(held.headers).toMatchObject({ etag: headers.etag, vary: 'Accept-Encoding' });
    expect(held.headers['content-security-policy']).toBe(headers['content-security-policy']);
    expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('and answered without a body for HEAD', async () => {
    const { headers, body } = await ask();
    const headAnswer = await haldi.app.inject({
      method: 'HEAD',
      url: '/blog',
      headers: { host: 'localhost:3000' },
    });
    expect(headAnswer.statusCode).toBe(200);
    expect(headAnswer.headers).toMatchObject({
      etag: headers.etag,
      'content-length': String(body.length),
    });
    expect(headAnswer.body).toBe('');
  });

  test('and rendered again after a public change', async () => {
    await ask();
    haldi.context.live.publish('content-changed');
    await ask();
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('and each request is logged and measured', async () => {
    await ask();
    const before = haldi.logged().length;
    await ask();
    const lines = haldi.logged().slice(before).trim().split('\n');
    const [came, went] = lines.map((line) => JSON.parse(line));
    expect(came).toMatchObject({ msg: 'incoming request', req: { route: '/*' } });
    expect(went).toMatchObject({
      msg: 'request completed',
      reqId: came.reqId,
      res: { status: 200 },
    });
    const { body } = await haldi.app.inject({ url: '/metrics' });
    expect(body).toMatch(/_seconds_count\{method="GET",route="\/\*",status="200"\} \d+/);
  });
});

describe('while the database is unavailable', () => {
  const sorry = async () =>
    new Response('<p>please try once more', {
      status: 503,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });

  test('a cached page is sent unchanged', async () => {
    const before = await ask();
    haldi.context.live.publish('content-changed');
    render.mockImplementationOnce(sorry);
    expect(await ask()).toEqual(before);
  });

  test('any other page answers 503 and is not cached', async () => {
    render.mockImplementationOnce(sorry);
    const answer = await haldi.app.inject({ url: '/faq', headers: { host: 'haldi.test' } });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '2',
    });
    expect(answer.body).toContain('please try once more');
  });
});

describe('cached pages contain no personal data', () => {
  test('logged-in users get the same page, without their data', async () => {
    const asha = await haldi.user();
    const cookie = `haldi_session=${asha.cookie}`;
    const ashaPage = await ask({ cookie, authorization: `Bearer ${asha.token}` });
    expect(ashaPage.headers).not.toHaveProperty('set-cookie');
    expect([...(render.mock.calls[0]?.[0].headers ?? [])]).toEqual([]);
    expect(await ask()).toEqual(ashaPage);
  });

  test('only local hosts have their own cached page', async () => {
    for (const host of ['localhost:3000', '127.0.0.1:3000', 'elsewhere.test', 'haldi.test']) {
      const own = /^(localhost|127)/.test(host) ? host : 'localhost:3000';
      expect(canonical((await ask({ host })).body)).toBe(`http://${own}/blog`);
    }
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('the robots header depends on the page, not on the spelling of its address', async () => {
    const robots = async (url: string) =>
      (await haldi.app.inject({ url, headers: { host: 'localhost:3000' } })).headers[
        'x-robots-tag'
      ];
    expect(await robots('/admin/%2e%2e/blog')).toBe(undefined);
    expect(await robots('/blog')).toBe(undefined);
    expect(await robots('/contact/%2e%2e/profile')).toBe('noindex');
    expect(await robots('/profile')).toBe('noindex');
    expect(await robots('/track-order/somebody/123456')).toBe('noindex');
  });

  test('a forwarded host appears on no page, also behind a proxy', async () => {
    const forwarded = { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https' };
    expect(canonical((await ask(forwarded)).body)).toBe('http://localhost:3000/blog');
    expect(canonical((await ask(forwarded, behindProxy)).body)).toBe('http://localhost:3000/blog');
  });
});

describe('threat 35: renders cannot be forced', () => {
  test('with made-up parameters, paths, posts, data and hosts', async () => {
    const addresses = Array.from({ length: 50 }, (_, n) => [
      [`/blog?x=${n}`, 'localhost:3000'],
      [`/made-up-${n}`, 'localhost:3000'],
      [`/blog/made-up-${n}`, 'localhost:3000'],
      [`/blog.data?_routes=${n}`, 'localhost:3000'],
      ['/blog', `host-${n}.test`],
    ]).flat();
    for (const [url = '', host = ''] of addresses)
      await haldi.app.inject({ url, headers: { host } });
    expect(render).toHaveBeenCalledTimes(4);
  });

  test('but an existing post has a page', async () => {
    const { id: userId } = await haldi.user();
    const now = haldi.clock();
    const post = { id: 'post-1', userId, title: 'News', content: 'Words', category: 'Beauty' };
    await insertPosts(haldi.context.db, [{ ...post, createdAt: now, updatedAt: now }]);
    await haldi.app.inject({ url: '/blog/post-1' });
    expect(new URL(render.mock.calls.at(-1)?.[0].url ?? '').pathname).toBe('/blog/post-1');
  });
});

test.each([
  ['/blog/', '/blog'],
  ['//blog', '/blog'],
  ['//evil.example/', '/evil.example'],
  ['/blog//?x=1', '/blog?x=1'],
  ['/admin/voices?view=new', '/admin/moderation?view=new'],
  ['/admin/messages/texts/', '/admin/messages/templates'],
  ['/admin/settings/words', '/admin/settings/site-text'],
  ['/admin/settings/brand', '/admin/settings/branding'],
  ['/admin/settings/real-start', '/admin/settings/remove-demo-data'],
])('%s redirects to %s', async (url, location) => {
  const answer = await haldi.app.inject({ url });
  expect([answer.statusCode, answer.headers.location]).toEqual([308, location]);
});
