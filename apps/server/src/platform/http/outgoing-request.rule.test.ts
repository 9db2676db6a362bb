import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { sendOutgoingRequest } from './outgoing-request.ts';

const servers: Server[] = [];
const serve = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const request = { headers: { 'x-test': '1' }, body: 'hello', timeoutMs: 5_000 };

test('returns status, headers and text, on a new connection', async () => {
  const address = await serve((request, response) => {
    response.writeHead(429, { 'retry-after': '7' }).end(request.headers.connection);
  });
  const asked = await sendOutgoingRequest(address, request);
  expect(asked).toMatchObject({ heard: 'yes', status: 429, text: 'close' });
  expect(asked.heard === 'yes' && asked.headers.get('retry-after')).toBe('7');
});

test('threat 65: redirects are not followed', async () => {
  let isAsked = false;
  const inside = await serve((_, response) => {
    isAsked = true;
    response.end();
  });
  const address = await serve((_, response) => {
    response.writeHead(307, { location: inside }).end();
  });
  expect(await sendOutgoingRequest(address, request)).toMatchObject({ heard: 'yes', status: 307 });
  expect(isAsked).toBe(false);
});

test('an endless response is cut off', async () => {
  const address = await serve((_, response) => {
    const write = (): void => {
      while (response.write('x'.repeat(10_000)));
    };
    response.on('drain', write);
    write();
  });
  const asked = await sendOutgoingRequest(address, request);
  expect(asked.heard === 'yes' && asked.text.length).toBeLessThanOrEqual(64 * 1_024);
});

test.each<[string, string, RequestListener]>([
  ['hangs', 'perhaps', () => {}],
  ['hangs up', 'perhaps', (request) => request.socket.destroy()],
])('a server that %s has %s heard it', async (_, heard, listener) => {
  const address = await serve(listener);
  expect(await sendOutgoingRequest(address, { ...request, timeoutMs: 300 })).toEqual({ heard });
});

test('a refused connection and an unknown host mean that nothing was sent', async () => {
  const gone = await serve(() => {});
  await new Promise((resolve) => servers.pop()?.close(resolve));
  const byName = gone.replace('127.0.0.1', 'localhost');
  for (const address of [gone, byName, 'http://push.invalid']) {
    expect(await sendOutgoingRequest(address, request), address).toEqual({ heard: 'no' });
  }
});

test('an interrupted response has its status', async () => {
  const address = await serve((request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('half');
    setImmediate(() => request.socket.destroy());
  });
  expect(await sendOutgoingRequest(address, request)).toMatchObject({
    heard: 'yes',
    status: 200,
    text: '',
  });
});
