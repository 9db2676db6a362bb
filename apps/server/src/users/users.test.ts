import { type UserList, UserStats } from '@haldi/contract/users/schema';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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

const ask = (request: InjectOptions, as: TestUser = admin) => product.as(as, request, 'bearer');
const list = async (query = ''): Promise<UserList> =>
  (await ask({ url: `/api/admin/dashboard/user${query}` })).json();
const namesFor = async (query: string): Promise<string[]> =>
  (await list(query)).users.map((user) => user.name);
const setStatus = (id: string, status: string, as: TestUser = admin) =>
  ask({ method: 'PUT', url: `/api/admin/users/${id}/status`, payload: { status } }, as);
beforeAll(async () => {
  ({ product, admin, business } = await openSalonWithPastOrders('2026-11-01T06:00:00Z', 3));
  product.clock.set('2026-11-02T06:00:00Z');
  asha = await product.user({
    username: 'Asha Kulkarni',
    email: 'asha.k@example.com',
    mobileNumber: '9822012345',
    apartmentNumber: 'B-204',
    street: '5 Paud Road',
    town: 'Pune',
    state: 'Maharashtra',
    pincode: '411038',
  });
  product.clock.set('2026-11-03T06:00:00Z');
  priya = await product.user({ username: 'प्रिया_50%', email: 'priya@example.com' });
  const { placeOrderAt } = business;
  await placeOrderAt(asha, '2026-11-04T06:00Z', '2026-11-05', { Facial: 1 }, 'completed');
  await placeOrderAt(asha, '2026-11-05T06:00Z', '2026-11-06', { Facial: 1 }, 'cancelled');
  await placeOrderAt(asha, '2026-11-06T06:00Z', '2026-11-07', { Facial: 1 });
  // The owner's own order does not count as a customer's.
  await placeOrderAt(admin, '2026-11-07T06:00Z', '2026-11-08', { Facial: 1 }, 'completed');
  product.clock.set('2026-11-16T06:00:00Z');
});
beforeEach(async () => {
  product.clock.advance(60_000);
  admin = await business.logInAgain(admin);
});
afterAll(() => product.close());

describe('the list of users', () => {
  test('newest first, with everything the screen shows', async () => {
    asha = await business.logInAgain(asha);
    const posted = await product.as(asha, {
      method: 'POST',
      url: '/api/form/review',
      payload: { comment: 'Lovely', rating: 4 },
    });
    expect(posted.statusCode).toBe(201);
    const { users, next } = await list();
    expect(next).toBeNull();
    expect(users.map((user) => user.name)).toEqual(['प्रिया_50%', 'Asha Kulkarni', 'Owner']);
    expect(users[1]).toEqual({
      id: asha.id,
      name: 'Asha Kulkarni',
      isClaimed: true,
      isPhoneVerified: true,
      email: 'asha.k@example.com',
      phone: '9822012345',
      status: 'active',
      role: 'customer',
      totalOrders: 3,
      totalSpent: 1_100,
      avgRating: 4,
      lastOrder: '2026-11-06T06:00:00.000Z',
      joinDate: '2026-11-02T06:00:00.000Z',
      address: 'B-204, 5 Paud Road, Pune - 411038',
      words: { shown: ['review'], hiddenByBlock: [] },
    });
    expect(users[0]).toMatchObject({
      totalOrders: 0,
      totalSpent: 0,
      avgRating: 0,
      lastOrder: null,
    });
  });

  test('page by page, without duplicates or gaps', async () => {
    const first = await list('?limit=2');
    expect(first.users).toHaveLength(2);
    const second = await list(`?limit=2&cursor=${encodeURIComponent(first.next ?? '')}`);
    expect(second.next).toBeNull();
    expect([...first.users, ...second.users].map((user) => user.name)).toEqual([
      'प्रिया_50%',
      'Asha Kulkarni',
      'Owner',
    ]);
  });

  test.each([
    ['asha', ['Asha Kulkarni']],
    ['SHA KUL', ['Asha Kulkarni']],
    ['Ａｓｈａ', ['Asha Kulkarni']],
    ['ASHA.K@', ['Asha Kulkarni']],
    ['982201', ['Asha Kulkarni']],
    ['%2B91 98220 12345', ['Asha Kulkarni']],
    ['प्रिया', ['प्रिया_50%']],
    ['50%25', ['प्रिया_50%']],
    ['%25', ['प्रिया_50%']],
    ['_', ['प्रिया_50%']],
    ["' OR 1=1--", []],
    ['', ['प्रिया_50%', 'Asha Kulkarni', 'Owner']],
  ])('a search for "%s" finds %j', async (search, names) => {
    expect(await namesFor(`?search=${search}`)).toEqual(names);
  });

  test.each(['?limit=0', '?limit=201', '?cursor=nonsense', '?what=1'])(
    '%s is refused',
    async (query) => {
      expect((await ask({ url: `/api/admin/dashboard/user${query}` })).statusCode).toBe(422);
    },
  );
});

test('the stat cards: three accounts, two customers, three orders, 1,100 rupees', async () => {
  const stats = async () => UserStats.parse((await ask({ url: '/api/admin/users/stats' })).json());
  expect(await stats()).toEqual({
    totalUsers: 3,
    activeUsers: 2,
    avgOrders: 1.5,
    avgSpending: 550,
  });
  await setStatus(priya.id, 'blocked');
  expect(await stats()).toMatchObject({ totalUsers: 3, activeUsers: 1 });
  await setStatus(priya.id, 'active');
});

describe('the export', () => {
  const lines = async (query = ''): Promise<string[]> => {
    const answer = await ask({ url: `/api/admin/users/export${query}` });
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="users-2026-11-16.csv"',
    );
    expect(answer.headers['cache-control']).toBe('no-store');
    return answer.body.replace('\uFEFF', '').trimEnd().split('\r\n');
  };

  test('contains what the search finds, as the screen shows it', async () => {
    expect(await lines('?search=asha.k')).toEqual([
      'User ID,Name,Email,Phone,Role,Status,Total Orders,Total Spent,Avg Rating,Last Order,Join Date,Apartment,Street,Landmark,City,State,Pincode',
      `${asha.id},Asha Kulkarni,asha.k@example.com,9822012345,Customer,active,3,1100,4,2026-11-06,2026-11-02,B-204,5 Paud Road,,Pune,Maharashtra,411038`,
    ]);
  });

  test('threat 13: a name that is a formula is text', async () => {
    await product.user({ username: '=HYPERLINK("http://evil","Asha")' });
    const [, line] = await lines('?search=HYPERLINK');
    expect(line).toContain(`"'=HYPERLINK(""http://evil"",""Asha"")"`);
  });

  test('covers many pages, each user once', async () => {
    await product.database.pool.query(
      `insert into users (id, username, username_key, created_at)
       select 'many-' || n, 'Many ' || n, 'many ' || n, timestamptz '2026-01-01' + (n / 3) * interval '1 minute'
       from generate_series(1, 450) n`,
    );
    const found = (await lines('?search=Many')).slice(1);
    expect(found).toHaveLength(450);
    expect(new Set(found).size).toBe(450);
  });
});
