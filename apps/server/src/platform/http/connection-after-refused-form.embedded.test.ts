import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestUser } from '../../../testing/test-user.ts';

let haldi: TestApp;
let asha: TestUser;
let port: number;
beforeAll(async () => {
  haldi = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  asha = await haldi.user();
  await haldi.app.listen({ host: '127.0.0.1', port: 0 });
  port = (haldi.app.server.address() as AddressInfo).port;
});
afterAll(() => haldi.close());

const field = (head: string, content: string): string =>
  `--b\r\ncontent-disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
const twelve = Array.from({ length: 12 }, (_, n) => field(`name="f${n}"`, 'x')).join('');
const picture = field('name="image"; filename="x.jpg"', 'x'.repeat(300_000));
const large = field('name="image"; filename="x.jpg"', 'x'.repeat(6_000_000));

type Sent = { method?: string; path: string; body?: string; headers?: Record<string, string> };

const send = (agent: Agent, { method = 'GET', path, body, headers = {} }: Sent): Promise<number> =>
  new Promise((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', port, agent, method, path, timeout: 60_000, headers },
      (incoming) => {
        incoming.resume();
        incoming.on('end', () => resolve(incoming.statusCode ?? 0));
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer')));
    outgoing.on('error', reject);
    outgoing.end(body);
  });

test.each([
  ['a field twice', field('name="title"', 'a') + field('name="title"', 'b') + picture],
  ['an unexpected file', field('name="other"; filename="x"', 'y') + picture],
  ['twelve fields', twelve + picture],
  ['two files', picture + picture],
  ['too large a file', large],
  ['a name that is too long', field(`name="${'n'.repeat(200)}"`, 'x') + picture],
  ['no end', picture],
  ['no end in a part without a name', `--b\r\nx: y\r\n\r\nhalf`],
  [
    'no end in the last of many parts',
    `${'--b\r\nx: y\r\n\r\nz\r\n'.repeat(1_500)}--b\r\nx: y\r\n\r\nhalf`,
  ],
  [
    'no end in one field too many',
    `${twelve}--b\r\ncontent-disposition: form-data; name="x"\r\n\r\nhalf`,
  ],
  [
    'no end in one file too many',
    `${picture}--b\r\ncontent-disposition: form-data; name="y"; filename="y"\r\n\r\nhalf`,
  ],
  ['no end in the head of a part', `--b\r\ncontent-dispo`],
])('threat 16: after a form with %s the connection stays usable', async (name, parts) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const end = name.startsWith('no end') ? '' : '--b--\r\n';
  const refused = await send(agent, {
    method: 'POST',
    path: '/api/blog',
    body: `${parts}${end}`,
    headers: {
      'sec-fetch-site': 'same-origin',
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': String(parts.length + end.length),
      cookie: `haldi_session=${asha.cookie}`,
    },
  });
  expect([400, 413, 422]).toContain(refused);
  expect(await send(agent, { path: '/api/health' })).toBe(200);
  agent.destroy();
});
