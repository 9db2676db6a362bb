import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { lineOf, openTestSalon, type TestSalon } from '../../testing/test-orders.ts';

/** The database itself refuses what the product never asks for. */
let product: TestApp;
let salon: TestSalon;
const sql = (text: string, values: unknown[] = []) => product.database.pool.query(text, values);
const errorOf = (
  text: string,
  values: unknown[] = [],
): Promise<{ code: string; constraint: string }> =>
  sql(text, values).then(
    () => {
      throw new Error(`not refused: ${text}`);
    },
    ({ code, constraint }) => ({ code, constraint }),
  );

beforeAll(async () => {
  product = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  salon = await openTestSalon(product);
  await salon.hire(2);
});
afterAll(() => product.close());

const copyOf = `insert into orders select (jsonb_populate_record(o, $2)).* from orders o where o.id = $1`;

describe('seats', () => {
  test('every order takes them, whoever inserts, moves or deletes it', async () => {
    const services = [lineOf(salon.service(90))];
    const day = { appointmentDate: '2026-12-01' };
    const order = await salon.place(await product.user(), { ...day, services });
    await salon.place(await product.user(), { ...day, services });
    const third = { id: randomUUID(), order_number: 900_001 };
    expect(await errorOf(copyOf, [order._id, third])).toMatchObject({ code: 'HB001' });
    await sql(`update orders set appointment_date = '2026-12-02', first_slot = 3 where id = $1`, [
      order._id,
    ]);
    expect((await salon.seats('2026-12-01')).counted).toEqual([0, 1, 1, 0, 0, 0, 0, 0]);
    expect((await salon.seats('2026-12-02')).counted).toEqual([0, 0, 0, 1, 1, 0, 0, 0]);
    // One slot further: the seat that both stretches share neither goes nor comes.
    await sql('update orders set first_slot = 4 where id = $1', [order._id]);
    expect((await salon.seats('2026-12-02')).counted).toEqual([0, 0, 0, 0, 1, 1, 0, 0]);
  });
  test('the counter itself cannot go above its capacity or below zero', async () => {
    const person = await product.user();
    await salon.place(person, { appointmentDate: '2026-12-03' });
    const counter = `update slot_seats set booked = $1 where day = '2026-12-03' and slot = 1`;
    expect((await errorOf(counter, [3])).constraint).toBe('slot_seats_booked');
    expect((await errorOf(counter, [-1])).constraint).toBe('slot_seats_booked');
  });
  test('nobody at work, no seat', async () => {
    const person = await product.user();
    await sql('update beauticians set active = false');
    const answer = await salon.send(person, salon.body(person, { appointmentDate: '2026-12-04' }));
    await sql('update beauticians set active = true');
    expect(answer.json().code).toBe('SLOT_FULL');
  });
});

test('seats are taken in slot order: whoever waits for the first holds none of the later ones', async () => {
  const person = await product.user();
  const appointmentDate = '2026-12-25';
  const day = { appointmentDate, services: [lineOf(salon.service(60), 4)] };
  await salon.place(await product.user(), day);
  const [holder, looker] = [
    await product.database.pool.connect(),
    await product.database.pool.connect(),
  ];
  onTestFinished(() => {
    holder.release();
    looker.release();
  });
  const isBlocked = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  // Four times, lest a random order happen to begin with the first.
  for (let round = 0; round < 4; round += 1) {
    await holder.query('begin');
    await holder.query(`select from slot_seats where day = $1 and slot = 1 for update`, [
      appointmentDate,
    ]);
    const waiting = salon.send(person, salon.body(person, day));
    while ((await looker.query(isBlocked)).rowCount === 0) await new Promise(setImmediate);
    const later = await looker.query(
      `select slot from slot_seats where day = $1 and slot > 1 for update skip locked`,
      [appointmentDate],
    );
    await holder.query('rollback');
    const answer = await waiting;
    expect(later.rowCount).toBe(2);
    expect(answer.statusCode).toBe(201);
    await sql(`update orders set status = 'cancelled' where id = $1`, [answer.json()._id]);
  }
});

test('one job a beautician at a time, for overlapping visits only', async () => {
  const person = await product.user();
  const day = { appointmentDate: '2026-12-05' };
  const long = await salon.place(person, { ...day, services: [lineOf(salon.service(90))] });
  const inside = await salon.place(await product.user(), { ...day, appointmentSlot: '11:00 AM' });
  const after = await salon.place(person, { ...day, appointmentSlot: '01:00 PM' });
  const nextDay = await salon.place(person, { appointmentDate: '2026-12-06' });
  const assign = `update orders set beautician = 'Beautician 1',
    beautician_id = (select id from beauticians where name = 'Beautician 1') where id = $1`;
  await sql(assign, [long._id]);
  await sql(assign, [after._id]);
  await sql(assign, [nextDay._id]);
  expect(await errorOf(assign, [inside._id])).toEqual({
    code: '23P01',
    constraint: 'orders_one_job',
  });
  await sql(`update orders set status = 'cancelled' where id = $1`, [long._id]);
  await sql(assign, [inside._id]);
  expect(
    (await errorOf(`update orders set status = 'pending' where id = $1`, [long._id])).code,
  ).toBe('23P01');
});

describe('totals add up', () => {
  test('the parts of the order, and the order and its services', async () => {
    const order = await salon.place(await product.user(), { appointmentDate: '2026-12-07' });
    const set = (what: string) => errorOf(`update orders set ${what} where id = $1`, [order._id]);
    expect((await set('total = total + 1')).constraint).toBe('orders_total');
    expect((await set('services_total = services_total + 1, total = total + 1')).constraint).toBe(
      'orders_services_total',
    );
    const another = `insert into order_services
      select order_id, 'another', 9, data_set, name, 1, duration, 1 from order_services where order_id = $1`;
    expect((await errorOf(another, [order._id])).constraint).toBe('orders_services_total');
  });
  test('an order without services is refused', async () => {
    const order = await salon.place(await product.user(), { appointmentDate: '2026-12-08' });
    const bare = { id: randomUUID(), order_number: 900_002 };
    expect((await errorOf(copyOf, [order._id, bare])).constraint).toBe('orders_services_total');
  });
});

test.each([
  'update order_tracking set message = status',
  'delete from order_tracking',
  'truncate order_tracking',
  'update order_services set name = service_id',
  'delete from order_services',
  'truncate order_services',
])('what was written stays: %s', async (text) => {
  expect((await errorOf(text)).code).toBe('23000');
});

test('a number is one order of a user for ever, and one open order of all', async () => {
  const person = await product.user();
  const order = await salon.place(person, { appointmentDate: '2026-12-11' });
  const closed = { id: randomUUID(), status: 'completed' };
  expect((await errorOf(copyOf, [order._id, closed])).constraint).toBe('orders_of_user');
  const stranger = await product.user();
  const open = { id: randomUUID(), user_id: stranger.id };
  expect((await errorOf(copyOf, [order._id, open])).constraint).toBe('orders_open_number');
});

test('an order’s number, slots and status are within bounds', async () => {
  const order = await salon.place(await product.user(), { appointmentDate: '2026-12-10' });
  const set = async (what: string) =>
    (await errorOf(`update orders set ${what} where id = $1`, [order._id])).constraint;
  expect(await set('order_number = 99999')).toBe('orders_number');
  expect(await set('slot_count = 8')).toBe('orders_slots');
  expect(await set(`status = 'lost'`)).toBe('orders_status');
  expect(await set(`appointment_date = 'infinity'`)).toBe('orders_day');
});
