import { adminCategoryOfDataSet } from '@haldi/contract/catalogue/admin-category';
import { rankCategoriesByBookedServices } from '@haldi/contract/orders/most-booked-categories';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { verifyDatabase } from '../operations/verify-database.ts';
import { findPlanProblems } from '../orders/plan/service.ts';
import { insertDemoData } from './insert-demo-data.ts';

let product: TestApp;
beforeAll(async () => {
  product = await buildTestApp({ now: '2026-11-16T06:00:00Z' });
});
afterAll(() => product.close());

test('the demo data passes all checks, and a second start does not change it', async () => {
  const { db, pool, clock } = product.context;
  await insertDemoData(product.context);
  const count = async (): Promise<Record<string, number>> => {
    const { rows } = await pool.query(
      `select (select count(*)::int from orders) as orders,
         (select count(*)::int from orders where status = 'pending') as pending,
         (select count(*)::int from beauticians) as beauticians,
         (select count(*)::int from orders o where version <> (
           select count(*) from order_tracking t where t.order_id = o.id)) as "wrongVersions"`,
    );
    return rows[0];
  };
  const first = await count();
  expect(first).toMatchObject({ pending: 12, beauticians: 6, wrongVersions: 0 });
  expect(await findPlanProblems(db, clock())).toEqual([]);
  expect(first.orders).toBeGreaterThan(250);
  await insertDemoData(product.context);
  expect(await count()).toEqual(first);
});

test('a fresh start shows the five figures in the last seven days', async () => {
  const { rows } = await product.context.pool.query<{
    day: string;
    dataSet: string;
    quantity: number;
  }>(
    `select to_char(o.created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day,
       s.data_set as "dataSet", s.quantity
     from orders o join order_services s on s.order_id = o.id where o.status <> 'cancelled'`,
  );
  const bookings = rows.map(({ day, dataSet, quantity }) => ({
    day,
    category: adminCategoryOfDataSet(dataSet),
    quantity,
  }));
  expect(rankCategoriesByBookedServices(bookings, '2026-11-16', 7)).toEqual([
    { category: 'Facial', quantity: 45 },
    { category: 'Waxing', quantity: 38 },
    { category: 'Makeup', quantity: 32 },
    { category: 'Hair Care', quantity: 28 },
    { category: 'Massage', quantity: 22 },
  ]);
});

test('most completed visits are paid, some are not, and every day until yesterday is closed', async () => {
  const { pool } = product.context;
  const { rows } = await pool.query(
    `select count(*) filter (where e.kind = 'payment' and o.status = 'completed')::int as paid,
       count(*) filter (where e.kind = 'refund')::int as refunds,
       count(*) filter (where e.kind = 'tip')::int as tips,
       (select count(*)::int from orders where status = 'completed') as completed,
       (select count(*)::int from upi_references) as "toVerify",
       (select count(*)::int from order_discounts where code = 'GLOW10') as "withCoupon",
       (select count(*)::int from order_discounts where code is null) as "byStaff",
       (select max(day)::text from closed_days) as "lastClosed"
     from ledger_entries e join orders o on o.id = e.order_id`,
  );
  const [{ paid, completed, ...others }] = rows;
  expect(others).toMatchObject({ refunds: 1, toVerify: 1, lastClosed: '2026-11-15' });
  expect(others.tips).toBeGreaterThan(10);
  expect(others.withCoupon).toBeGreaterThan(5);
  expect(others.byStaff).toBeGreaterThan(5);
  expect(paid / completed).toBeGreaterThan(0.9);
  expect(paid).toBeLessThan(completed - 3);
  const client = await pool.connect();
  const found = await verifyDatabase(client, product.clock()).finally(() => client.release());
  expect(found.filter(({ problems }) => problems.length > 0)).toEqual([]);
});
