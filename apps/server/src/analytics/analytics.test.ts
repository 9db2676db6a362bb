import { reportNames } from '@haldi/contract/analytics/endpoints';
import { Analytics } from '@haldi/contract/analytics/schema';
import { defaultSlots } from '@haldi/contract/schedule/booking-time-rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

beforeAll(async () => {
  ({ product, admin, business, names } = await openSalonWithPastOrders('2026-06-01T06:00:00Z', 2));
});
afterAll(() => product.close());

const ask = async (from: string, to: string, report = '') =>
  product.as(await business.logInAgain(admin), {
    url: `/api/admin/analytics${report && `/${report}.csv`}?from=${from}&to=${to}`,
  });
const read = async (from: string, to: string): Promise<Analytics> =>
  Analytics.parse((await ask(from, to)).json());
const csv = async (from: string, to: string, report: string): Promise<string[]> =>
  (await ask(from, to, report)).body.replace('\uFEFF', '').trim().split('\r\n');

test('an empty period has zeros in every chart and file', async () => {
  const figures = await read('2026-05-26', '2026-06-01');
  expect(figures).toMatchObject({
    from: '2026-05-26',
    to: '2026-06-01',
    before: { from: '2026-05-19', to: '2026-05-25' },
    grain: 'day',
    categories: [],
    services: [],
    pages: [],
  });
  for (const compared of Object.values(figures.totals)) {
    expect(compared).toEqual({ now: 0, before: 0 });
  }
  expect(figures.overTime).toHaveLength(7);
  expect(figures.heat.rows.flat().every((visits) => visits === 0)).toBe(true);
  expect(figures.beauticians).toEqual(
    names.map((name) => ({
      name,
      ...{ visits: 0, minutes: 0, revenue: 0, minutesAtWork: 7 * 660, load: 0 },
    })),
  );
  for (const report of reportNames) {
    const answer = await ask('2026-05-26', '2026-06-01', report);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toMatch(/NaN|undefined|null|Infinity/);
  }
});

test.each(['from=2026-06-02&to=2026-06-01', 'from=2026-06-01', 'from=x&to=y', ''])(
  '%j is no period',
  async (query) => {
    const who = await business.logInAgain(admin);
    const answer = await product.as(who, { url: `/api/admin/analytics?${query}` });
    expect(answer.statusCode).toBe(422);
  },
);

