import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillEmptyCatalogue } from '../catalogue/service.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import type { StoredAnswer } from './answer-cache.ts';
import { EarlyAnswers } from './early-answers.ts';

/** Over a real socket: what is asked for again is answered before the router. */
const path = '/Json%20Files/Threading.json';

let haldi: TestApp;
let port: number;
beforeAll(async () => {
  haldi = await buildTestApp({ logLevel: 'info' });
  await fillEmptyCatalogue(haldi.parts.db);
  await haldi.app.listen({ host: '127.0.0.1', port: 0 });
  port = (haldi.app.server.address() as AddressInfo).port;
});
afterAll(() => haldi.close());

const ask = async (headers: Record<string, string> = {}, wanted = path) => {
  const [answer] = (await once(
    get({ host: '127.0.0.1', port, path: wanted, headers, agent: false }),
    'response',
  )) as [IncomingMessage];
  const { date, ...rest } = answer.headers;
  return { status: answer.statusCode, headers: rest, body: await buffer(answer) };
};
const isKnown = (): boolean =>
  haldi.app.earlyAnswers.find({ url: path, host: `127.0.0.1:${port}` }) !== undefined;
const dropAll = () => haldi.parts.live.publish('content-changed');

describe('the second answer', () => {
  test.each([
    ['as it is', {}],
    ['brotli', { 'accept-encoding': 'gzip, br' }],
    ['gzip', { 'accept-encoding': 'br;q=0, gzip' }],
    ['a language of compression we do not speak', { 'accept-encoding': 'zstd' }],
  ])('%s, is the first one over again', async (_, headers) => {
    dropAll();
    const first = await ask(headers);
    expect(isKnown()).toBe(true);
    expect(await ask(headers)).toEqual(first);
    expect(first.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      vary: 'Accept-Encoding',
    });
  });

  test('is not sent to whoever holds it already', async () => {
    dropAll();
    const { headers } = await ask();
    const held = { 'if-none-match': `"other", W/${headers.etag}` };
    const early = await ask(held);
    expect(early.status).toBe(304);
    expect(early.body).toHaveLength(0);
    dropAll();
    const routed = await ask(held);
    expect(early.headers).toEqual(routed.headers);
    expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('is logged and measured as any other', async () => {
    dropAll();
    await ask();
    const before = haldi.logged().split('\n').length;
    await ask();
    const lines = haldi
      .logged()
      .split('\n')
      .slice(before - 1)
      .filter(Boolean);
    const [came, went] = lines.map((line) => JSON.parse(line));
    expect(came).toMatchObject({
      msg: 'incoming request',
      req: { route: '/Json Files/:file.json' },
    });
    expect(went).toMatchObject({
      msg: 'request completed',
      reqId: came.reqId,
      res: { status: 200 },
    });
    const { body } = await ask({}, '/metrics');
    expect(body.toString()).toMatch(/route="\/Json Files\/:file\.json",status="200"\} \d+/);
  });
});

describe('nothing is kept too long or for the wrong caller', () => {
  test('a changed price shows at once', async () => {
    const before = await ask();
    await ask();
    await haldi.database.pool.query(
      `update services set price = price + 7 where data_set = 'threading'`,
    );
    dropAll();
    const after = await ask();
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect(await ask()).toEqual(after);
  });

  test('an answer that was under way when things changed is sent, not kept', async () => {
    dropAll();
    const { answers } = haldi.parts;
    const slow = answers.get('slow', async () => {
      dropAll();
      return { status: 200, headers: {}, body: 'old' };
    });
    expect(answers.isCurrent(await slow)).toBe(false);
  });

  test('a bearer that is not valid is refused all the same', async () => {
    await ask();
    expect(isKnown()).toBe(true);
    expect((await ask({ authorization: 'Bearer nonsense' })).status).toBe(401);
  });

  test('another host, method or word in the address is another question', async () => {
    await ask();
    expect((await ask({ host: 'elsewhere.example' })).status).toBe(200);
    expect((await ask({}, `${path}x`)).status).not.toBe(200);
  });
});

const rememberIn = (early: EarlyAnswers, url: string, headers: Record<string, string>): void => {
  const raw = { method: 'GET', url, rawHeaders: Object.entries(headers).flat() };
  early.remember(
    { raw, routeOptions: { url: '/*' } } as unknown as FastifyRequest,
    { hasHeader: () => false, getHeaders: () => ({}) } as unknown as FastifyReply,
    { status: 200, etag: '"x"' } as StoredAnswer,
  );
};

test('a host that one caller forwards is not shown to the next', () => {
  const early = new EarlyAnswers();
  const forwarded = { host: 'haldi.example', 'x-forwarded-host': 'evil.example' };
  rememberIn(early, '/', forwarded);
  expect(early.find({ url: '/', ...forwarded })).toBeDefined();
  expect(early.find({ url: '/', host: 'haldi.example' })).toBeUndefined();
});

test('names that are made up do not pile up, and put no other page out', () => {
  const early = new EarlyAnswers();
  rememberIn(early, '/blog', { host: 'haldi.example' });
  for (let turn = 0; turn < 2_000; turn += 1) rememberIn(early, '/', { host: `${turn}.example` });
  const isKnown = (turn: number) => early.find({ url: '/', host: `${turn}.example` }) !== undefined;
  expect([1_999, 1_996, 1_995, 0].map(isKnown)).toEqual([true, true, false, false]);
  expect(early.find({ url: '/blog', host: 'haldi.example' })).toBeDefined();
});

test('a header that is said twice is left to the rest of the server', async () => {
  await ask();
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nconnection: close\r\n` +
      'accept-encoding: br;q=0\r\naccept-encoding: gzip\r\n\r\n',
  );
  expect((await buffer(socket)).toString('latin1')).toContain('content-encoding: gzip');
});
