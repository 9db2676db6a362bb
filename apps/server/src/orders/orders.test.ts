import type { ApiError } from '@haldi/contract/kit/errors';
import { Order } from '@haldi/contract/orders/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestSalon, type TestSalon, toRequestLine } from '../../testing/test-salon.ts';
import type { TestUser } from '../../testing/test-user.ts';

import { readOrderById } from './service.ts';

let product: TestApp;
let salon: TestSalon;
let asha: TestUser;
let other: TestUser;

const count = async (): Promise<number> => {
  const { rows } = await product.database.pool.query('select count(*)::int as n from orders');
  return rows[0].n;
};

beforeAll(async () => {
  product = await buildTestApp({ now: '2026-11-16T06:00:00Z', env: { RATE_LIMITS: 'off' } });
  salon = await openTestSalon(product);
  await salon.hire(3);
  // An admin account, because customers have booking limits.
  asha = await product.user({ isAdmin: true });
  other = await product.user();
});
afterAll(() => product.close());

describe('placing an order', () => {
  test('answers 201 with the order as the server made it', async () => {
    const facial = salon.service(60);
    const brows = salon.service(15);
    const body = {
      ...salon.body(asha, {
        services: [toRequestLine(facial, 2), toRequestLine(brows)],
        appointmentDate: '2026-11-20',
      }),
      status: 'completed',
      beautician: 'Somebody',
      total: 1,
      trackingHistory: [{ status: 'completed', message: 'Mine', timestamp: '2020-01-01' }],
    };
    const answer = await salon.send(asha, body);
    expect(answer.statusCode).toBe(201);
    const order = Order.parse(answer.json());
    expect(order).toMatchObject({
      orderId: body.orderId,
      userId: asha.id,
      username: asha.username,
      userPhone: asha.mobileNumber,
      appointmentDate: '2026-11-20',
      appointmentSlot: '10:00 AM',
      visitingCharge: 100,
      total: facial.price * 2 + brows.price + 100,
      status: 'pending',
      beautician: 'none',
      createdAt: '2026-11-16T06:00:00.000Z',
      version: 1,
    });
    expect(order.services).toEqual([
      expect.objectContaining({ serviceId: facial._id, name: facial.name, quantity: 2 }),
      expect.objectContaining({ serviceId: brows._id, price: brows.price, duration: 15 }),
    ]);
    expect(order.trackingHistory).toEqual([
      {
        kind: 'placed',
        status: 'pending',
        message: 'Order placed by user via WhatsApp',
        timestamp: '2026-11-16T06:00:00.000Z',
      },
    ]);
    expect(await salon.countVisitsPerSlot('2026-11-20')).toEqual([0, 1, 1, 0, 0, 0, 0, 0]);
    // The answer is made from the written rows.
    expect(await readOrderById(product.context.db, order._id)).toEqual(order);
  });

  test('defaults of the spec; the apartment comes from the profile unless it is sent', async () => {
    const person = await product.user({ apartmentNumber: 'B-204' });
    const address = { street: '12 MG Road', city: 'Pune', pincode: '411001' };
    const service = salon.service(60);
    const bare = await salon.send(person, {
      orderId: 555_111,
      userId: person.id,
      username: person.username,
      services: [{ serviceId: service._id, price: service.price }],
      appointmentDate: '2026-11-21',
      appointmentSlot: '09:00 AM',
      address,
    });
    expect(bare.json().address).toEqual({
      ...address,
      apartmentNumber: 'B-204',
      landmark: '',
      state: '',
      latitude: 0,
      longitude: 0,
    });
    expect(bare.json().userPhone).toBe(person.mobileNumber);
    expect(bare.json().services[0].quantity).toBe(1);
    const sent = await salon.place(person, {
      appointmentDate: '2026-11-21',
      address: {
        ...address,
        apartmentNumber: 'C-7',
        landmark: 'Near SBI ATM',
        state: '',
        latitude: 0,
        longitude: 0,
      },
    });
    expect(sent.address).toMatchObject({ apartmentNumber: 'C-7', landmark: 'Near SBI ATM' });
  });

  test('threat 8: the same service twice is merged', async () => {
    const line = toRequestLine(salon.service(30), 2);
    const order = await salon.place(asha, {
      services: [line, line],
      appointmentDate: '2026-11-22',
    });
    expect(order.services).toEqual([expect.objectContaining({ quantity: 4 })]);
  });

  test('an order keeps the visiting charge it was placed with', async () => {
    const { pool } = product.database;
    const before = await salon.place(asha, { appointmentDate: '2026-11-23' });
    await pool.query('update settings set visiting_charge = 150');
    const after = await salon.place(asha, { appointmentDate: '2026-11-23' });
    await pool.query('update settings set visiting_charge = 100');
    expect([before.visitingCharge, after.visitingCharge]).toEqual([100, 150]);
    expect(after.total).toBe(before.total + 50);
  });
});

