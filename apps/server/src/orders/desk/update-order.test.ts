import type { Order } from '@haldi/contract/orders/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openTestSalon, type TestSalon, toRequestLine } from '../../../testing/test-salon.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import { insertRosterEntries } from '../../roster/service.ts';

const confirmed = {
  status: 'confirmed',
  message: 'Your appointment is confirmed. See you soon!',
} as const;
const assigned = {
  status: 'confirmed',
  message: 'A beautician has been assigned to your appointment.',
} as const;
const completed = {
  status: 'completed',
  message: 'Your service is complete. Thank you for choosing us!',
} as const;
const cancelled = {
  status: 'cancelled',
  message: 'Your appointment has been cancelled. Please contact us to book again.',
} as const;

let product: TestApp;
let salon: TestSalon;
let asha: TestUser;
let other: TestUser;
let admin: TestUser;

beforeAll(async () => {
  product = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  salon = await openTestSalon(product);
  await salon.hire(2);
  // An admin account, because customers have booking limits.
  [asha, other] = [await product.user({ isAdmin: true }), await product.user()];
  admin = await product.user({ isAdmin: true });
});
afterAll(() => product.close());

const tracked = async (key: string | number, update: object): Promise<Order> => {
  const answer = await salon.track(admin, key, update);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const refused = async (key: string | number, update: object) => {
  const answer = await salon.track(admin, key, update);
  const { code, details, message } = answer.json();
  return { status: answer.statusCode, code, details, message };
};

describe('an update', () => {
  test('sets status and message, adds one entry on top, and grows the version', async () => {
    const order = await salon.place(asha, { appointmentDate: '2026-12-01' });
    product.clock.advance(60_000);
    const after = await tracked(order._id, confirmed);
    expect(after).toMatchObject({ status: 'confirmed', version: 2, beautician: 'none' });
    expect(after.trackingHistory).toEqual([
      { ...confirmed, kind: 'confirmed', timestamp: product.clock().toISOString() },
      ...order.trackingHistory,
    ]);
    const read = await product.as(asha, {
      method: 'GET',
      url: `/api/orders/${asha.id}/${order.orderId}`,
    });
    const agreed = { terms: expect.any(String), refunds: expect.any(String) };
    expect(read.json()).toEqual({
      ...after,
      agreed,
      documents: [],
      beauticianProfile: null,
      startCode: null,
    });
  });
  test('takes only the four statuses and the six messages', async () => {
    const order = await salon.place(asha, { appointmentDate: '2026-12-01' });
    for (const update of [
      { status: 'in_progress', message: confirmed.message },
      { status: 'confirmed', message: 'Come at once' },
      { status: 'confirmed' },
      { message: confirmed.message },
      { ...confirmed, isAdmin: true },
      { ...confirmed, beautician: 'a\u202eb' },
    ]) {
      expect((await salon.track(admin, order._id, update)).statusCode).toBe(422);
    }
    expect((await tracked(order._id, confirmed)).version).toBe(2);
    await tracked(order._id, cancelled);
  });
  test('is for admins', async () => {
    const order = await salon.place(asha, { appointmentDate: '2026-12-02' });
    expect((await salon.track(null, order._id, confirmed)).statusCode).toBe(401);
    expect((await salon.track(other, order._id, confirmed)).statusCode).toBe(403);
  });
  test('with a stale version: 409 ORDER_CHANGED with the current order', async () => {
    const order = await salon.place(asha, { appointmentDate: '2026-12-03' });
    const first = await tracked(order._id, { ...confirmed, version: 1 });
    const stale = await refused(order._id, { ...cancelled, version: 1 });
    expect(stale).toMatchObject({ status: 409, code: 'ORDER_CHANGED', details: { order: first } });
    expect((await tracked(order._id, { ...completed, version: 2 })).version).toBe(3);
  });
});

describe('by six digits', () => {
  test('the open one, else the only one, else 409; none: 404', async () => {
    const mine = await salon.place(asha, { appointmentDate: '2026-12-04' });
    expect((await tracked(mine.orderId, completed))._id).toBe(mine._id);
    expect((await tracked(mine.orderId, completed))._id).toBe(mine._id);
    const theirs = await salon.place(other, {
      appointmentDate: '2026-12-04',
      orderId: mine.orderId,
    });
    expect((await tracked(mine.orderId, confirmed))._id).toBe(theirs._id);
    await tracked(theirs._id, completed);
    expect(await refused(mine.orderId, completed)).toMatchObject({
      status: 409,
      code: 'ORDER_ID_AMBIGUOUS',
    });
    expect((await refused(999_999, completed)).status).toBe(404);
    expect((await refused('no-such-order', completed)).status).toBe(404);
    expect((await refused(crypto.randomUUID(), completed)).status).toBe(404);
  });
  test('reopening an order whose number is used by an open one: 409', async () => {
    const mine = await salon.place(asha, { appointmentDate: '2026-12-05' });
    await tracked(mine._id, cancelled);
    await salon.place(other, { appointmentDate: '2026-12-05', orderId: mine.orderId });
    expect(await refused(mine._id, confirmed)).toMatchObject({
      status: 409,
      code: 'ORDER_ID_TAKEN',
    });
    expect((await salon.countVisitsPerSlot('2026-12-05'))[1]).toBe(1);
  });
});

describe('seats', () => {
  test('cancelling frees them, un-cancelling takes them again or answers 409', async () => {
    const day = { appointmentDate: '2026-12-06', services: [toRequestLine(salon.service(90))] };
    const first = await salon.place(asha, day);
    await salon.place(asha, day);
    await tracked(first._id, cancelled);
    expect(await salon.countVisitsPerSlot('2026-12-06')).toEqual([0, 1, 1, 0, 0, 0, 0, 0]);
    await tracked(first._id, confirmed);
    expect(await salon.countVisitsPerSlot('2026-12-06')).toEqual([0, 2, 2, 0, 0, 0, 0, 0]);
    await tracked(first._id, cancelled);
    await salon.place(other, { ...day, services: [toRequestLine(salon.service(60))] });
    const { status, code } = await refused(first._id, confirmed);
    expect([status, code]).toEqual([409, 'SLOT_FULL']);
    expect(await salon.countVisitsPerSlot('2026-12-06')).toEqual([0, 2, 1, 0, 0, 0, 0, 0]);
  });
  test('completing does not free them', async () => {
    const order = await salon.place(asha, { appointmentDate: '2026-12-07' });
    await tracked(order._id, completed);
    expect((await salon.countVisitsPerSlot('2026-12-07'))[1]).toBe(1);
  });
  test('lowering capacity keeps what is booked and blocks new bookings', async () => {
    const { pool } = product.database;
    const day = { appointmentDate: '2026-12-08' };
    const first = await salon.place(asha, day);
    await salon.place(asha, day);
    await pool.query('update settings set max_concurrent_visits = 1');
    expect((await salon.send(other, salon.body(other, day))).json().code).toBe('SLOT_FULL');
    await tracked(first._id, confirmed);
    await tracked(first._id, cancelled);
    expect((await salon.send(other, salon.body(other, day))).json().code).toBe('SLOT_FULL');
    expect((await refused(first._id, confirmed)).code).toBe('SLOT_FULL');
    await pool.query('update settings set max_concurrent_visits = null');
    await tracked(first._id, confirmed);
    expect((await salon.countVisitsPerSlot('2026-12-08'))[1]).toBe(2);
  });
});

const onWeekdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 540, to: 1200 }));

