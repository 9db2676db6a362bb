import type { Badges, Notification } from '@haldi/contract/notifications/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import {
  openSalonWithPastOrders,
  type SalonWithPastOrders,
} from '../../testing/test-past-orders.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { markAllButNewestRead } from './service.ts';

let product: TestApp;
let business: SalonWithPastOrders;
let owner: TestUser;
let partner: TestUser;
let asha: TestUser;

const badges = async (admin: TestUser): Promise<Badges> =>
  (await product.as(await business.logInAgain(admin), { url: '/api/admin/badges' })).json();
const list = async (admin: TestUser): Promise<Notification[]> => {
  const answer = await product.as(await business.logInAgain(admin), {
    url: '/api/admin/notifications',
  });
  return answer.json<{ notifications: Notification[] }>().notifications;
};
const read = async (admin: TestUser, until: string) =>
  (
    await product.as(await business.logInAgain(admin), {
      method: 'PUT',
      url: '/api/admin/notifications/read',
      payload: { until },
    })
  ).statusCode;

beforeAll(async () => {
  ({ product, admin: owner, business } = await openSalonWithPastOrders('2026-11-10T06:00:00Z', 5));
  asha = await product.user({ username: 'Asha' });
});
afterAll(() => product.close());

test('no notifications at first', async () => {
  expect(await badges(owner)).toEqual({
    pendingOrders: 0,
    unreadNotifications: 0,
    messagesWaiting: 0,
  });
  expect(await list(owner)).toEqual([]);
});

test('a new order, a cancelled order and a review are notifications', async () => {
  const { placeOrderAt } = business;
  const first = await placeOrderAt(asha, '2026-11-11T06:00Z', '2026-11-20', { Facial: 1 });
  product.clock.set('2026-11-12T06:00:00Z');
  partner = await product.user({ isAdmin: true });
  const second = await placeOrderAt(
    asha,
    '2026-11-13T06:00Z',
    '2026-11-21',
    { Facial: 1 },
    'cancelled',
  );
  product.clock.set('2026-11-14T06:00:00Z');
  await product.as(await business.logInAgain(asha), {
    method: 'POST',
    url: '/api/form/review',
    payload: { comment: 'Lovely', rating: 4 },
  });
  expect(await badges(owner)).toEqual({
    pendingOrders: 1,
    unreadNotifications: 3,
    messagesWaiting: 0,
  });
  expect(await badges(partner)).toEqual({
    pendingOrders: 1,
    unreadNotifications: 3,
    messagesWaiting: 0,
  });
  const seen = (await list(owner)).map(({ kind, orderId, rating, username, isUnread }) => ({
    kind,
    of: orderId ?? rating,
    username,
    isUnread,
  }));
  expect(seen[0]).toEqual({ kind: 'new-review', of: 4, username: 'Asha', isUnread: true });
  expect(seen).toContainEqual({
    kind: 'order-cancelled',
    of: second.orderId,
    username: 'Asha',
    isUnread: false,
  });
  expect(seen.at(-1)).toEqual({
    kind: 'new-order',
    of: first.orderId,
    username: 'Asha',
    isUnread: true,
  });
  const toPartner = await list(partner);
  expect(
    toPartner
      .filter(({ isUnread }) => isUnread)
      .map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(['new-order', 'new-review', 'order-cancelled']);
});

test('each admin has a read mark that never moves back', async () => {
  expect(await read(owner, '2026-11-13T06:00:00.000Z')).toBe(204);
  expect((await badges(owner)).unreadNotifications).toBe(1);
  expect((await badges(partner)).unreadNotifications).toBe(3);
  await read(owner, '2026-11-11T00:00:00.000Z');
  expect((await badges(owner)).unreadNotifications).toBe(1);
  const [newest] = await list(owner);
  await read(owner, newest?.at ?? '');
  expect((await badges(owner)).unreadNotifications).toBe(0);
  expect((await list(owner)).some(({ isUnread }) => isUnread)).toBe(false);
});

test('a read mark in the future is cut to now', async () => {
  expect(await read(owner, '2030-01-01T00:00:00.000Z')).toBe(204);
  await business.placeOrderAt(asha, '2026-11-15T06:00Z', '2026-11-22', { Facial: 1 });
  expect((await badges(owner)).unreadNotifications).toBe(1);
  expect(await read(owner, 'yesterday')).toBe(422);
});

test('the demo data leaves the given number unread', async () => {
  product.clock.set('2026-11-10T06:00:00Z');
  const third = await product.user({ isAdmin: true });
  expect((await badges(third)).unreadNotifications).toBe(5);
  await markAllButNewestRead(product.context.db, third.id, 2);
  expect((await badges(third)).unreadNotifications).toBe(2);
});