describe('refused, and no row is left', () => {
  let before: number;
  beforeEach(async () => {
    before = await count();
  });
  const errorOf = async (user: TestUser | null, body: unknown): Promise<[number, ApiError]> => {
    const answer = await salon.send(user, body);
    expect(await count()).toBe(before);
    return [answer.statusCode, answer.json()];
  };

  test('a visitor: 401', async () => {
    const [status, { code }] = await errorOf(null, salon.body(asha));
    expect([status, code]).toEqual([401, 'UNAUTHENTICATED']);
  });
  test('threat 7: another user’s userId or username: 403', async () => {
    const body = salon.body(asha);
    expect((await errorOf(other, body))[0]).toBe(403);
    expect((await errorOf(asha, { ...body, username: other.username }))[0]).toBe(403);
    expect((await errorOf(asha, { ...body, userId: other.id }))[0]).toBe(403);
  });
  test('threat 8: another price: 409 with the new prices', async () => {
    const service = salon.service(60);
    const [status, { code, details }] = await errorOf(
      asha,
      salon.body(asha, { services: [{ ...toRequestLine(service), price: 1 }] }),
    );
    expect([status, code]).toEqual([409, 'PRICE_CHANGED']);
    expect(details).toEqual({
      prices: [{ serviceId: service._id, name: service.name, price: service.price }],
      gone: [],
    });
  });
  test('a changed visiting charge: 409 with the new one', async () => {
    const [status, { code, details }] = await errorOf(asha, {
      ...salon.body(asha),
      visitingCharge: 99,
    });
    expect([status, code]).toEqual([409, 'PRICE_CHANGED']);
    expect(details).toEqual({ prices: [], gone: [], visitingCharge: 100 });
  });
  test('no phone number: 422', async () => {
    const { userPhone: _, ...body } = salon.body(asha);
    await product.database.pool.query('update users set mobile_number = null where id = $1', [
      asha.id,
    ]);
    const [status, { fields }] = await errorOf(asha, body);
    await product.database.pool.query('update users set mobile_number = $2 where id = $1', [
      asha.id,
      asha.mobileNumber,
    ]);
    expect([status, Object.keys(fields ?? {})]).toEqual([422, ['userPhone']]);
  });
  test('a removed or hidden service: 409 with its id', async () => {
    const { pool } = product.database;
    const service = salon.service(45);
    await pool.query('update services set hidden = true where id = $1', [service._id]);
    const [status, { code, details }] = await errorOf(
      asha,
      salon.body(asha, {
        services: [
          toRequestLine(service),
          toRequestLine({ ...service, _id: 'never-was' }),
          toRequestLine(salon.service(60)),
        ],
      }),
    );
    await pool.query('update services set hidden = false where id = $1', [service._id]);
    expect([status, code]).toEqual([409, 'SERVICE_GONE']);
    expect(details).toEqual({
      prices: [],
      gone: [{ serviceId: service._id }, { serviceId: 'never-was' }],
    });
  });
  test.each([0, -1, 1.5, 1e9, '2', null])('threat 8: quantity %j: 422', async (quantity) => {
    const services = [{ ...toRequestLine(salon.service(60)), quantity }];
    expect((await errorOf(asha, { ...salon.body(asha), services }))[0]).toBe(422);
  });
  test('threat 8: more than 20 after merging, or two prices for one service: 422', async () => {
    const line = toRequestLine(salon.service(60), 11);
    const [status, { fields }] = await errorOf(asha, salon.body(asha, { services: [line, line] }));
    expect([status, Object.keys(fields ?? {})]).toEqual([422, ['services.1.quantity']]);
    const twice = [
      toRequestLine(salon.service(60)),
      { ...toRequestLine(salon.service(60)), price: 1 },
    ];
    expect((await errorOf(asha, salon.body(asha, { services: twice })))[0]).toBe(422);
  });
  test.each([
    ['2026-11-15', '10:00 AM', 'PAST'],
    ['2026-11-16', '11:00 AM', 'PAST'],
    ['2027-02-15', '09:00 AM', 'TOO_FAR'],
    ['9999-12-31', '09:00 AM', 'TOO_FAR'],
    ['0001-01-01', '09:00 AM', 'PAST'],
  ] as const)('%s %s: 422 %s', async (appointmentDate, appointmentSlot, reason) => {
    const body = salon.body(asha, { appointmentDate, appointmentSlot });
    const [status, { code, details }] = await errorOf(asha, body);
    expect([status, code, details]).toEqual([422, 'SLOT_NOT_BOOKABLE', { reason }]);
  });
  test('closed days and notice, as Settings say: 422', async () => {
    const { pool } = product.database;
    await pool.query(
      `update settings set closed_weekdays = '{3}', closed_days = '{2026-11-27}', booking_notice_minutes = 1500`,
    );
    product.context.live.publish('content-changed');
    const reasonOn = async (appointmentDate: string) =>
      (await errorOf(asha, salon.body(asha, { appointmentDate })))[1].details;
    expect(await reasonOn('2026-11-25')).toEqual({ reason: 'CLOSED' });
    expect(await reasonOn('2026-11-27')).toEqual({ reason: 'CLOSED' });
    expect(await reasonOn('2026-11-17')).toEqual({ reason: 'TOO_SOON' });
    await pool.query(
      `update settings set closed_weekdays = '{}', closed_days = '{}', booking_notice_minutes = 0`,
    );
    product.context.live.publish('content-changed');
  });
  test('no seat left: 409 SLOT_FULL', async () => {
    for (const _ of [1, 2, 3]) await salon.place(asha, { appointmentDate: '2026-12-01' });
    before = await count();
    const full = await errorOf(other, salon.body(other, { appointmentDate: '2026-12-01' }));
    expect([full[0], full[1].code]).toEqual([409, 'SLOT_FULL']);
    const reachesInto = salon.body(other, {
      appointmentDate: '2026-12-01',
      appointmentSlot: '09:00 AM',
      services: [toRequestLine(salon.service(90))],
    });
    expect((await errorOf(other, reachesInto))[1].code).toBe('SLOT_FULL');
    expect(await salon.countVisitsPerSlot('2026-12-01')).toEqual([0, 3, 0, 0, 0, 0, 0, 0]);
  });
});
