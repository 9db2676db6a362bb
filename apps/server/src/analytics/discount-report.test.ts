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
let names: string[];
const [from, to] = ['2026-11-09', '2026-11-15'];

const ask = async (report = '') =>
  product.as(await business.logInAgain(admin), {
    url: `/api/admin/analytics${report}?from=${from}&to=${to}`,
  });
const read = async (): Promise<Analytics> => Analytics.parse((await ask()).json());

const giveDiscount = async (day: string, discount: object): Promise<void> => {
  const { rows } = await product.database.pool.query(
    "select id from orders where status = 'completed' and appointment_date = $1",
    [day],
  );
  const answer = await product.as(await business.logInAgain(admin), {
    method: 'POST',
    url: `/api/orders/${rows[0].id}/discounts`,
    payload: { attempt: randomUUID(), reason: 'Late', ...discount },
  });
  expect(answer.statusCode, answer.body).toBe(200);
};

beforeAll(async () => {
  ({ product, admin, business, names } = await openSalonWithPastOrders('2026-06-01T06:00:00Z', 2));
  await createFortnightOfOrders(product, business, names);
  // 2 x 1,000 and the visiting charge of 100.
  await giveDiscount('2026-11-09', { kind: 'percent', percent: 10 });
  // 500, 1,000 and 100.
  await giveDiscount('2026-11-10', { kind: 'amount', amount: 160 });
  // Before the period.
  await giveDiscount('2026-11-04', { kind: 'amount', amount: 50 });
  await product.database.pool.query(
    `with coupon as (
       insert into coupons (code, percent, minimum_order, first_visit_only, sections, services, created_at)
       values ('FACIAL20', 20, 0, false, '{}', '{}', now()) returning id
     )
     insert into order_discounts (order_id, percent, services, coupon_id, code, reason, given_at)
     select o.id, 20, array[s.service_id], coupon.id, 'FACIAL20', '', now()
     from coupon, orders o join order_services s on s.order_id = o.id
     where o.appointment_date = '2026-11-10' and s.price = 1000`,
  );
  product.context.live.publish('content-changed');
});
afterAll(() => product.close());

test('discounts are shared by service and beautician, and add up to the discounts of the period', async () => {
  const { discounts, payments, services } = await read();
  const [facial = '', waxing = ''] = ['Facial', 'Waxing'].map(
    (category) => services.find((service) => service.category === category)?.name,
  );
  expect(discounts).toEqual({
    coupons: [{ code: 'FACIAL20', visits: 1, discount: 200 }],
    byService: [
      { name: facial, visits: 2, byStaff: 300, byCoupon: 200 },
      { name: waxing, visits: 1, byStaff: 50, byCoupon: 0 },
      { name: 'Visiting charge', visits: 2, byStaff: 20, byCoupon: 0 },
    ],
    byBeautician: [
      { name: names[1], visits: 1, byStaff: 160, byCoupon: 200 },
      { name: names[0], visits: 1, byStaff: 210, byCoupon: 0 },
    ],
  });
  expect(payments.discounts).toBe(57_000);
});

test('revenue is the total less discounts', async () => {
  expect((await read()).totals.revenue.now).toBe(2_100 + 1_600 + 5_100 - 570);
});

test('the CSV file has coupons, services and beauticians', async () => {
  const rows = (await ask('/discounts.csv')).body.replace('\uFEFF', '').trim().split('\r\n');
  expect(rows[0]).toBe('By,Name,Visits,By staff,By coupon');
  expect(rows[1]).toBe('Coupon,FACIAL20,1,0,200');
  expect(rows.at(-1)).toBe(`Beautician,${names[0]},1,210,0`);
});