describe('the beautician', () => {
  const assign = (order: Order, beautician: string) =>
    refused(order._id, { ...assigned, beautician });

  test('a name on the roster as the roster writes it; empty or absent leaves it; none takes it away', async () => {
    const order = await salon.place(asha, { appointmentDate: '2026-12-10' });
    const after = await tracked(order._id, { ...assigned, beautician: 'beautician 1' });
    expect(after.beautician).toBe('Beautician 1');
    expect(after.trackingHistory[0]?.beautician).toBe('Beautician 1');
    expect((await tracked(order._id, confirmed)).beautician).toBe('Beautician 1');
    expect((await tracked(order._id, { ...confirmed, beautician: '' })).beautician).toBe(
      'Beautician 1',
    );
    const free = await tracked(order._id, { ...confirmed, beautician: 'none' });
    expect(free.beautician).toBe('none');
    expect(free.trackingHistory[0]).not.toHaveProperty('beautician');
  });
  test('any other name is a freelancer', async () => {
    const order = await salon.place(asha, { appointmentDate: '2026-12-10' });
    const after = await tracked(order._id, { ...assigned, beautician: 'Rekha (freelance)' });
    expect(after.beautician).toBe('Rekha (freelance)');
  });
  test('busy: 409 with the reason, and the order is unchanged', async () => {
    const day = { appointmentDate: '2026-12-11' };
    const long = { ...day, services: [toRequestLine(salon.service(90))] };
    const first = await salon.place(asha, long);
    const second = await salon.place(asha, { ...day, appointmentSlot: '11:00 AM' });
    await tracked(first._id, { ...assigned, beautician: 'Beautician 1' });
    expect(await assign(second, 'Beautician 1')).toMatchObject({
      status: 409,
      code: 'BEAUTICIAN_UNAVAILABLE',
      details: { reason: 'BUSY' },
      message: 'Beautician 1 already has a visit at that time.',
    });
    expect((await tracked(second._id, confirmed)).version).toBe(2);
    await tracked(second._id, { ...assigned, beautician: 'Beautician 2' });
    await tracked(first._id, cancelled);
    await tracked(second._id, { ...assigned, beautician: 'Beautician 1' });
    expect((await refused(first._id, confirmed)).details).toMatchObject({ reason: 'BUSY' });
    await tracked(first._id, { ...confirmed, beautician: 'none' });
  });
  test('off that day, off that weekday, inactive: must be accepted', async () => {
    const { pool } = product.database;
    const order = await salon.place(asha, { appointmentDate: '2026-12-12' });
    for (const name of ['Weekday', 'Away']) {
      await insertRosterEntries(product.context.db, [
        { name, phone: '', skills: [], hours: onWeekdays, timeOff: [] },
      ]);
    }
    await pool.query(`insert into beauticians (name, active) values ('Gone', false)`);
    await salon.giveDayOff('Away', '2026-12-12');
    for (const name of ['Weekday', 'Away', 'Gone']) {
      expect(await assign(order, name)).toMatchObject({
        status: 409,
        code: 'BEAUTICIAN_OBJECTIONS',
        details: { name, conflicts: [{ kind: 'OFF', text: 'off that day' }] },
      });
    }
    const sent = await tracked(order._id, {
      ...assigned,
      beautician: 'Away',
      acknowledged: ['OFF'],
    });
    expect(sent.beautician).toBe('Away');
    // An assigned beautician stays assigned even if inactive.
    await tracked(order._id, { ...assigned, beautician: 'Beautician 2' });
    await pool.query(`update beauticians set active = false where name = 'Beautician 2'`);
    expect((await tracked(order._id, completed)).beautician).toBe('Beautician 2');
    await pool.query(`update beauticians set active = true where name = 'Beautician 2'`);
    await pool.query(`delete from beauticians where name in ('Weekday', 'Gone', 'Away')`);
  });
});
