import { randomUUID } from 'node:crypto';
import { addDays } from '@haldi/contract/kit/dates';
import type { Order } from '@haldi/contract/orders/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  openTestOrderChanges,
  type TestOrderChanges,
} from '../../../testing/test-order-changes.ts';
import { toRequestLine } from '../../../testing/test-salon.ts';
import type { TestUser } from '../../../testing/test-user.ts';

let changes: TestOrderChanges;
let asha: TestUser;

beforeAll(async () => {
  changes = await openTestOrderChanges();
  await changes.salon.hire(2);
});
afterAll(() => changes.close());

const newCustomer = async () => {
  asha = await changes.haldi.user();
  return asha;
};
let days = 0;
const placed = async (over: object = {}): Promise<Order> => {
  days += 1;
  const appointmentDate = addDays('2026-12-10', days);
  return changes.salon.place(await newCustomer(), { appointmentDate, ...over });
};

const events = async ({ _id }: Order): Promise<number> => {
  const { rows } = await changes.haldi.database.pool.query<{ count: string }>(
    'select count(*) from order_tracking where order_id = $1',
    [_id],
  );
  return Number(rows[0]?.count);
};

describe('moving', () => {
  test('changes the time and adds both times to the history', async () => {
    const order = await placed({ appointmentDate: '2026-11-18' });
    const answer = await changes.move(asha, order, { appointmentDate: '2026-11-19' });
    expect(answer.statusCode, answer.body).toBe(200);
    const moved = answer.json<Order>();
    expect(moved).toMatchObject({
      _id: order._id,
      orderId: order.orderId,
      appointmentDate: '2026-11-19',
      appointmentSlot: '03:00 PM',
      total: order.total,
      terms: order.terms,
      status: 'pending',
      version: order.version + 1,
    });
    expect(moved.trackingHistory[0]?.message).toBe(
      'Moved by the customer from 18 Nov 2026, 10:00 AM to 19 Nov 2026, 03:00 PM.',
    );
    const { rows } = await changes.haldi.database.pool.query(
      `select day::text, start_minute, beautician_id is not null as held from visits where order_id = $1`,
      [order._id],
    );
    expect(rows).toEqual([{ day: '2026-11-19', start_minute: 900, held: true }]);
  });

  test('the visit does not block its own new time', async () => {
    const services = [toRequestLine(changes.salon.service(120))];
    const order = await placed({ appointmentDate: '2026-11-20', services });
    const answer = await changes.move(asha, order, {
      appointmentDate: '2026-11-20',
      appointmentSlot: '11:00 AM',
    });
    expect(answer.statusCode, answer.body).toBe(200);
  });

  test('slots show exactly the times that can be moved to', async () => {
    const order = await placed({ appointmentDate: '2026-11-21' });
    const full = await Promise.all([changes.haldi.user(), changes.haldi.user()]);
    for (const user of full) {
      await changes.salon.place(user, {
        appointmentDate: '2026-11-21',
        appointmentSlot: '03:00 PM',
      });
    }
    const url = `/api/orders/${asha.id}/${order.orderId}/slots?date=2026-11-21`;
    const slots = (await changes.haldi.as(asha, { url }, 'cookie')).json<
      { slot: string; available: boolean; reason?: string }[]
    >();
    const of = (slot: string) => slots.find((one) => one.slot === slot);
    expect(of('10:00 AM')).toEqual({ slot: '10:00 AM', available: true });
    expect(of('03:00 PM')).toEqual({ slot: '03:00 PM', available: false, reason: 'FULL' });
    const refused = await changes.move(asha, order, { appointmentDate: '2026-11-21' });
    expect(refused.json().code).toBe('SLOT_FULL');
    expect(await changes.read(asha, order)).toMatchObject({
      appointmentDate: '2026-11-21',
      appointmentSlot: '10:00 AM',
      version: order.version,
    });
    const days = await changes.haldi.as(
      asha,
      { url: `/api/orders/${asha.id}/${order.orderId}/days?from=2026-11-21&to=2026-11-22` },
      'cookie',
    );
    expect(days.json().next).toEqual({ day: '2026-11-21', slot: '09:00 AM' });
  });

  test.each([
    [{ appointmentDate: '2026-11-15' }, 'SLOT_NOT_BOOKABLE', 'PAST'],
    [{ appointmentDate: '2027-11-15' }, 'SLOT_NOT_BOOKABLE', 'TOO_FAR'],
    [{ appointmentSlot: '10:30 AM' }, 'SLOT_NOT_BOOKABLE', 'NOT_OFFERED'],
  ])('to %o is refused', async (when, code, reason) => {
    const order = await placed();
    const answer = await changes.move(asha, order, when);
    expect(answer.json()).toMatchObject({ code, details: { reason } });
    expect(await changes.read(asha, order)).toMatchObject({ version: order.version });
  });

  test('to the same time is refused', async () => {
    const order = await placed();
    const { appointmentDate, appointmentSlot } = order;
    const answer = await changes.move(asha, order, { appointmentDate, appointmentSlot });
    expect(answer.json().code).toBe('INVALID_INPUT');
  });

  test('not onto another visit to the same person; another person’s is fine', async () => {
    const order = await placed({ appointmentDate: '2026-11-22' });
    const mother = { name: 'Sunita Rao', phone: '9822000001' };
    const second = await changes.salon.place(asha, {
      appointmentDate: '2026-11-22',
      appointmentSlot: '03:00 PM',
    });
    const third = await changes.salon.place(asha, {
      appointmentDate: '2026-11-22',
      appointmentSlot: '01:00 PM',
      recipient: mother,
    });
    expect(third.recipient).toEqual(mother);
    const answer = await changes.move(asha, order, { appointmentDate: '2026-11-22' });
    expect(answer.json()).toMatchObject({
      code: 'ALREADY_BOOKED',
      details: { orderId: second.orderId },
    });
    const beside = await changes.move(asha, third, { appointmentDate: '2026-11-22' });
    expect(beside.statusCode, beside.body).toBe(200);
  });

  test('the assigned beautician stays if available; otherwise the customer is told', async () => {
    const order = await changes.confirm(
      await placed({ appointmentDate: '2026-11-23' }),
      'Beautician 1',
    );
    const kept = await changes.move(asha, order, { appointmentDate: '2026-11-24' });
    expect(kept.json()).toMatchObject({ beautician: 'Beautician 1', status: 'confirmed' });
    await changes.salon.giveDayOff('Beautician 1', '2026-11-25');
    const moved = await changes.move(asha, kept.json<Order>(), { appointmentDate: '2026-11-25' });
    expect(moved.json()).toMatchObject({ beautician: 'none', status: 'confirmed' });
    expect(moved.json<Order>().trackingHistory[0]?.message).toContain(
      'Beautician 1 is not available at the new time. We will assign another beautician.',
    );
  });
});

