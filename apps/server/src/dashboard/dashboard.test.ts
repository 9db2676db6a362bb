import { Dashboard } from '@haldi/contract/dashboard/schema';
import { rankCategoriesByBookedServices } from '@haldi/contract/orders/most-booked-categories';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import {
  openSalonWithPastOrders,
  type SalonWithPastOrders,
} from '../../testing/test-past-orders.ts';
import type { TestUser } from '../../testing/test-user.ts';

let product: TestApp;
let business: SalonWithPastOrders;
let admin: TestUser;
let asha: TestUser;
let priya: TestUser;
let names: string[];
const now = '2026-11-16T06:00:00Z';

const readDashboard = async (): Promise<Dashboard> => {
  const answer = await product.as(
    await business.logInAgain(admin),
    { url: '/api/admin/dashboard' },
    'bearer',
  );
  expect(answer.statusCode).toBe(200);
  return Dashboard.parse(answer.json());
};
const countOf = async (query: string): Promise<number> =>
  (await product.as(await business.logInAgain(admin), { url: `/api/orders/count?${query}` })).json()
    .count;
const nextAt = async (instant: string) => {
  product.clock.set(instant);
  const { next } = await readDashboard();
  product.clock.set(now);
  return {
    ...next,
    visits: next.visits.map(({ slot, status, isNow }) => [slot, status, isNow]),
  };
};
const review = async (by: TestUser, rating: number): Promise<void> => {
  const answer = await product.as(await business.logInAgain(by), {
    method: 'POST',
    url: '/api/form/review',
    payload: { comment: 'Lovely', rating },
  });
  expect(answer.statusCode).toBe(201);
};

beforeAll(async () => {
  ({ product, admin, business, names } = await openSalonWithPastOrders('2026-06-01T06:00:00Z', 4));
});
afterAll(() => product.close());

test('an empty salon has zeros and 90 empty days', async () => {
  const { today, daily, recentOrders, ...figures } = await readDashboard();
  expect(today).toBe('2026-06-01');
  expect(recentOrders).toEqual([]);
  expect(figures).toEqual({
    totalRevenue: 0,
    revenueGrowth: 0,
    outstanding: 0,
    totalOrders: 0,
    orderGrowth: 0,
    totalUsers: 0,
    avgRating: 0,
    reviewCount: 0,
    pendingOrders: 0,
    waiting: { unconfirmed: 0, unassigned: 0, needingChange: 0, any: 0 },
    complaints: { open: 0, overdue: 0 },
    next: { day: null, visits: [], total: 0 },
    completedToday: 0,
    inProgress: 0,
  });
  expect(daily).toHaveLength(90);
  expect(daily[0]?.day).toBe('2026-03-04');
  expect(daily.at(-1)).toEqual({
    day: '2026-06-01',
    revenue: 0,
    payments: { collected: 0, refunded: 0, tips: 0 },
    orders: 0,
    customers: 0,
    services: [],
  });
});

