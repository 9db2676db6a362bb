import type { Order } from '@haldi/contract/orders/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openTestSalon, type TestSalon } from '../../../testing/test-salon.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import { countOrdersNeedingAttention } from './needs-attention-store.ts';

let product: TestApp;
let salon: TestSalon;
let admin: TestUser;

const confirmed = {
  status: 'confirmed',
  message: 'Your appointment is confirmed. See you soon!',
};
const cancelled = {
  status: 'cancelled',
  message: 'Your appointment has been cancelled. Please contact us to book again.',
};

const ask = (url: string) => product.as(admin, { method: 'GET', url }, 'cookie');
const listed = async (query: string): Promise<number[]> => {
  const answer = await ask(`/api/orders?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Order[]>().map(({ orderId }) => orderId);
};
const counted = async (query: string): Promise<number> =>
  (await ask(`/api/orders/count?${query}`)).json<{ count: number }>().count;
const track = async (order: Order, update: object): Promise<void> => {
  const answer = await salon.track(admin, order._id, update);
  expect(answer.statusCode, answer.body).toBe(200);
};
const place = (orderId: number, appointmentDate: string, appointmentSlot = '10:00 AM') =>
  salon.place(admin, { orderId, appointmentDate, appointmentSlot });

/** A new session at that instant, because sessions expire in between. */
const setClockAndLogIn = async (now: string): Promise<void> => {
  product.clock.set(now);
  admin = await product.user({ isAdmin: true });
};

beforeAll(async () => {
  product = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  salon = await openTestSalon(product);
});
afterAll(() => product.close());

describe('orders that need attention', () => {
  beforeAll(async () => {
    await salon.hire(4);
    await setClockAndLogIn('2026-11-16T08:00:00+05:30');
    await place(500_001, '2026-11-17');
    await track(await place(500_002, '2026-11-17', '03:00 PM'), confirmed);
    await place(500_003, '2026-11-18');
    await track(await place(500_004, '2026-11-18', '03:00 PM'), confirmed);
    await track(await place(500_005, '2026-11-19'), { ...confirmed, beautician: 'Beautician 1' });
    await track(await place(500_006, '2026-11-19', '03:00 PM'), confirmed);
    await track(await place(500_007, '2026-11-19', '05:00 PM'), cancelled);
    await product.database.pool.query(
      `update visits v set needs_change = true from orders o
       where o.id = v.order_id and o.order_number = any($1)`,
      [[500_002, 500_003, 500_004, 500_006, 500_007]],
    );
  });

  // Half past midnight in India, still the 17th in UTC.
  const midnight = '2026-11-18T00:30:00+05:30';
  const noon = '2026-11-18T12:00:00+05:30';
  const evening = '2026-11-18T15:00:00+05:30';

  test.each([
    [midnight, 'unconfirmed', [500_001, 500_003]],
    [midnight, 'unassigned', [500_003, 500_004, 500_006]],
    [evening, 'unassigned', [500_003, 500_004, 500_006]],
    ['2026-11-17T23:59:00+05:30', 'unassigned', [500_001, 500_002, 500_003, 500_004, 500_006]],
    [midnight, 'needingChange', [500_003, 500_004, 500_006]],
    [noon, 'needingChange', [500_004, 500_006]],
    [evening, 'needingChange', [500_006]],
    [midnight, 'any', [500_001, 500_003, 500_004, 500_006]],
    ['2026-11-20T09:00:00+05:30', 'any', [500_001, 500_003]],
  ])('at %s, %s: %j', async (now, attention, ids) => {
    await setClockAndLogIn(now);
    expect((await listed(`attention=${attention}`)).toSorted()).toEqual(ids);
    expect(await counted(`attention=${attention}`)).toBe(ids.length);
  });

  test('the counts match the lists', async () => {
    for (const now of [midnight, noon, evening]) {
      await setClockAndLogIn(now);
      const counts = await countOrdersNeedingAttention(product.context.db, product.clock());
      for (const [attention, count] of Object.entries(counts)) {
        expect(await listed(`attention=${attention}`), `${now} ${attention}`).toHaveLength(count);
      }
    }
  });

  test.each([
    '',
    'status=confirmed',
    'from=2026-11-18&to=2026-11-18',
    'attention=any&slot=03:00%20PM',
  ])('the count for "%s" is that of the list', async (query) => {
    await setClockAndLogIn(midnight);
    expect(await counted(query)).toBe((await listed(query)).length);
  });

  test('the export uses the same filter', async () => {
    await setClockAndLogIn(noon);
    const { body } = await ask('/api/orders/export.csv?attention=needingChange');
    const rows = body.trimEnd().split('\r\n').slice(1);
    expect(rows.map((row) => row.slice(0, 6)).toSorted()).toEqual(['500004', '500006']);
  });

  test.each(['attention=somebody', 'attention=', 'sort=price'])('%s: 422', async (query) => {
    expect((await ask(`/api/orders?${query}`)).statusCode).toBe(422);
  });
  test('the count accepts no limit: 422', async () => {
    expect((await ask('/api/orders/count?limit=1')).statusCode).toBe(422);
  });
});

describe('the next visit first', () => {
  const sameMinute = 9;
  beforeAll(async () => {
    await salon.hire(8);
    await setClockAndLogIn('2026-11-20T08:00:00+05:30');
    await place(600_100, '2026-12-03');
    for (let n = 0; n < sameMinute; n += 1) await place(600_000 + n, '2026-12-02', '01:00 PM');
    await place(600_101, '2026-12-02', '09:00 AM');
    await place(600_102, '2026-12-02', '05:00 PM');
    await place(600_103, '2026-12-01', '06:00 PM');
  });

  test.each([1, 2, 4, 5])('pages of %i lose nothing and repeat nothing', async (limit) => {
    const seen: Order[] = [];
    let next: string | undefined = '';
    while (next !== undefined) {
      const at = next && `&cursor=${next}`;
      const answer = await ask(`/api/orders?sort=visit&from=2026-12-01&limit=${limit}${at}`);
      expect(answer.statusCode, answer.body).toBe(200);
      seen.push(...answer.json<Order[]>());
      next = answer.headers['x-next-cursor'] as string | undefined;
    }
    const ids = seen.map(({ orderId }) => orderId);
    expect(ids.slice(0, 2)).toEqual([600_103, 600_101]);
    expect(new Set(ids.slice(2, 2 + sameMinute)).size).toBe(sameMinute);
    expect(ids.slice(2 + sameMinute)).toEqual([600_102, 600_100]);
    expect(ids).toEqual(await listed('sort=visit&from=2026-12-01'));
  });
});

describe('one order', () => {
  const read = (key: string | number) => ask(`/api/orders/${key}`);

  test('by its id and by its number', async () => {
    const order = await place(700_001, '2026-12-10');
    for (const key of [order._id, order.orderId]) {
      expect((await read(key)).json()).toEqual(order);
    }
  });
  test('a number of two orders means the open one, and is ambiguous if both are closed', async () => {
    const other = await product.user({ isAdmin: true });
    const first = await place(700_002, '2026-12-11');
    await track(first, cancelled);
    const over = { orderId: 700_002, appointmentDate: '2026-12-11' };
    const second = await salon.place(other, over);
    expect((await read(700_002)).json<Order>()._id).toBe(second._id);
    await track(second, cancelled);
    const answer = await read(700_002);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'ORDER_ID_AMBIGUOUS' });
    expect((await read(first._id)).json<Order>()._id).toBe(first._id);
  });
  test.each(['999999', '123', 'nobody', crypto.randomUUID()])('%s: 404', async (key) => {
    expect((await read(key)).statusCode).toBe(404);
  });
});