describe('a lost response', () => {
  test('repeating the same move has no effect', async () => {
    const order = await placed({ appointmentDate: '2026-12-01' });
    const attempt = randomUUID();
    const when = { appointmentDate: '2026-12-02', attempt };
    const first = await changes.move(asha, order, when);
    const again = await changes.move(asha, order, when);
    expect(again.statusCode, again.body).toBe(200);
    expect(again.json()).toEqual(first.json());
    expect(await events(order)).toBe(2);
    // Also after staff moved it again: the repeat returns the current order and undoes nothing.
    const on = await changes.staffMove(first.json<Order>(), { appointmentDate: '2026-12-03' });
    expect(on.statusCode, on.body).toBe(200);
    const late = await changes.move(asha, order, when);
    expect(late.json()).toMatchObject({ appointmentDate: '2026-12-03' });
  });

  test('repeating the cancellation adds no second fee', async () => {
    const order = await changes.confirm(
      await placed({ appointmentDate: '2026-11-16', appointmentSlot: '01:00 PM' }),
    );
    const over = { fee: 100, attempt: randomUUID() };
    const answers = await Promise.all([
      changes.cancel(asha, order, over),
      changes.cancel(asha, order, over),
      changes.cancel(asha, order, over),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(answers[2]?.json()).toMatchObject({ fees: [{ kind: 'late_cancel', amount: 100 }] });
    expect(await events(order)).toBe(3);
  });

  test('another attempt with the old version is refused', async () => {
    const order = await placed({ appointmentDate: '2026-12-04' });
    await changes.move(asha, order, { appointmentDate: '2026-12-05' });
    const other = await changes.move(asha, order, { appointmentDate: '2026-12-06' });
    expect(other.json()).toMatchObject({
      code: 'ORDER_CHANGED',
      details: { order: { appointmentDate: '2026-12-05' } },
    });
  });
});

test.each([
  ['/appointment', 'PUT'],
  ['/cancel', 'POST'],
] as const)('invalid input to %s names the fields and changes nothing', async (rest, method) => {
  const order = await placed({ appointmentDate: '2026-12-07' });
  const url = `/api/orders/${asha.id}/${order.orderId}${rest}`;
  const answer = await changes.send(asha, method, url, { attempt: 'x', version: 'y' });
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().fields)).toContain('attempt');
  expect(await changes.read(asha, order)).toMatchObject({ version: order.version });
});
