import { randomUUID } from 'node:crypto';
import { Dashboard } from '@haldi/contract/dashboard/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import {
  openSalonWithPastOrders,
  type SalonWithPastOrders,
} from '../../testing/test-past-orders.ts';
import type { TestUser } from '../../testing/test-user.ts';

let product: TestApp;
let business: SalonWithPastOrders;
let admin: TestUser;

beforeAll(async () => {
  ({ product, admin, business } = await openSalonWithPastOrders('2026-11-01T06:00:00Z', 2));
  const asha = await product.user();
  const visit = async (day: string, lines: object) =>
    business.placeOrderAt(asha, '2026-11-02T06:00Z', day, lines, 'completed');
  await visit('2026-11-03', { WaxingRica: 1 });
  await visit('2026-11-16', { Facial: 2 });
  product.clock.set('2026-11-16T06:00:00Z');
});
afterAll(() => product.close());

const readDashboard = async (): Promise<Dashboard> =>
  Dashboard.parse(
    (await product.as(await business.logInAgain(admin), { url: '/api/admin/dashboard' })).json(),
  );
const send = async (path: string, body: object): Promise<void> => {
  const { rows } = await product.database.pool.query(
    "select id from orders where status = 'completed' and appointment_date = '2026-11-16'",
  );
  const answer = await product.as(await business.logInAgain(admin), {
    method: 'POST',
    url: `/api/orders/${rows[0].id}/${path}`,
    payload: { attempt: randomUUID(), ...body },
  });
  expect(answer.statusCode, answer.body).toBe(200);
};

test('are counted on their day and do not change the revenue', async () => {
  const before = await readDashboard();
  expect(before.outstanding).toBe(270_000);
  await send('payments', { method: 'cash', amount: 200_050, tip: 5_000 });
  const paid = await readDashboard();
  expect(paid).toMatchObject({ totalRevenue: 2_700, outstanding: 69_950 });
  expect(paid.daily.at(-1)?.payments).toEqual({ collected: 200_050, refunded: 0, tips: 5_000 });
  expect(paid.daily.at(-2)?.payments).toEqual({ collected: 0, refunded: 0, tips: 0 });
  await send('refunds', { method: 'upi', amount: 10_000, reason: 'Too short' });
  const refunded = await readDashboard();
  expect(refunded).toMatchObject({ totalRevenue: 2_600, outstanding: 69_950 });
  expect(refunded.daily.at(-1)).toMatchObject({
    revenue: 2_000,
    payments: { collected: 200_050, refunded: 10_000, tips: 5_000 },
  });
});

test('the desk sees no money', async () => {
  const desk = await product.user({ role: 'desk' });
  const answer = await product.as(desk, { url: '/api/admin/dashboard' });
  const { totalRevenue, revenueGrowth, outstanding, daily } = Dashboard.parse(answer.json());
  expect([totalRevenue, revenueGrowth, outstanding]).toEqual([null, null, null]);
  expect(daily.flatMap(({ revenue, payments }) => [revenue, payments])).toEqual(
    Array(180).fill(null),
  );
});
