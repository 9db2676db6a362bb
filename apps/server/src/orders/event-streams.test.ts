import { setTimeout as delay } from 'node:timers/promises';
import { heartbeatMs } from '@haldi/contract/orders/stream-events';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { buildTestApp, credentialHeaders, type TestApp } from '../../testing/test-app.ts';
import { openTestSalon, type TestSalon } from '../../testing/test-salon.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { endSessionsOfCredentials } from '../accounts/sessions/service.ts';

const confirmed = {
  status: 'confirmed',
  message: 'Your appointment is confirmed. See you soon!',
} as const;

let product: TestApp;
let salon: TestSalon;
let origin: string;
let owner: TestUser;
let other: TestUser;
let admin: TestUser;

beforeAll(async () => {
  product = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  salon = await openTestSalon(product);
  await salon.hire(9);
  origin = await product.app.listen({ port: 0 });
  [owner, other] = [await product.user(), await product.user()];
  admin = await product.user({ isAdmin: true });
});
afterAll(() => product.close());

/** Reads a stream like EventSource, with the cookie only. */
const open = async (who: TestUser | null, path: string) => {
  const stopping = new AbortController();
  const response = await fetch(`${origin}${path}`, {
    headers: credentialHeaders(who, 'cookie'),
    signal: stopping.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let waiting = '';
  const next = async (): Promise<{ event: string; data: unknown } | undefined> => {
    for (;;) {
      const end = waiting.indexOf('\n\n');
      if (end >= 0) {
        const block = waiting.slice(0, end);
        waiting = waiting.slice(end + 2);
        const [, event, data] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? [];
        // Heartbeats and message events arrive in between.
        const isBeside = event === 'pulse' || event === 'message';
        if (event && data && !isBeside) return { event, data: JSON.parse(data) };
        continue;
      }
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      if (done) return undefined;
      waiting += value;
    }
  };
  return { response, next, stop: () => stopping.abort() };
};

/** Streams opened after this send a heartbeat when the test advances the timers. */
const holdPulse = (): void => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
};

const eventsOf = ({ userId, orderId }: { userId: string; orderId: number }) =>
  `/api/orders/${userId}/${orderId}/events`;

describe('an order’s stream', () => {
  test('has the changes of that order only', async () => {
    const order = await salon.place(owner, { appointmentDate: '2026-12-01' });
    const another = await salon.place(other, { appointmentDate: '2026-12-01' });
    const stream = await open(owner, eventsOf(order));
    expect(stream.response.headers.get('content-type')).toContain('text/event-stream');
    expect(stream.response.headers.get('cache-control')).toBe('no-store');
    expect(stream.response.headers.get('x-content-type-options')).toBe('nosniff');
    await salon.track(admin, another._id, confirmed);
    await salon.track(admin, order._id, confirmed);
    expect(await stream.next()).toEqual({ event: 'order', data: { version: 2 } });
    await salon.track(admin, order._id, confirmed);
    expect(await stream.next()).toEqual({ event: 'order', data: { version: 3 } });
    stream.stop();
  });
  test('is for its owner and admins', async () => {
    const order = await salon.place(owner, { appointmentDate: '2026-12-02' });
    expect((await open(null, eventsOf(order))).response.status).toBe(401);
    expect((await open(other, eventsOf(order))).response.status).toBe(404);
    const stream = await open(admin, eventsOf(order));
    expect(stream.response.status).toBe(200);
    stream.stop();
  });
  test('ends with its session', async () => {
    const person = await product.user();
    const order = await salon.place(person, { appointmentDate: '2026-12-03' });
    const stream = await open(person, eventsOf(order));
    await endSessionsOfCredentials(product.context, { bearer: undefined, cookie: person.cookie });
    expect(await stream.next()).toBeUndefined();
  });
  test('a session’s thirteenth stream ends the first', async () => {
    const order = await salon.place(other, { appointmentDate: '2026-12-04' });
    const first = await open(other, eventsOf(order));
    const rest = await Promise.all(Array.from({ length: 12 }, () => open(other, eventsOf(order))));
    expect(await first.next()).toBeUndefined();
    await salon.track(admin, order._id, confirmed);
    for (const stream of rest) {
      expect(await stream.next()).toEqual({ event: 'order', data: { version: 2 } });
      stream.stop();
    }
  });
});

describe('the stream for admins', () => {
  test('has orders placed and changed, without personal data', async () => {
    const stream = await open(admin, '/api/admin/events');
    const order = await salon.place(owner, { appointmentDate: '2026-12-05' });
    const event = { _id: order._id, orderId: order.orderId };
    expect(await stream.next()).toEqual({
      event: 'order',
      data: { ...event, kind: 'order-placed', status: 'pending', version: 1 },
    });
    await salon.track(admin, order._id, confirmed);
    expect(await stream.next()).toEqual({
      event: 'order',
      data: { ...event, kind: 'order-updated', status: 'confirmed', version: 2 },
    });
    stream.stop();
  });
  test('sends heartbeats, and ends when the role is revoked', async () => {
    const former = await product.user({ isAdmin: true });
    holdPulse();
    const stream = await fetch(`${origin}/api/admin/events`, {
      headers: credentialHeaders(former, 'cookie'),
    });
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    let seen = '';
    vi.advanceTimersByTime(heartbeatMs);
    while (!seen.includes('event: pulse')) seen += (await reader?.read())?.value;
    await product.database.pool.query("update users set role = 'customer' where id = $1", [
      former.id,
    ]);
    vi.advanceTimersByTime(heartbeatMs);
    while (!(await reader?.read())?.done);
    expect((await open(former, '/api/admin/events')).response.status).toBe(403);
  }, 30_000);
  test('is not for customers', async () => {
    expect((await open(owner, '/api/admin/events')).response.status).toBe(403);
    expect((await open(null, '/api/admin/events')).response.status).toBe(401);
  });
});

describe('the stream for beauticians', () => {
  test('has no data, and ends when the role is revoked', async () => {
    const { rows } = await product.database.pool.query('select min(id) as id from beauticians');
    const usha = await product.user({ role: 'beautician', beauticianId: rows[0].id });
    holdPulse();
    const stream = await open(usha, '/api/work/events');
    await salon.place(await product.user(), { appointmentDate: '2026-12-07' });
    expect(await stream.next()).toEqual({ event: 'order', data: null });
    await product.database.pool.query(
      "update users set role = 'customer', beautician_id = null where id = $1",
      [usha.id],
    );
    vi.advanceTimersByTime(heartbeatMs);
    expect(await stream.next()).toBeUndefined();
    expect((await open(usha, '/api/work/events')).response.status).toBe(403);
  }, 30_000);
});

test('streams end first when the product stops', async () => {
  const second = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  const address = await second.app.listen({ port: 0 });
  const chief = await second.user({ isAdmin: true });
  const response = await fetch(`${address}/api/admin/events`, {
    headers: credentialHeaders(chief, 'cookie'),
  });
  const read = response.text();
  const closed = second.close().then(() => 'closed');
  expect(await Promise.race([closed, delay(5_000, 'late')])).toBe('closed');
  expect(await read).toContain('retry:');
});
