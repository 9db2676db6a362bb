import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { registerErrorHandler } from './error-handler.ts';
import { registerShutdown, shutDownServer } from './graceful-shutdown.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** `/slow` is answered when the test calls `finish`. */
const build = async () => {
  const app: FastifyInstance = Fastify({
    keepAliveTimeout: 60_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  });
  registerErrorHandler(app);
  registerShutdown(app);
  app.decorate('endEventStreams', () => {});
  const { promise: answer, resolve: finish } = Promise.withResolvers<string>();
  const { promise: isUnderWay, resolve: begun } = Promise.withResolvers<void>();
  app.get('/', async () => 'read');
  app.post('/', async () => 'written');
  app.get('/slow', async () => {
    begun();
    return answer;
  });
  const origin = await app.listen({ port: 0 });
  closing.push(() => app.close());
  return { app, origin, isUnderWay, finish };
};

const hold = async (app: FastifyInstance) => {
  const socket: Socket = connect((app.server.address() as AddressInfo).port);
  closing.push(async () => socket.destroy());
  await once(socket, 'connect');
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk;
  });
  return {
    ask: (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nhost: haldi\r\n\r\n`),
    closed: once(socket, 'close'),
    heard: () => heard,
  };
};

test('running requests on kept-alive connections finish, and the connections are closed', async () => {
  const { app, isUnderWay, finish } = await build();
  const connection = await hold(app);
  connection.ask('/slow');
  await isUnderWay;
  const stopped = shutDownServer(app, { noticeMs: 0, rejectReadsMs: 0, finishMs: 30_000 });
  finish('done');
  await Promise.all([stopped, connection.closed]);
  expect(connection.heard()).toMatch(/^HTTP\/1.1 200 OK.*connection: close.*done$/s);
});

test('requests that run too long are cut off', async () => {
  const { app, isUnderWay } = await build();
  const connection = await hold(app);
  connection.ask('/slow');
  await isUnderWay;
  await shutDownServer(app, { noticeMs: 0, rejectReadsMs: 0, finishMs: 50 });
  await connection.closed;
  expect(connection.heard()).toBe('');
});

test('all requests are served at first; then reads get 503, writes do not', async () => {
  const { app, origin } = await build();
  const times = { noticeMs: 1_000, rejectReadsMs: 1_000, finishMs: 1_000 };
  const stopped = shutDownServer(app, times);
  expect(app.stopping.stage).toBe('announced');
  const served = await fetch(origin);
  expect([served.status, served.headers.get('connection')]).toEqual([200, 'close']);
  await expect
    .poll(() => app.stopping.stage, { timeout: times.noticeMs * 3 })
    .toBe('sending readers elsewhere');
  const read = await fetch(origin);
  expect([read.status, read.headers.get('retry-after')]).toEqual([503, '2']);
  const written = await fetch(origin, { method: 'POST' });
  expect([written.status, await written.text()]).toEqual([200, 'written']);
  await stopped;
  await expect(fetch(origin)).rejects.toThrow('fetch failed');
});
