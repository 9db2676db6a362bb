import Fastify from 'fastify';
import type { Pool } from 'pg';
import { afterEach, expect, test } from 'vitest';
import { silentLog } from '../../../testing/recording-log.ts';
import { type Identity, sessionsEndedTopic } from '../http/identity.ts';
import type { Subscriber } from './database-listener.ts';
import { decorateWithEventStreams, type SendEvent } from './event-stream.ts';
import { LiveEvents } from './live-events.ts';

const now = new Date('2026-11-16T06:00:00Z');
const identity = (over: Partial<Identity> = {}): Identity => ({
  userId: 'asha',
  username: 'Asha',
  role: 'customer',
  beauticianId: null,
  sessionId: 's1',
  expiresAt: new Date(now.getTime() + 3_600_000),
  ...over,
});

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const build = async (who: Identity, handlerTimeout = 0) => {
  let database: Subscriber | undefined;
  const pool = { query: async () => ({}) } as unknown as Pool;
  const listen = async (_: string, subscriber: Subscriber) => {
    database = subscriber;
  };
  const live = new LiveEvents({ pool, listen, log: silentLog });
  await live.start();
  const app = Fastify({ ...(handlerTimeout > 0 && { handlerTimeout }) });
  decorateWithEventStreams(app, { live, clock: () => now, heartbeatMs: 5 });
  const senders = new Set<SendEvent>();
  app.get('/', async (_request, reply) =>
    app.streamEvents(reply, who, (send) => {
      senders.add(send);
      return () => senders.delete(send);
    }),
  );
  const origin = await app.listen({ port: 0 });
  closing.push(() => app.close());
  const open = async () => {
    const response = await fetch(origin);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const next = async (): Promise<string | undefined> => (await reader?.read())?.value;
    const rest = async (): Promise<string> => {
      let text = '';
      for (let part = await next(); part !== undefined; part = await next()) text += part;
      return text;
    };
    return { next, rest };
  };
  return { app, origin, live, senders, open, lose: () => database?.lost?.() };
};

test('sends events as JSON and heartbeats, beyond the handler timeout', async () => {
  const { open, senders } = await build(identity(), 20);
  const { next } = await open();
  let seen = '';
  while (seen.split(':\n\n').length < 12) seen += await next();
  expect(seen.startsWith('retry: 3000\n\n')).toBe(true);
  for (const send of senders) send('order', { version: 2 });
  while (!seen.includes('event:')) seen += await next();
  expect(seen).toContain('event: order\ndata: {"version":2}\n\n');
});

test('ends when its session ends, and stops listening', async () => {
  const { open, live, senders } = await build(identity());
  const { next, rest } = await open();
  await next();
  live.publish(sessionsEndedTopic, { userId: 'asha', sessionIds: ['another'] });
  live.publish(sessionsEndedTopic, { userId: 'another' });
  expect(senders.size).toBe(1);
  live.publish(sessionsEndedTopic, { userId: 'asha', sessionIds: ['s1'] });
  await rest();
  await expect.poll(() => senders.size).toBe(0);
});

test('ends when all sessions of its user end', async () => {
  const { open, live } = await build(identity());
  const { next, rest } = await open();
  await next();
  live.publish(sessionsEndedTopic, { userId: 'asha' });
  await rest();
});

test('ends when its session expires', async () => {
  const { open } = await build(identity({ expiresAt: new Date(now.getTime() + 30) }));
  expect(await (await open()).rest()).toContain('retry: 3000');
});

test('ends when messages may have been missed, so that clients reconnect', async () => {
  const { open, lose } = await build(identity());
  const { next, rest } = await open();
  await next();
  lose();
  await rest();
});

test('a shutdown ends every stream with staggered reconnect times', async () => {
  const { app, open } = await build(identity());
  const readers = [await open(), await open()];
  for (const { next } of readers) await next();
  await app.close();
  const last = await Promise.all(readers.map(({ rest }) => rest()));
  expect(last.map((text) => /retry: \d+\n\n$/.exec(text)?.[0])).toEqual([
    'retry: 2000\n\n',
    'retry: 2100\n\n',
  ]);
});

test('a HEAD request is answered, not kept', async () => {
  const { origin, senders } = await build(identity());
  const response = await fetch(origin, { method: 'HEAD' });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  expect(senders.size).toBe(0);
});

test('an event sent while the stream ends is dropped', async () => {
  const { open, live, senders, app, origin } = await build(identity());
  const { next, rest } = await open();
  await next();
  live.publish(sessionsEndedTopic, { userId: 'asha' });
  for (const send of senders) send('order', { version: 2 });
  app.endEventStreams();
  expect(await rest()).not.toContain('event:');
  expect((await fetch(origin)).status).toBe(200);
});