describe('a salon with ten orders', () => {
  let figures: Dashboard;

  beforeAll(async () => {
    const { placeOrderAt } = business;
    product.clock.set('2026-06-30T06:00:00Z');
    asha = await product.user({ username: 'Asha' });
    // Older than 90 days: counts in the totals only.
    await placeOrderAt(asha, '2026-07-01T06:00Z', '2026-07-02', { WaxingRica: 1 }, 'completed');
    // Last month, before the 16th: 1,100, compared with this month.
    await placeOrderAt(asha, '2026-10-05T04:30Z', '2026-10-06', { Facial: 1 }, 'completed');
    // Last month, after the 16th: not compared.
    await placeOrderAt(
      asha,
      '2026-10-20T06:00Z',
      '2026-10-20 05:00 PM',
      { WaxingRica: 1 },
      'completed',
    );
    product.clock.set('2026-11-02T06:00:00Z');
    priya = await product.user({ username: 'Priya' });
    const stranger = await product.user({ username: 'Blocked one' });
    await product.database.pool.query("update users set status = 'blocked' where id = $1", [
      stranger.id,
    ]);
    await placeOrderAt(priya, '2026-11-02T06:00Z', '2026-11-03', { Bridal: 1 }, 'completed');
    // Today, completed: 2,100.
    await placeOrderAt(
      priya,
      '2026-11-10T06:00Z',
      '2026-11-16 09:00 AM',
      { Facial: 2 },
      'completed',
      names[0] ?? '',
    );
    await placeOrderAt(priya, '2026-11-14T06:00Z', '2026-11-18', { Bridal: 1 }, 'cancelled');
    // Still the previous day in London, already today in Pune. Runs from 11 AM to noon.
    await placeOrderAt(
      asha,
      '2026-11-15T20:00Z',
      '2026-11-16 11:00 AM',
      { WaxingRica: 1 },
      'confirmed',
      'Freelancer Fay',
    );
    const under = await placeOrderAt(priya, '2026-11-15T06:00Z', '2026-11-16 10:00 AM', {
      WaxingRica: 3,
    });
    await product.database.pool.query("update orders set status = 'in_progress' where id = $1", [
      under._id,
    ]);
    await placeOrderAt(
      asha,
      '2026-11-16T03:30Z',
      '2026-11-16 01:00 PM',
      { Facial: 1 },
      'confirmed',
    );
    await placeOrderAt(asha, '2026-11-16T05:00Z', '2026-11-17', { Facial: 1, WaxingRica: 2 });
    product.clock.set(now);
    await review(asha, 5);
    await review(priya, 4);
    figures = await readDashboard();
  });

  test('revenue is the total of completed orders: 600 + 1,100 + 600 + 5,100 + 2,100', () => {
    expect(figures.totalRevenue).toBe(9_500);
  });
  test('revenue growth compares 7,200 of November 1 to 16 with 1,100 of October 1 to 16', () => {
    expect(figures.revenueGrowth).toBe(554.5);
  });
  test('ten orders, seven of them this month after one last month', () => {
    expect(figures.totalOrders).toBe(10);
    expect(figures.orderGrowth).toBe(600);
  });
  test('two active customers, as on the users screen; the admin and the blocked user do not count', async () => {
    expect(figures.totalUsers).toBe(2);
    const stats = await product.as(await business.logInAgain(admin), {
      url: '/api/admin/users/stats',
    });
    expect(stats.json().activeUsers).toBe(2);
  });
  test('the average rating of 5 and 4', () => {
    expect(figures).toMatchObject({ avgRating: 4.5, reviewCount: 2 });
  });
  test('one pending, one completed today, two in progress', () => {
    expect(figures).toMatchObject({ pendingOrders: 1, completedToday: 1, inProgress: 2 });
  });
  test('a visit is in progress until its time is over', async () => {
    product.clock.set('2026-11-16T06:29:59Z');
    expect((await readDashboard()).inProgress).toBe(2);
    product.clock.set('2026-11-16T06:30:00Z');
    expect((await readDashboard()).inProgress).toBe(1);
    product.clock.set('2026-11-16T07:30:00Z');
    expect((await readDashboard()).inProgress).toBe(2);
    product.clock.set(now);
  });
  test('each figure with a link counts exactly the orders behind the link', async () => {
    const { waiting, ...rest } = await readDashboard();
    expect(waiting).toEqual({ unconfirmed: 1, unassigned: 3, needingChange: 0, any: 3 });
    for (const kind of ['unconfirmed', 'unassigned', 'needingChange', 'any'] as const) {
      expect(await countOf(`attention=${kind}`)).toBe(waiting[kind]);
    }
    expect(await countOf('status=pending')).toBe(rest.pendingOrders);
    expect(await countOf(`status=completed&from=${rest.today}&to=${rest.today}`)).toBe(
      rest.completedToday,
    );
    for (const instant of ['2026-11-16T05:29:00Z', now, '2026-11-16T06:30:00Z']) {
      product.clock.set(instant);
      expect(await countOf('underWay=now')).toBe((await readDashboard()).inProgress);
    }
    product.clock.set(now);
    expect(await countOf('')).toBe(rest.totalOrders);
  });
  test('up next: the remaining visits of today, with those in progress marked', async () => {
    expect(figures.next).toMatchObject({ day: '2026-11-16', total: 3 });
    expect(figures.next.visits[0]).toMatchObject({
      customer: 'Priya',
      place: 'C-1101, Orchid Heights, 12 MG Road - 411001',
      beautician: 'none',
    });
    expect((await nextAt(now)).visits).toEqual([
      ['10:00 AM', 'in_progress', true],
      ['11:00 AM', 'confirmed', true],
      ['01:00 PM', 'confirmed', false],
    ]);
    // The time of the visit is over, but it is not marked as completed.
    expect((await nextAt('2026-11-16T08:00:00Z')).visits).toEqual([
      ['10:00 AM', 'in_progress', true],
      ['01:00 PM', 'confirmed', true],
    ]);
  });
  test('up next: after the last visit of today, the next day with visits', async () => {
    await product.database.pool.query(
      "update orders set status = 'completed' where status = 'in_progress'",
    );
    expect(await nextAt('2026-11-16T08:30:00Z')).toEqual({
      day: '2026-11-17',
      visits: [[expect.any(String), 'pending', false]],
      total: 1,
    });
    await product.database.pool.query(
      "update orders set status = 'in_progress' where start_minute = 600 and appointment_date = '2026-11-16'",
    );
  });
  test('recent orders with their services, newest first', () => {
    expect(figures.recentOrders).toHaveLength(8);
    expect(figures.recentOrders[0]).toMatchObject({
      status: 'pending',
      customer: 'Asha',
      service: expect.stringMatching(/.+, .+/),
      time: '2026-11-16T05:00:00.000Z',
      amount: 2_100,
    });
    const times = figures.recentOrders.map(({ time }) => time);
    expect(times).toEqual(times.toSorted().toReversed());
  });
  test('days are days in India', () => {
    expect(figures.today).toBe('2026-11-16');
    expect(figures.daily).toHaveLength(90);
    expect(figures.daily.at(-1)).toMatchObject({ day: '2026-11-16', revenue: 2_100, orders: 3 });
    expect(figures.daily.at(-2)).toMatchObject({ day: '2026-11-15', revenue: 0, orders: 1 });
    const sum = (of: 'revenue' | 'orders' | 'customers'): number =>
      figures.daily.reduce((total, day) => total + (day[of] ?? 0), 0);
    expect([sum('revenue'), sum('orders')]).toEqual([8_900, 9]);
    // Priya and the blocked user joined on 2 November.
    expect(sum('customers')).toBe(2);
  });
  test('popular services by the day of the order, without cancelled orders', () => {
    const bookings = figures.daily.flatMap(({ day, services }) =>
      services.map((service) => ({ day, ...service })),
    );
    expect(rankCategoriesByBookedServices(bookings, figures.today, 1)).toEqual([
      { category: 'Waxing', quantity: 3 },
      { category: 'Facial', quantity: 2 },
    ]);
    expect(rankCategoriesByBookedServices(bookings, figures.today, 7)).toEqual([
      { category: 'Waxing', quantity: 6 },
      { category: 'Facial', quantity: 4 },
    ]);
    expect(rankCategoriesByBookedServices(bookings, figures.today, 90)).toEqual([
      { category: 'Waxing', quantity: 7 },
      { category: 'Facial', quantity: 5 },
      { category: 'Makeup', quantity: 1 },
    ]);
  });
});
