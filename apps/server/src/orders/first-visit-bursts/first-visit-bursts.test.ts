import type { AlertList } from '@haldi/contract/orders/desk/alerts/schema';
import type { Slot } from '@haldi/contract/schedule/booking-time-rules';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openTestSalon, type TestSalon, toRequestLine } from '../../../testing/test-salon.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import { deleteOldNetworksAndBursts } from './service.ts';

let product: TestApp;
let salon: TestSalon;
let meera: TestUser;
beforeEach(async () => {
  product = await buildTestApp({ now: '2026-11-16T06:00:00Z' });
  salon = await openTestSalon(product);
  await salon.hire(4);
  meera = await product.user({ isAdmin: true, username: 'Meera' });
});
afterEach(() => product.close());

const stranger = '203.0.113.7';
const day = '2026-11-20';

type Booking = { from?: string; on?: string; slot?: Slot; hours?: number; who?: TestUser };

const book = async ({ from = stranger, on = day, slot = '09:00 AM', hours = 1, who }: Booking) => {
  const user = who ?? (await product.user());
  const services = [toRequestLine(salon.service(60), hours)];
  const payload = salon.body(user, { appointmentDate: on, appointmentSlot: slot, services });
  const request = { method: 'POST', url: '/api/orders', payload, remoteAddress: from } as const;
  return product.as(user, request, 'cookie');
};
const codeOf = async (booking: Booking): Promise<string> => {
  const answer = await book(booking);
  return answer.json().code ?? String(answer.statusCode);
};
const readAlertList = async (): Promise<AlertList> =>
  (await product.as(meera, { url: '/api/admin/alerts' })).json();
const settle = async (id: string, cancelOrders: boolean): Promise<AlertList> => {
  const url = `/api/admin/bursts/${id}/settled`;
  const answer = await product.as(meera, { method: 'PUT', url, payload: { cancelOrders } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

describe('threat 46: one network cannot take a day', () => {
  test('27 accounts that request a whole day get at most half of it', async () => {
    const codes: string[] = [];
    for (let account = 0; account < 27; account += 1) codes.push(await codeOf({ hours: 8 }));
    expect(codes).toEqual(['201', '201', ...Array<string>(25).fill('TOO_MANY_OPEN_ORDERS')]);
    expect(await codeOf({ from: '203.0.113.8', hours: 8 })).toBe('201');
    expect(await codeOf({ from: '203.0.113.8', hours: 8 })).toBe('201');
  });

  test('twelve first visits a day; returning customers are not counted', async () => {
    const known = await product.user();
    const first = (await book({ who: known, from: '203.0.113.9' })).json();
    const message = 'Your service is complete. Thank you for choosing us!';
    await salon.track(meera, first._id, { status: 'completed', message });
    const codes: string[] = [];
    for (let account = 0; account < 13; account += 1) {
      codes.push(await codeOf({ on: `2026-12-${10 + account}` }));
    }
    expect(codes).toEqual([...Array<string>(12).fill('201'), 'TOO_MANY_OPEN_ORDERS']);
    expect(await codeOf({ who: known })).toBe('201');
    product.clock.advance(24 * 60 * 60_000);
    expect(await codeOf({})).toBe('201');
  });

  test('a single long first visit is accepted', async () => {
    await product.database.pool.query('update beauticians set active = id = 1');
    expect(await codeOf({ hours: 8 })).toBe('201');
  });

  test('many within an hour raise one alert, which can cancel them', async () => {
    const booked: string[] = [];
    for (const slot of ['09:00 AM', '10:00 AM', '11:00 AM', '02:00 PM', '03:00 PM'] as const) {
      expect((await readAlertList()).bursts).toEqual([]);
      booked.push((await book({ slot })).json()._id);
    }
    const elsewhere = (await book({ from: '203.0.113.8' })).json()._id;
    booked.push((await book({ slot: '05:00 PM' })).json()._id);
    const { pool } = product.database;
    const started = booked.pop();
    await pool.query(
      `with begun as (update orders set status = 'in_progress' where id = $1 returning id)
       update visits set status = 'in_progress' from begun where order_id = id`,
      [started],
    );
    const { bursts } = await readAlertList();
    expect(bursts).toHaveLength(1);
    const [burst] = bursts;
    expect(burst?.orders.map(({ _id }) => _id).toSorted()).toEqual(booked.toSorted());
    expect(await settle(burst?._id ?? '', true)).toEqual({ alerts: [], bursts: [] });
    const { rows } = await pool.query(
      `select id, status from orders where status <> 'cancelled' order by status`,
    );
    expect(rows).toEqual([
      { id: started, status: 'in_progress' },
      { id: elsewhere, status: 'pending' },
    ]);
    const history = await pool.query(
      `select count(*)::int as entries from order_tracking where status = 'cancelled' and admin_id = $1`,
      [meera.id],
    );
    expect(history.rows).toEqual([{ entries: booked.length }]);
    const audit = await product.as(meera, { url: '/api/admin/audit?act=burst-settled' });
    expect(audit.json().entries).toMatchObject([{ changes: [{ after: '5' }] }]);
    const again = await product.as(meera, { url: '/api/admin/audit?act=order-updated' });
    expect(again.json().entries[0].changes).toContainEqual({
      field: 'asked',
      before: null,
      after: ['cancel'],
    });
  });

  test('checked orders stay and raise no alert again', async () => {
    for (const slot of ['09:00 AM', '10:00 AM', '11:00 AM', '02:00 PM', '03:00 PM'] as const) {
      await book({ slot });
    }
    const [burst] = (await readAlertList()).bursts;
    product.clock.advance(60_000);
    expect((await settle(burst?._id ?? '', false)).bursts).toEqual([]);
    product.clock.advance(60_000);
    expect(await codeOf({ slot: '05:00 PM' })).toBe('201');
    expect((await readAlertList()).bursts).toEqual([]);
    const { rows } = await product.database.pool.query(
      `select count(*)::int as pending from orders where status = 'pending'`,
    );
    expect(rows).toEqual([{ pending: 6 }]);
  });

  test('networks are deleted after a week', async () => {
    await book({});
    const count = async () =>
      (await product.database.pool.query('select from first_visit_networks')).rowCount;
    const at = product.clock().getTime();
    const week = 7 * 24 * 60 * 60_000;
    await deleteOldNetworksAndBursts(product.context.db, new Date(at + week));
    expect(await count()).toBe(1);
    await deleteOldNetworksAndBursts(product.context.db, new Date(at + week + 1));
    expect(await count()).toBe(0);
  });
});
