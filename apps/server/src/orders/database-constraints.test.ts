import { randomUUID } from 'node:crypto';
import { openStatuses, orderStatuses } from '@haldi/contract/orders/status';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestSalon, type TestSalon, toRequestLine } from '../../testing/test-salon.ts';

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

/** The constraint is deferred, so that two visits can be swapped in one transaction. */
const inOne = async (...statements: [string, unknown[]?][]): Promise<void> => {
  const client = await product.database.pool.connect();
  try {
    await client.query('begin');
    for (const [text, values] of statements) await client.query(text, values);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
};

describe('visits', () => {
  const hold = `update visits set beautician_id =
    (select id from beauticians where name = $2) where order_id = $1`;

  test('open visits of a beautician cannot overlap', async () => {
    const day = { appointmentDate: '2026-12-05' };
    const long = await salon.place(await product.user(), {
      ...day,
      services: [toRequestLine(salon.service(90))],
    });
    const inside = await salon.place(await product.user(), { ...day, appointmentSlot: '11:00 AM' });
    const after = await salon.place(await product.user(), { ...day, appointmentSlot: '01:00 PM' });
    const nextDay = await salon.place(await product.user(), { appointmentDate: '2026-12-06' });
    for (const { _id } of [long, after, nextDay]) await sql(hold, [_id, 'Beautician 1']);
    expect(await errorOf(hold, [inside._id, 'Beautician 1'])).toEqual({
      code: '23P01',
      constraint: 'visits_one_at_a_time',
    });
    await sql(`update orders set status = 'completed' where id = $1`, [long._id]);
    await sql(hold, [inside._id, 'Beautician 1']);
    expect(
      (await errorOf(`update orders set status = 'pending' where id = $1`, [long._id])).code,
    ).toBe('23P01');
    await sql('update orders set start_minute = 720 where id = $1', [after._id]);
    expect(
      (await errorOf('update orders set start_minute = 719 where id = $1', [after._id])).code,
    ).toBe('23P01');
  });

  test('two visits can be swapped in one transaction', async () => {
    const day = { appointmentDate: '2026-12-09' };
    const one = await salon.place(await product.user(), day);
    const other = await salon.place(await product.user(), day);
    await sql('update visits set beautician_id = null where order_id = $1', [other._id]);
    await sql(hold, [one._id, 'Beautician 1']);
    await sql(hold, [other._id, 'Beautician 2']);
    await inOne([hold, [one._id, 'Beautician 2']], [hold, [other._id, 'Beautician 1']]);
    await expect(inOne([hold, [one._id, 'Beautician 1']])).rejects.toMatchObject({ code: '23P01' });
  });

  test('a visit past midnight does not overlap with the next day', async () => {
    const late = await salon.place(await product.user(), { appointmentDate: '2026-12-13' });
    const early = await salon.place(await product.user(), { appointmentDate: '2026-12-14' });
    for (const { _id } of [late, early]) await sql(hold, [_id, 'Beautician 1']);
    await sql('update orders set start_minute = 1430 where id = $1', [late._id]);
    await sql('update orders set start_minute = 0 where id = $1', [early._id]);
  });

  test('a visit row always has the time and status of its order', async () => {
    const order = await salon.place(await product.user(), { appointmentDate: '2026-12-15' });
    await sql(
      `update orders set appointment_date = '2026-12-16', start_minute = 780 where id = $1`,
      [order._id],
    );
    const { rows } = await sql(
      'select day::text, start_minute, status from visits where order_id = $1',
      [order._id],
    );
    expect(rows).toEqual([{ day: '2026-12-16', start_minute: 780, status: 'pending' }]);
    const set = async (what: string) =>
      (await errorOf(`update visits set ${what} where order_id = $1`, [order._id])).constraint;
    expect(await set('start_minute = 540')).toBe('visits_of_order');
    expect(await set(`status = 'cancelled'`)).toBe('visits_of_order');
  });
});

test('bookings of a locked day wait, bookings of other days do not', async () => {
  const holder = await product.database.pool.connect();
  onTestFinished(() => holder.release());
  const lock = `select pg_advisory_xact_lock(7302, $1::date - date '2000-01-01')`;
  await holder.query('begin');
  await holder.query(lock, ['2026-12-25']);
  const person = await product.user();
  let isPlaced = false;
  const waiting = salon.place(person, { appointmentDate: '2026-12-25' }).then(() => {
    isPlaced = true;
  });
  await salon.place(await product.user(), { appointmentDate: '2026-12-26' });
  expect(isPlaced).toBe(false);
  await holder.query('rollback');
  await waiting;
  expect(isPlaced).toBe(true);
});

describe('totals add up', () => {
  test('of the order, and of its services', async () => {
    const order = await salon.place(await product.user(), { appointmentDate: '2026-12-07' });
    const set = (what: string) => errorOf(`update orders set ${what} where id = $1`, [order._id]);
    expect((await set('total = total + 1')).constraint).toBe('orders_total');
    expect((await set('services_total = services_total + 1, total = total + 1')).constraint).toBe(
      'orders_services_total',
    );
    const another = `insert into order_services
        (order_id, service_id, position, data_set, name, price, duration, quantity)
      select order_id, (select max(id) from services where id <> service_id), 9, data_set, name, 1, duration, 1
      from order_services where order_id = $1`;
    expect((await errorOf(another, [order._id])).constraint).toBe('orders_services_total');
  });
  test('an order without services is refused', async () => {
    const order = await salon.place(await product.user(), { appointmentDate: '2026-12-08' });
    const bare = { id: randomUUID(), order_number: 900_002, link: null };
    expect((await errorOf(copyOf, [order._id, bare])).constraint).toBe('orders_services_total');
  });
});

test.each([
  'update order_tracking set event = to_jsonb(status)',
  'delete from order_tracking',
  'truncate order_tracking',
  'update order_services set name = service_id',
  'delete from order_services',
  'truncate order_services',
  'update ledger_entries set amount = amount',
  'delete from ledger_entries',
  'truncate ledger_entries cascade',
  'update closed_days set note = note',
  'delete from closed_days',
  'update closed_drawers set handed_in = 0',
  'delete from closed_drawers',
  'truncate closed_drawers',
])('history is append-only: %s', async (text) => {
  expect((await errorOf(text)).code).toBe('23000');
});

describe('ledger entries', () => {
  const insert = `insert into ledger_entries
      (order_id, kind, method, amount, discount, reverses, taken_by, attempt, taken_at, day, recorded_at)
    values ($1, $2, 'cash', $3, $4, $5, 'meera', $6, now(), current_date, now())`;

  test('fit their kind, and an entry is reversed once', async () => {
    const order = await salon.place(await product.user(), { appointmentDate: '2026-12-12' });
    const refusal = async (kind: string, amount: number, discount = 0, reverses?: number) =>
      (await errorOf(insert, [order._id, kind, amount, discount, reverses ?? null, randomUUID()]))
        .constraint;
    const attempt = randomUUID();
    const { pool } = product.database;
    await pool.query(insert, [order._id, 'payment', 100, 0, null, attempt]);
    const { rows } = await pool.query('select id from ledger_entries where attempt = $1', [
      attempt,
    ]);
    const id: number = rows[0].id;
    expect((await errorOf(insert, [order._id, 'payment', 100, 0, null, attempt])).constraint).toBe(
      'ledger_entries_attempt',
    );
    expect(await refusal('payment', 0)).toBe('ledger_entries_amount');
    expect(await refusal('payment', 100, 1)).toBe('ledger_entries_discount');
    expect(await refusal('refund', 100, 2)).toBe('ledger_entries_discount');
    expect(await refusal('reversal', 100)).toBe('ledger_entries_reversal');
    expect(await refusal('payment', 100, 0, id)).toBe('ledger_entries_reversal');
    await pool.query(insert, [order._id, 'reversal', 100, 0, id, randomUUID()]);
    expect(await refusal('reversal', 100, 0, id)).toBe('ledger_entries_reverses');
  });
});

test('an order number is unique per user, and among all open orders', async () => {
  const person = await product.user();
  const order = await salon.place(person, { appointmentDate: '2026-12-11' });
  const closed = { id: randomUUID(), status: 'completed' };
  expect((await errorOf(copyOf, [order._id, { ...closed, link: null }])).constraint).toBe(
    'orders_of_user',
  );
  const stranger = await product.user();
  const open = { id: randomUUID(), user_id: stranger.id };
  expect((await errorOf(copyOf, [order._id, { ...open, link: null }])).constraint).toBe(
    'orders_open_number',
  );
});

test('the plan’s constraint counts every open status', async () => {
  const { rows } = await product.database.pool.query<{ text: string }>(
    `select pg_get_constraintdef(oid) as text from pg_constraint
     where conname = 'visits_one_at_a_time'`,
  );
  const named = orderStatuses.filter((status) => rows[0]?.text.includes(`'${status}'`));
  expect(named).toEqual([...openStatuses]);
});

test('messages and push subscriptions refer to existing orders', async () => {
  const person = await product.user();
  const message = `insert into outbox (id, kind, subject, order_id, occasion, facts, due_at, until, created_at)
    values ($1, 'confirmed', '', $1, '', '{}', now(), now(), now())`;
  expect((await errorOf(message, [randomUUID()])).constraint).toBe('outbox_of_order');
  const browser = `insert into push_subscriptions (endpoint, p256dh, auth, user_id, order_id, created_at)
    values ('', '', '', $1, $2, now())`;
  expect((await errorOf(browser, [person.id, randomUUID()])).constraint).toBe(
    'push_subscriptions_of_order',
  );
});

test('an order’s number, time and status are within bounds', async () => {
  const order = await salon.place(await product.user(), { appointmentDate: '2026-12-10' });
  const set = async (what: string) =>
    (await errorOf(`update orders set ${what} where id = $1`, [order._id])).constraint;
  expect(await set('order_number = 99999')).toBe('orders_number');
  expect(await set('start_minute = 1440')).toBe('orders_start');
  expect(await set(`status = 'lost'`)).toBe('orders_status');
  expect(await set(`appointment_date = 'infinity'`)).toBe('orders_day');
});
