import type { OrderSeenByLink } from '@haldi/contract/orders/order-link/schema';
import type { Order } from '@haldi/contract/orders/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/test-app.ts';
import {
  expectConsistentData,
  openTestOrderChanges,
  type TestOrderChanges,
} from '../../../testing/test-order-changes.ts';
import type { TestUser } from '../../../testing/test-user.ts';

let changes: TestOrderChanges;
let asha: TestUser;

beforeAll(async () => {
  changes = await openTestOrderChanges();
  await changes.salon.hire(5);
});
afterAll(() => changes.close());

const placed = async (over: object = {}): Promise<Order> => {
  asha = await changes.haldi.user({ username: 'Asha Kulkarni' });
  return changes.salon.place(asha, { appointmentDate: '2026-11-18', ...over });
};
const open = (link: string | null, rest = '') =>
  changes.haldi.as(null, { url: `/api/visit/${link}${rest}` });

test('every order has a random link', async () => {
  const links = [(await placed()).link, (await placed()).link];
  for (const link of links) expect(link).toMatch(/^[\w-]{24}$/);
  expect(new Set(links).size).toBe(2);
});

test('shows the visit without personal data', async () => {
  const order = await placed({
    appointmentDate: '2026-11-19',
    note: 'The bell does not work',
    recipient: { name: 'Sunita Rao', phone: '9822000001' },
    address: { ...changes.salon.body(asha).address, street: 'Lane 7 Secret Gardens' },
  });
  const answer = await open(order.link);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json<OrderSeenByLink>()).toMatchObject({
    orderId: order.orderId,
    appointmentDate: '2026-11-19',
    total: order.total,
    place: 'Pune 411001',
    terms: order.terms,
  });
  for (const secret of [
    ...['Asha', 'Sunita', '9822000001', 'Secret Gardens', 'bell', order.userPhone],
    ...[asha.id, order._id, order.link ?? ''],
  ]) {
    expect(answer.body).not.toContain(secret);
  }
});

describe('without logging in', () => {
  test('moves and cancels under the same terms', async () => {
    const order = await placed({ appointmentDate: '2026-11-20' });
    const url = `/api/visit/${order.link}`;
    const slots = await open(order.link, '/slots?date=2026-11-21');
    expect(slots.json()).toContainEqual({ slot: '03:00 PM', available: true });
    const body = changes.moveBody(order, { appointmentDate: '2026-11-21' });
    const moved = await changes.send(null, 'PUT', `${url}/appointment`, body);
    expect(moved.statusCode, moved.body).toBe(200);
    expect(moved.json()).toMatchObject({ appointmentDate: '2026-11-21' });
    const again = await changes.send(null, 'PUT', `${url}/appointment`, body);
    expect(again.json()).toEqual(moved.json());
    const cancelling = changes.cancelBody(await changes.read(asha, order));
    const cancelled = await changes.send(null, 'POST', `${url}/cancel`, cancelling);
    expect(cancelled.json()).toMatchObject({
      status: 'cancelled',
      cancellation: { reason: 'plans_changed', by: 'customer' },
    });
  });

  test('refusals contain no personal data', async () => {
    const order = await placed({ appointmentDate: '2026-11-22' });
    await changes.move(asha, order, { appointmentDate: '2026-11-23' });
    const stale = await changes.send(
      null,
      'PUT',
      `/api/visit/${order.link}/appointment`,
      changes.moveBody(order, { appointmentDate: '2026-11-24' }),
    );
    expect(stale.json().code).toBe('ORDER_CHANGED');
    for (const secret of ['Asha', order.userPhone, 'MG Road', asha.id, order._id]) {
      expect(stale.body).not.toContain(secret);
    }
    const other = await changes.salon.place(asha, {
      appointmentDate: '2026-11-24',
      appointmentSlot: '03:00 PM',
    });
    const body = changes.moveBody(await changes.read(asha, order), {
      appointmentDate: '2026-11-24',
    });
    const booked = await changes.send(null, 'PUT', `/api/visit/${order.link}/appointment`, body);
    expect(booked.json().code).toBe('ALREADY_BOOKED');
    expect(booked.body).not.toContain(String(other.orderId));
  });
});

test('ends with the seventh day after the visit, to the minute', async () => {
  const order = await placed({ appointmentDate: '2026-11-18', appointmentSlot: '05:00 PM' });
  const before = changes.haldi.clock().getTime();
  const at = async (instant: string) => {
    changes.haldi.clock.advance(Date.parse(instant) - changes.haldi.clock().getTime());
    return (await open(order.link)).statusCode;
  };
  expect(await at('2026-11-25T18:29:59.999Z')).toBe(200);
  expect(await at('2026-11-25T18:30:00.000Z')).toBe(404);
  changes.haldi.clock.advance(before - changes.haldi.clock().getTime());
});

test('after renewing or removing it, the old link does not work', async () => {
  const order = await placed({ appointmentDate: '2026-11-25' });
  const url = `/api/orders/${order._id}/link`;
  const renewed = (await changes.send(changes.meera, 'POST', url)).json<Order>();
  expect(renewed.link).not.toBe(order.link);
  expect(renewed).toEqual({ ...order, link: renewed.link });
  await expectConsistentData(changes.haldi);
  expect((await open(order.link)).statusCode).toBe(404);
  expect((await open(renewed.link)).statusCode).toBe(200);
  const revoked = (await changes.send(changes.meera, 'DELETE', url)).json<Order>();
  expect(revoked.link).toBe(null);
  for (const rest of [
    '',
    '/slots?date=2026-11-26',
    '/days?from=2026-11-26&to=2026-11-26',
    '/events',
  ]) {
    expect((await open(renewed.link, rest)).statusCode).toBe(404);
  }
  const body = changes.cancelBody(await changes.read(asha, order));
  const cancel = await changes.send(null, 'POST', `/api/visit/${renewed.link}/cancel`, body);
  expect(cancel.statusCode).toBe(404);
});

test.each(['x'.repeat(24), 'short', '%00', 'a/b'])('%s is not a valid link', async (link) => {
  expect([404, 422]).toContain((await open(link)).statusCode);
});

test('requests are rate-limited by network', async () => {
  const strict = await buildTestApp();
  try {
    const tries = Array.from({ length: 130 }, () =>
      strict.as(null, { url: `/api/visit/${'x'.repeat(24)}` }),
    );
    const codes = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 429)).toHaveLength(10);
  } finally {
    await strict.close();
  }
});
