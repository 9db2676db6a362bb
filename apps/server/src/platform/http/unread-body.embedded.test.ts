import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Endpoint } from '@haldi/contract/kit/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startLoadBalancer } from '../../../testing/load-balancer.ts';
import { buildTestApp, credentialHeaders, type TestApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-user.ts';

const megabyte = 1_024 * 1_024;
// nginx rejects more than 6 MB itself.
const oversized = Buffer.alloc(5.9 * megabyte, 'x');

let haldi: TestApp;
let owner: TestUser;
let port: number;
beforeAll(async () => {
  haldi = await buildTestApp({ env: { RATE_LIMITS: 'off', TRUST_PROXY: '127.0.0.1' } });
  owner = await haldi.user({ isAdmin: true });
  await haldi.app.listen({ host: '127.0.0.1', port: 0 });
  port = (haldi.app.server.address() as AddressInfo).port;
});
afterAll(() => haldi.close());

type Sent = {
  port: number;
  agent?: Agent;
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: Buffer;
};

const send = ({ body, ...sent }: Sent): Promise<number> =>
  new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', ...sent }, (incoming) => {
      incoming.resume().on('end', () => resolve(incoming.statusCode ?? 0));
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });

const boundary = 'b';
const form = Buffer.concat([
  Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="x.jpg"\r\n\r\n`,
  ),
  oversized,
]);

const oversizedCall = (called: Endpoint, who: TestUser | null): Omit<Sent, 'port'> => {
  const body = called.files ? form : oversized;
  return {
    method: called.method,
    path: called.path.replaceAll(/:\w+/g, '123456'),
    headers: {
      ...credentialHeaders(who, 'both'),
      'content-type': called.files
        ? `multipart/form-data; boundary=${boundary}`
        : 'application/json',
      'content-length': String(body.length),
    },
    body,
  };
};

const callers = [
  ['the owner', () => owner],
  ['a visitor', () => null],
] as const;

describe.each(callers)('threat 41: %s sends every call a body that is too large', (_, caller) => {
  const refusals = [400, 401, 403, 404, 413, 415, 422];

  test('each is answered, and the connection serves the next request', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const calls = [...haldi.app.endpoints].filter(({ body }) => body !== undefined);
    expect(calls.length).toBeGreaterThan(50);
    for (const called of calls) {
      const name = `${called.method} ${called.path}`;
      const sent = { port, agent, ...oversizedCall(called, caller()) };
      expect.soft(refusals, name).toContain(await send(sent));
      expect.soft(await send({ port, agent, path: '/api/health' }), name).toBe(200);
    }
    agent.destroy();
  });

  test('behind nginx no later request is delayed', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'haldi-nginx-'));
    const balancer = await startLoadBalancer(directory, [port, port]);
    const behind = { port: Number(new URL(balancer.address).port) };
    await expect.poll(() => send({ ...behind, path: '/api/health' }).catch(() => 0)).toBe(200);
    const ownReaders = [...haldi.app.endpoints].filter(({ files, signed }) => files || signed);
    for (const called of ownReaders) {
      const name = `${called.method} ${called.path}`;
      expect
        .soft(refusals, name)
        .toContain(await send({ ...behind, ...oversizedCall(called, caller()) }));
      // A request behind an unread body would get 408 after 20 seconds.
      for (let n = 0; n < 4; n += 1)
        expect.soft(await send({ ...behind, path: '/api/health' }), name).toBe(200);
    }
    await balancer.stop();
    await rm(directory, { recursive: true });
  });
});

/** Reads the response only after sending everything; rejects on a connection reset. */
const sendThenRead = async (head: string, body: Buffer): Promise<string> => {
  const socket = connect(port, '127.0.0.1').pause();
  await once(socket, 'connect');
  socket.write(head);
  for (let at = 0; at < body.length; at += megabyte / 4)
    if (!socket.write(body.subarray(at, at + megabyte / 4))) await once(socket, 'drain');
  const [answer] = (await once(socket.resume(), 'data')) as [Buffer];
  socket.destroy();
  return answer.toString().split('\r\n', 1)[0] ?? '';
};

test('threat 41: 4 MB of JSON are answered with 413, not with a reset', async () => {
  const headers = {
    host: 'localhost',
    'content-type': 'application/json',
    'content-length': String(4 * megabyte),
    ...credentialHeaders(owner, 'both'),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `POST /api/orders HTTP/1.1\r\n${lines.join('')}\r\n`;
  expect(await sendThenRead(head, Buffer.alloc(4 * megabyte, 'x'))).toBe(
    'HTTP/1.1 413 Payload Too Large',
  );
});

test('threat 41: a body that does not end closes its connection', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const answer = await new Promise<{ status: number; connection: string }>((resolve, reject) => {
    const outgoing = request(
      {
        ...{ host: '127.0.0.1', port, agent, method: 'POST', path: '/api/orders' },
        headers: {
          ...credentialHeaders(null, 'both'),
          'content-type': 'application/json',
          'content-length': String(20 * megabyte),
        },
      },
      ({ statusCode = 0, headers }) =>
        resolve({ status: statusCode, connection: headers.connection ?? '' }),
    );
    outgoing.on('error', reject);
    outgoing.write(Buffer.alloc(9 * megabyte, 'x'));
  });
  expect(answer).toEqual({ status: 401, connection: 'close' });
  agent.destroy();
});
