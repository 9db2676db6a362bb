import { randomUUID } from 'node:crypto';
import { Analytics } from '@haldi/contract/analytics/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { createFortnightOfOrders } from '../../testing/test-fortnight.ts';
import {
  openSalonWithPastOrders,
  type SalonWithPastOrders,
} from '../../testing/test-past-orders.ts';
import type { TestUser } from '../../testing/test-user.ts';

let product: TestApp;
let business: SalonWithPastOrders;
let admin: TestUser;
const [from, to] = ['2026-11-09', '2026-11-15'];

const ask = async (report = '') =>
  product.as(await business.logInAgain(admin), {
    url: `/api/admin/analytics${report}?from=${from}&to=${to}`,
  });
const read = async (): Promise<Analytics> => Analytics.parse((await ask()).json());

const send = async (at: string, visit: string, path: string, body: object): Promise<void> => {
  product.clock.set(at);
  const { rows } = await product.database.pool.query(
    "select id from orders where status = 'completed' and appointment_date = $1",
    [visit],
  );
  const answer = await product.as(await business.logInAgain(admin), {
    method: 'POST',
    url: `/api/orders/${rows[0].id}/${path}`,
    payload: { attempt: randomUUID(), ...body },
  });
  expect(answer.statusCode, answer.body).toBe(200);
};

beforeAll(async () => {
  let names: string[];
  ({ product, admin, business, names } = await openSalonWithPastOrders('2026-06-01T06:00:00Z', 2));
  await createFortnightOfOrders(product, business, names);
  const cash = { method: 'cash', tip: 0 };
  await send('2026-11-04T12:00Z', '2026-11-04', 'payments', { ...cash, amount: 60_000 });
  // Before midnight in India.
  await send('2026-11-09T18:29Z', '2026-11-09', 'payments', {
    ...{ ...cash, amount: 200_050, tip: 5_000 },
  });
  await send('2026-11-10T18:30Z', '2026-11-10', 'payments', {
    ...{ method: 'upi', amount: 50_000, tip: 0 },
  });
  await send('2026-11-15T06:00Z', '2026-11-09', 'refunds', {
    ...{ method: 'upi', amount: 30_000, reason: 'Too short' },
  });
  // After the period.
  await send('2026-11-16T06:00Z', '2026-11-10', 'payments', { ...cash, amount: 10_000 });
  await product.database.pool.query(
    `insert into order_fees (order_id, kind, amount, is_waived, created_at)
     select id, kind, amount, amount = 50, now() from orders,
       (values ('late_cancel', 100), ('no_show', 50)) fee (kind, amount)
     where status = 'cancelled' and appointment_date = '2026-11-12'`,
  );
  product.context.live.publish('content-changed');
});
afterAll(() => product.close());

test('payments, refunds and tips by their day, the rest by the day of the visit', async () => {
  const { payments } = await read();
  expect(payments).toMatchObject({
    now: { collected: 250_050, refunded: 30_000, tips: 5_000 },
    before: { collected: 60_000, refunded: 0, tips: 0 },
    discounts: 30_000,
    fees: { charged: 15_000, waived: 5_000 },
    byMethod: [
      { method: 'cash', collected: 200_050, refunded: 0, tips: 5_000 },
      { method: 'upi', collected: 50_000, refunded: 30_000, tips: 0 },
    ],
    byBeautician: [{ name: 'Desk', collected: 250_050, refunded: 30_000, tips: 5_000 }],
  });
  // 2,100 - 300 - 1,700.50, 1,600 - 600, 5,100, and a fee of 100.
  expect(payments.outstanding).toBe(9_950 + 100_000 + 510_000 + 10_000);
});

test('a refund reduces the revenue of the visit, and a negative row explains it', async () => {
  const { categories, totals } = await read();
  expect(totals.revenue.now).toBe(8_500);
  expect(categories.at(-1)).toEqual({
    ...{ name: 'Discounts', quantity: 0, revenue: -300, revenueBefore: 0 },
  });
  expect(categories.reduce((sum, { revenue }) => sum + revenue, 0)).toBe(8_500);
});

test('the CSV file has methods and people', async () => {
  expect((await ask('/payments.csv')).body.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
    'By,Name,Collected,Refunds,Tips',
    'Method,Cash,2000.5,0,50',
    'Method,UPI,500,300,0',
    'Person,Desk,2500.5,300,50',
  ]);
});
