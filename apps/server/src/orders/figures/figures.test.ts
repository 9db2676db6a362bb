import { randomUUID } from 'node:crypto';
import { Analytics } from '@haldi/contract/analytics/schema';
import { Dashboard } from '@haldi/contract/dashboard/schema';
import { updateMessages } from '@haldi/contract/orders/desk/update-messages';
import type { Order } from '@haldi/contract/orders/schema';
import type { AdminStatus } from '@haldi/contract/orders/status';
import { UserStats } from '@haldi/contract/users/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/test-app.ts';
import {
  openSalonWithPastOrders,
  type SalonWithPastOrders,
} from '../../../testing/test-past-orders.ts';
import type { TestUser } from '../../../testing/test-user.ts';

let product: TestApp;
let business: SalonWithPastOrders;
let admin: TestUser;
let asha: TestUser;
let facial: Order;
const now = '2026-11-16T06:00:00Z';
const today = '2026-11-16';

beforeAll(async () => {
  ({ product, admin, business } = await openSalonWithPastOrders(now, 4));
  asha = await product.user({ username: 'Asha' });
});
afterAll(() => product.close());

const readFigures = async () => {
  const read = async (url: string): Promise<unknown> => (await product.as(admin, { url })).json();
  const board = Dashboard.parse(await read('/api/admin/dashboard'));
  const report = Analytics.parse(await read(`/api/admin/analytics?from=${today}&to=${today}`));
  const users = UserStats.parse(await read('/api/admin/users/stats'));
  const { orders, revenue, services } = board.daily.at(-1) ?? {};
  expect([board.totalOrders, board.totalRevenue]).toEqual([orders, revenue]);
  expect([report.totals.orders.now, report.totals.revenue.now]).toEqual([orders, revenue]);
  return {
    orders,
    revenue,
    pending: board.pendingOrders,
    booked: services?.reduce((sum, { quantity }) => sum + quantity, 0),
    lost: report.totals.lost.now,
    customers: report.totals.newCustomers.now,
    accounts: users.totalUsers,
    spending: users.avgSpending,
  };
};

const track = async (order: Order, status: AdminStatus): Promise<void> => {
  const answer = await business.salon.track(admin, order._id, {
    status,
    message: updateMessages[0],
  });
  expect(answer.statusCode).toBe(200);
};

const onePending = { orders: 1, revenue: 0, pending: 1, booked: 1, lost: 0, customers: 1 };
const oneCompleted = { ...onePending, revenue: 1_100, pending: 0 };
const twoAccounts = { accounts: 2, spending: 0 };

test('an order that is placed', async () => {
  const nothing = { orders: 0, revenue: 0, pending: 0, booked: 0, lost: 0, customers: 0 };
  expect(await readFigures()).toEqual({ ...nothing, ...twoAccounts });
  facial = await business.placeOrderAt(asha, now, `${today} 05:00 PM`, { Facial: 1 });
  expect(await readFigures()).toEqual({ ...onePending, ...twoAccounts });
});

test.each([
  ['confirmed', { pending: 0 }],
  ['completed', { pending: 0, revenue: 1_100, spending: 1_100 }],
  ['pending', {}],
  ['cancelled', { pending: 0, booked: 0, lost: 1_100, customers: 0 }],
  ['completed', { pending: 0, revenue: 1_100, spending: 1_100 }],
] as const)('then %s', async (status, change) => {
  await track(facial, status);
  expect(await readFigures()).toEqual({ ...onePending, ...twoAccounts, ...change });
});

test('a later price change does not change the figures', async () => {
  const [sold] = facial.services;
  const changes = [
    {
      _id: sold?.serviceId,
      from: { price: 1_000, offerprice: 1_001 },
      to: { price: 2_000, offerprice: 2_000 },
    },
  ];
  const url = '/api/admin/services/prices';
  const answer = await product.as(admin, { method: 'PUT', url, payload: { changes } });
  expect(answer.statusCode).toBe(200);
  expect(await readFigures()).toEqual({ ...oneCompleted, ...twoAccounts, spending: 1_100 });
});

test('a deleted account keeps its orders in the figures', async () => {
  const url = '/api/auth/user/delete';
  const answer = await product.as(asha, { method: 'POST', url, payload: {} });
  expect(answer.statusCode).toBe(204);
  const left = { ...oneCompleted, customers: 0, accounts: 1, spending: 0 };
  expect(await readFigures()).toEqual(left);
});

test('direct changes in the database count within a minute', async () => {
  const withoutTriggers = async (statement: string): Promise<void> => {
    await product.database.pool.query(
      `begin; set local session_replication_role = replica; ${statement}; commit`,
    );
    product.clock.advance(60_000);
    admin = await business.logInAgain(admin);
  };
  const brought = randomUUID();
  // The 16th in India, still the 15th in UTC.
  await withoutTriggers(
    `insert into orders select (jsonb_populate_record(o, jsonb_build_object(
       'id', '${brought}', 'order_number', 999999, 'link', null, 'created_at', '2026-11-15T18:30:00Z')
     )).* from orders o;
     insert into order_services select (jsonb_populate_record(s, jsonb_build_object(
       'order_id', '${brought}'))).* from order_services s`,
  );
  expect(await readFigures()).toMatchObject({ orders: 2, revenue: 2_200, booked: 2 });
  await withoutTriggers(
    `delete from order_services where order_id = '${brought}';
     delete from orders where id = '${brought}'`,
  );
  expect(await readFigures()).toMatchObject({ orders: 1, revenue: 1_100, booked: 1 });
});
