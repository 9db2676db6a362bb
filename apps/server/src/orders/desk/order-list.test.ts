import type { Order } from '@haldi/contract/orders/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openTestSalon, type TestSalon, toRequestLine } from '../../../testing/test-salon.ts';
import type { TestUser } from '../../../testing/test-user.ts';

let product: TestApp;
let salon: TestSalon;
let admin: TestUser;
const placed: Order[] = [];

const list = (query: string) =>
  product.as(admin, { method: 'GET', url: `/api/orders${query}` }, 'cookie');
const idsOf = async (query: string): Promise<number[]> => {
  const answer = await list(query);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Order[]>().map(({ orderId }) => orderId);
};

beforeAll(async () => {
  product = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  salon = await openTestSalon(product);
  await salon.hire(4);
  admin = await product.user({ isAdmin: true });
  // An admin account, because customers have booking limits.
  const people = [
    await product.user({ username: 'Meera 100%', mobileNumber: '9811111111', isAdmin: true }),
    await product.user({ username: 'Neha_Patil', mobileNumber: '9822222222', isAdmin: true }),
    await product.user({ username: 'O’Brien', isAdmin: true }),
  ];
  const makeup = { minutes: 120, set: 'Makeup' };
  for (let n = 0; n < 12; n += 1) {
    const person = people[n % 3] as TestUser;
    // Pairs share an instant, so that paging could lose one of them.
    if (n % 2 === 0) product.clock.advance(1_000);
    placed.push(
      await salon.place(person, {
        orderId: 410_000 + n,
        appointmentDate: n < 6 ? '2026-12-01' : '2026-12-02',
        appointmentSlot: n % 2 ? '10:00 AM' : '03:00 PM',
        services: [toRequestLine(salon.service(n === 5 ? makeup.minutes : 60))],
        address: {
          street: 'Lane 1',
          city: 'Pune',
          state: '',
          pincode: n === 3 ? '411038' : '411001',
          latitude: 0,
          longitude: 0,
        },
      }),
    );
  }
  await salon.track(admin, placed[0]?._id ?? '', {
    status: 'confirmed',
    message: 'A beautician has been assigned to your appointment.',
    beautician: 'Beautician 1',
  });
});
afterAll(() => product.close());

describe('the admin list', () => {
  test('pages through everything, newest first, nothing twice and nothing lost', async () => {
    const all = await idsOf('');
    expect(all).toHaveLength(12);
    const seen: number[] = [];
    let cursor: string | undefined = '';
    while (cursor !== undefined) {
      const answer = await list(`?limit=5${cursor && `&cursor=${cursor}`}`);
      seen.push(...answer.json<Order[]>().map(({ orderId }) => orderId));
      cursor = answer.headers['x-next-cursor'] as string | undefined;
      if (seen.length === 5)
        await salon.place(await product.user(), { appointmentDate: '2026-12-09' });
    }
    expect(seen).toEqual(all);
    const created = (await list('?limit=12')).json<Order[]>().map((order) => order.createdAt);
    expect(created).toEqual(created.toSorted().toReversed());
  });
  test('the last page has no next cursor', async () => {
    expect((await list('?limit=200')).headers).not.toHaveProperty('x-next-cursor');
  });
  test.each([
    ['?search=410003', [410_003]],
    ['?search=%23410003', [410_003]],
    ['?search=9822222222&from=2026-12-02', [410_010, 410_007]],
    ['?search=%2B91%2098222%2022222&from=2026-12-02', [410_010, 410_007]],
    ['?search=meera&to=2026-12-01', [410_003, 410_000]],
    ['?search=100%25&to=2026-12-01', [410_003, 410_000]],
    ['?search=%25', [410_009, 410_006, 410_003, 410_000]],
    ['?search=_', [410_010, 410_007, 410_004, 410_001]],
    [`?search=${encodeURIComponent("' OR 1=1--")}`, []],
    ['?search=%5C', []],
    ['?status=confirmed', [410_000]],
    ['?status=cancelled', []],
    ['?beautician=beautician%201', [410_000]],
    ['?pincode=41103', [410_003]],
    ['?slot=10:00%20AM&to=2026-12-01', [410_005, 410_003, 410_001]],
  ])('%s finds %j', async (query, ids) => {
    expect((await idsOf(query)).toSorted()).toEqual(ids.toSorted());
  });
  test('category and amount', async () => {
    const special = placed[5] as Order;
    const [line] = special.services;
    const found = (await list(`?category=${encodeURIComponent(line?.category ?? '')}`)).json<
      Order[]
    >();
    expect(found.map(({ orderId }) => orderId)).toContain(410_005);
    for (const { services } of found) {
      expect(services.some(({ category }) => category === line?.category)).toBe(true);
    }
    expect(await idsOf(`?minAmount=${special.total}&maxAmount=${special.total}`)).toContain(
      410_005,
    );
    expect(await idsOf(`?minAmount=${special.total + 1}`)).not.toContain(410_005);
  });
  test.each([
    '?limit=0',
    '?limit=201',
    '?limit=1e1',
    '?cursor=nonsense',
    '?cursor=2026-11-16T06:00:00Z_no-uuid',
    '?status=gone',
    '?from=x',
    '?x=1',
  ])('%s: 422', async (query) => {
    expect((await list(query)).statusCode).toBe(422);
  });
});

test('the popular services are those booked most in 90 days, cancelled visits left out', async () => {
  const popular = async () =>
    (await product.as(null, { url: '/api/services/popular' })).json<string[]>();
  const [hour, long] = [salon.service(60)._id, salon.service(120)._id];
  expect(await popular()).toEqual([hour, long]);
  await salon.track(admin, placed[5]?._id ?? '', {
    status: 'cancelled',
    message: 'Your appointment has been cancelled. Please contact us to book again.',
  });
  expect(await popular()).toEqual([hour]);
  product.clock.advance(91 * 24 * 60 * 60_000);
  expect(await popular()).toEqual([]);
});

test('search in the middle of a text has its index', async () => {
  const { rows } = await product.database.pool.query(
    `select indexname from pg_indexes where indexname in ('orders_search', 'users_search')`,
  );
  expect(rows).toHaveLength(2);
});