describe('a fortnight in November, counted by hand', () => {
  let figures: Analytics;
  const [from, to] = ['2026-11-09', '2026-11-15'];

  beforeAll(async () => {
    await createFortnightOfOrders(product, business, names);
    figures = await read(from, to);
  });

  test('revenue: 2,100 + 1,600 + 5,100, previously 600', () => {
    expect(figures.totals.revenue).toEqual({ now: 8_800, before: 600 });
    expect(figures.totals.completed).toEqual({ now: 3, before: 1 });
    expect(figures.overTime.map(({ revenue }) => revenue)).toEqual([
      2_100, 1_600, 0, 0, 0, 5_100, 0,
    ]);
    expect(figures.overTime.map(({ revenueBefore }) => revenueBefore)).toEqual([
      0, 0, 600, 0, 0, 0, 0,
    ]);
  });

  test('orders: four placed, previously three; days are days in India', () => {
    expect(figures.totals.orders).toEqual({ now: 4, before: 3 });
    expect(figures.overTime.map(({ orders }) => orders)).toEqual([1, 1, 1, 1, 0, 0, 0]);
    expect(figures.overTime.map(({ ordersBefore }) => ordersBefore)).toEqual([0, 2, 0, 0, 0, 0, 1]);
  });

  test('cancellations: one of four, 600 lost, previously one of three', () => {
    expect(figures.totals.cancelled).toEqual({ now: 1, before: 1 });
    expect(figures.totals.cancelledRate).toEqual({ now: 25, before: 33.3 });
    expect(figures.totals.lost).toEqual({ now: 600, before: 1_100 });
    expect(figures.overTime.map(({ cancelled, lost }) => [cancelled, lost])[2]).toEqual([1, 600]);
  });

  test('the average visit: 8,800 and 300 minutes over three, five services', () => {
    expect(figures.totals.averageVisit).toEqual({ now: 2_933, before: 600 });
    expect(figures.totals.averageMinutes).toEqual({ now: 120, before: 60 });
    expect(figures.totals.averageServices).toEqual({ now: 1.7, before: 1 });
  });

  test('customers: Zoya is new and Asha returns; the week before Priya was new and Asha returned', () => {
    expect(figures.totals.newCustomers).toEqual({ now: 1, before: 1 });
    expect(figures.totals.returning).toEqual({ now: 1, before: 1 });
    expect(figures.overTime.map(({ newCustomers }) => newCustomers)).toEqual([0, 1, 0, 0, 0, 0, 0]);
    expect(figures.overTime.map(({ returning }) => returning)).toEqual([1, 0, 0, 1, 0, 0, 0]);
  });

  test('categories add up to the revenue, with the visiting charge', () => {
    expect(figures.categories).toEqual([
      { name: 'Makeup', quantity: 1, revenue: 5_000, revenueBefore: 0 },
      { name: 'Facial', quantity: 3, revenue: 3_000, revenueBefore: 0 },
      { name: 'Waxing', quantity: 1, revenue: 500, revenueBefore: 500 },
      { name: 'Visiting charge', quantity: 3, revenue: 300, revenueBefore: 100 },
    ]);
    const sum = figures.categories.reduce((total, { revenue }) => total + revenue, 0);
    expect(sum).toBe(figures.totals.revenue.now);
  });

  test('services have their current name and the category they were sold in', async () => {
    const [bridal] = figures.services;
    expect(figures.services.map(({ revenue, quantity }) => [revenue, quantity])).toEqual([
      [5_000, 1],
      [3_000, 3],
      [500, 1],
    ]);
    await product.database.pool.query(
      `update services set name = 'Renamed', data_set = 'party' where id = $1`,
      [bridal?.serviceId],
    );
    product.context.live.publish('content-changed');
    const after = await read(from, to);
    expect(after.services[0]).toMatchObject({ name: 'Renamed', category: 'Makeup' });
    expect(after.categories[0]?.name).toBe('Makeup');
  });

  test('the heat map counts visits in progress, without cancelled ones', () => {
    const heat = Array.from({ length: 7 }, () => Array(8).fill(0));
    heat[0] = [0, 1, 1, 0, 0, 0, 0, 0];
    heat[1] = [0, 0, 0, 0, 0, 0, 1, 1];
    heat[5] = [2, 1, 0, 0, 0, 0, 0, 0];
    expect(figures.heat).toEqual({ slots: defaultSlots, rows: heat });
  });

  test('beauticians: six open days of eleven hours, five with a day off', () => {
    expect(figures.beauticians).toEqual([
      {
        name: names[0],
        ...{ visits: 2, minutes: 180, revenue: 2_100, minutesAtWork: 6 * 660, load: 4.5 },
      },
      {
        name: 'Freelancer Fay',
        ...{ visits: 1, minutes: 120, revenue: 5_100, minutesAtWork: null, load: null },
      },
      {
        name: names[1],
        ...{ visits: 1, minutes: 120, revenue: 1_600, minutesAtWork: 5 * 660, load: 3.6 },
      },
    ]);
  });

  test('page views of the public site, and orders per view', () => {
    expect(figures.totals.views).toEqual({ now: 200, before: 50 });
    expect(figures.totals.ordersPerView).toEqual({ now: 2, before: 6 });
    expect(figures.overTime.map(({ views }) => views)).toEqual([100, 100, 0, 0, 0, 0, 0]);
    expect(figures.pages).toEqual([
      { page: '/', name: 'Home', views: 140, viewsBefore: 50 },
      // Views recorded before categories were counted separately.
      {
        page: '/service/:category',
        name: 'Category pages, not counted separately',
        views: 35,
        viewsBefore: 0,
      },
      { page: '/service/waxing', name: 'Waxing', views: 25, viewsBefore: 0 },
    ]);
  });

  test('weeks and months have the same sums', async () => {
    const weeks = await read('2026-10-12', '2026-11-15');
    expect(weeks.grain).toBe('week');
    expect(weeks.overTime.map(({ bucket, revenue }) => [bucket, revenue])).toEqual([
      ['2026-10-12', 0],
      ['2026-10-19', 1_100],
      ['2026-10-26', 0],
      ['2026-11-02', 600],
      ['2026-11-09', 8_800],
    ]);
    const months = await read('2025-12-01', '2026-11-30');
    expect(months.grain).toBe('month');
    expect(months.overTime).toHaveLength(12);
    expect(months.overTime.slice(-2).map(({ revenue }) => revenue)).toEqual([1_100, 9_400]);
    expect(months.overTime.slice(-2).map((point) => [point.newCustomers, point.returning])).toEqual(
      [
        [1, 0],
        [2, 1],
      ],
    );
    expect(months.totals.newCustomers.now).toBe(3);
  });

  test('orders of deleted accounts stay in the figures', async () => {
    await product.database.pool.query(`update orders set user_id = null where username = 'Zoya'`);
    product.context.live.publish('content-changed');
    const after = await read(from, to);
    expect(after.totals.revenue).toEqual(figures.totals.revenue);
    expect(after.totals.newCustomers).toEqual({ now: 0, before: 1 });
  });

  test('each chart has a CSV file that is safe to open', async () => {
    expect(await csv(from, to, 'revenue')).toEqual([
      'Day,Revenue,Revenue before',
      '2026-11-09,2100,0',
      '2026-11-10,1600,0',
      '2026-11-11,0,600',
      '2026-11-12,0,0',
      '2026-11-13,0,0',
      '2026-11-14,5100,0',
      '2026-11-15,0,0',
    ]);
    expect((await csv(from, to, 'cancellations'))[3]).toBe('2026-11-11,1,1,100,600');
    expect((await csv(from, to, 'slots'))[6]).toBe('Saturday,2,1,0,0,0,0,0,0');
    expect((await csv(from, to, 'page-views'))[1]).toBe('2026-11-09,100,1,1');
    expect(await csv(from, to, 'pages')).toEqual([
      'Page,Address,Views,Views before',
      'Home,/,140,50',
      '"Category pages, not counted separately",/service/:category,35,0',
      'Waxing,/service/waxing,25,0',
    ]);
    expect((await csv(from, to, 'customers'))[0]).toBe('Day,New customers,Returning customers');
    const { pool } = product.database;
    await pool.query(`update services set name = '=cmd|1' where data_set = 'party'
      and name = 'Renamed'`);
    await pool.query(`update orders set beautician = '@evil' where beautician = 'Freelancer Fay'`);
    product.context.live.publish('content-changed');
    expect((await csv(from, to, 'services'))[1]).toBe("'=cmd|1,Makeup,1,5000,0");
    expect(await csv(from, to, 'beauticians')).toContain("'@evil,1,120,,,5100");
    const answer = await ask(from, to, 'orders');
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="orders-${from}-to-${to}.csv"`,
    );
    expect((await ask(from, to, 'secrets')).statusCode).toBe(422);
  });

  test('figures are cached until an order changes', async () => {
    const before = (await read(from, to)).totals.orders.now;
    await product.database.pool.query(`insert into page_views values ('2026-11-15', '/', 1000)`);
    expect((await read(from, to)).totals.views.now).toBe(200);
    product.clock.set('2026-11-16T06:01:00Z');
    expect((await read(from, to)).totals.views.now).toBe(1_200);
    const customer = await product.user();
    await business.salon.place(customer, { appointmentDate: '2026-11-17' });
    expect((await read('2026-11-16', '2026-11-16')).totals.orders.now).toBe(1);
    expect((await read(from, to)).totals.orders.now).toBe(before);
  });
});
