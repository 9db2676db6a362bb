import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestSalon, type TestSalon } from '../../testing/test-salon.ts';
import type { TestUser } from '../../testing/test-user.ts';

let product: TestApp;
let salon: TestSalon;
let owner: TestUser;
let other: TestUser;
let admin: TestUser;
let orderId: number;

beforeAll(async () => {
  product = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  salon = await openTestSalon(product);
  await salon.hire(5);
  [owner, other] = [await product.user(), await product.user()];
  admin = await product.user({ isAdmin: true });
  orderId = (await salon.place(owner)).orderId;
});
afterAll(() => product.close());

const get = (who: TestUser | null, url: string) =>
  product.as(who, { method: 'GET', url }, 'cookie');

describe('threat 6: who may read', () => {
  test.each([
    ['one order', () => `/api/orders/${owner.id}/${orderId}`],
    ['ongoing orders', () => `/api/orders/my-order/${owner.id}`],
    ['order history', () => `/api/orders/order-history/${owner.id}`],
  ])('%s: readable by the owner and admins, 404 for others', async (_, url) => {
    expect((await get(null, url())).statusCode).toBe(401);
    const stranger = await get(other, url());
    expect([stranger.statusCode, stranger.json().message]).toEqual([404, 'Order not found.']);
    for (const who of [owner, admin]) {
      const answer = await get(who, url());
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers.vary).toContain('Cookie');
    }
  });
  test('all orders: admins only', async () => {
    expect((await get(null, '/api/orders')).statusCode).toBe(401);
    expect((await get(owner, '/api/orders')).statusCode).toBe(403);
    expect((await get(admin, '/api/orders')).statusCode).toBe(200);
  });
  test('any order by its own id: admins only', async () => {
    const order = await salon.place(owner, { appointmentDate: '2026-12-22' });
    const url = `/api/orders/${order._id}`;
    expect((await get(null, url)).statusCode).toBe(401);
    expect((await get(owner, url)).statusCode).toBe(403);
    const answer = await get(admin, url);
    expect([answer.statusCode, answer.json()]).toEqual([200, order]);
    expect(answer.headers['cache-control']).toBe('no-store');
    const unknown = await get(admin, `/api/orders/${crypto.randomUUID()}`);
    expect([unknown.statusCode, unknown.json().message]).toEqual([404, 'Order not found.']);
    const byNumber = `/api/orders/${order.orderId}`;
    expect((await get(null, byNumber)).statusCode).toBe(401);
    expect((await get(owner, byNumber)).statusCode).toBe(403);
    expect((await get(admin, byNumber)).json()).toEqual(order);
    expect((await get(admin, '/api/orders/999999')).statusCode).toBe(404);
    expect((await get(admin, '/api/orders/nonsense')).statusCode).toBe(404);
  });
  test('an order that is not there: 404 with the spec’s words', async () => {
    const answer = await get(owner, `/api/orders/${owner.id}/999999`);
    expect([answer.statusCode, answer.json().message]).toEqual([404, 'Order not found.']);
  });
});

test('open orders are ongoing, closed ones are history', async () => {
  const person = await product.user();
  const later = await salon.place(person, { appointmentDate: '2026-12-20' });
  const sooner = await salon.place(person, { appointmentDate: '2026-12-18' });
  const done = await salon.place(person, { appointmentDate: '2026-12-10' });
  await salon.track(admin, done._id, {
    status: 'completed',
    message: 'Your service is complete. Thank you for choosing us!',
  });
  const dropped = await salon.place(person, { appointmentDate: '2026-12-12' });
  await salon.track(admin, dropped._id, {
    status: 'cancelled',
    message: 'Your appointment has been cancelled. Please contact us to book again.',
  });
  await product.database.pool.query(`update orders set status = 'in_progress' where id = $1`, [
    later._id,
  ]);
  const ids = async (list: string) =>
    (await get(person, `/api/orders/${list}/${person.id}`))
      .json()
      .map((order: { _id: string }) => order._id);
  expect(await ids('my-order')).toEqual([sooner._id, later._id]);
  expect(await ids('order-history')).toEqual([dropped._id, done._id]);
});

describe('threat 22: the customer’s data', () => {
  test('is in the download; an open order blocks deleting the account', async () => {
    const person = await product.user({ password: 'a-long-enough-secret' });
    const address = {
      ...{ street: '7 Canary Lane', landmark: 'Near Canary Temple', city: 'Pune', state: '' },
      ...{ pincode: '411038', latitude: 0, longitude: 0 },
    };
    const order = await salon.place(person, { appointmentDate: '2026-12-21', address });
    const download = await product.as(person, { method: 'GET', url: '/api/auth/user/data' });
    expect(download.json().orders).toEqual([expect.objectContaining({ _id: order._id })]);
    const remove = () =>
      product.as(person, {
        method: 'POST',
        url: '/api/auth/user/delete',
        payload: { password: 'a-long-enough-secret' },
      });
    const refused = await remove();
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'OPEN_ORDERS']);
    await salon.track(admin, order._id, {
      status: 'completed',
      message: 'Your service is complete. Thank you for choosing us!',
    });
    expect((await remove()).statusCode).toBe(204);
    const { rows } = await product.database.pool.query(
      'select row_to_json(o)::text as text from orders o where id = $1',
      [order._id],
    );
    const { street, landmark } = address;
    for (const trace of [person.id, person.username, person.mobileNumber, street, landmark]) {
      expect(rows[0].text).not.toContain(trace);
    }
    const kept = (await get(admin, `/api/orders?search=${order.orderId}`)).json();
    expect(kept[0]).toMatchObject({ _id: order._id, total: order.total, userId: '' });
  });
});
