import { randomUUID } from 'node:crypto';
import { addDays } from '@haldi/contract/kit/dates';
import { updateMessages } from '@haldi/contract/orders/desk/update-messages';
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
  await changes.salon.hireOne('Usha');
  await changes.salon.hireOne('Zoya');
});
afterAll(() => changes.close());

let days = 0;
const placed = async (over: object = {}): Promise<Order> => {
  days += 1;
  asha = await changes.haldi.user();
  const appointmentDate = addDays('2026-12-01', days);
  return changes.salon.place(asha, { appointmentDate, ...over });
};

const cancelled = (order: Order, over: object = {}) =>
  changes.salon.track(changes.meera, order._id, {
    status: 'cancelled',
    message: updateMessages[5],
    ...over,
  });

describe('moving by staff', () => {
  test('also after the customer’s limit and to other start times', async () => {
    const order = await placed({ appointmentDate: '2026-11-16', appointmentSlot: '01:00 PM' });
    const answer = await changes.staffMove(order, {
      appointmentDate: '2026-11-16',
      appointmentSlot: '04:20 PM',
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ appointmentSlot: '04:20 PM', orderId: order.orderId });
    expect(answer.json<Order>().trackingHistory[0]?.message).toBe(
      'We moved your visit from 16 Nov 2026, 01:00 PM to 16 Nov 2026, 04:20 PM.',
    );
  });

  test('not into the past, and not a closed order', async () => {
    const order = await placed();
    const past = await changes.staffMove(order, { appointmentDate: '2026-11-15' });
    expect(past.json()).toMatchObject({ code: 'SLOT_NOT_BOOKABLE', details: { reason: 'PAST' } });
    const closed = (await cancelled(order)).json<Order>();
    const answer = await changes.staffMove(closed);
    expect(answer.json()).toMatchObject({ code: 'NOT_CHANGEABLE', details: { reason: 'CLOSED' } });
  });

  test('an overlap is refused, other conflicts can be accepted', async () => {
    const busy = await changes.confirm(
      await placed({ appointmentDate: '2027-01-05', appointmentSlot: '03:00 PM' }),
      'Usha',
    );
    const order = await changes.confirm(await placed({ appointmentDate: '2027-01-06' }), 'Usha');
    const overlap = await changes.staffMove(order, { appointmentDate: '2027-01-05' });
    expect(overlap.json().code).toBe('BEAUTICIAN_UNAVAILABLE');
    const chosen = await changes.staffMove(order, {
      appointmentDate: '2027-01-05',
      beautician: 'none',
    });
    expect(chosen.json()).toMatchObject({ beautician: 'none', appointmentDate: '2027-01-05' });
    const late = { appointmentDate: '2027-01-08', appointmentSlot: '07:30 PM' };
    const asks = await changes.staffMove(busy, late);
    expect(asks.json()).toMatchObject({
      code: 'BEAUTICIAN_OBJECTIONS',
      details: { name: 'Usha', conflicts: [{ kind: 'HOURS' }] },
    });
    const forced = await changes.staffMove(busy, { ...late, acknowledged: ['HOURS'] });
    expect(forced.json()).toMatchObject({ beautician: 'Usha', appointmentSlot: '07:30 PM' });
  });

  test('no beautician available: refused, and the time is unchanged', async () => {
    const when = { appointmentDate: '2027-01-11', appointmentSlot: '03:00 PM' };
    await placed(when);
    await placed(when);
    const order = await placed();
    const answer = await changes.staffMove(order, when);
    expect(answer.json().code).toBe('SLOT_FULL');
    expect(await changes.read(asha, order)).toMatchObject({ version: order.version });
  });

  test('a freelancer stays assigned', async () => {
    const order = await placed();
    const sent = await changes.salon.track(changes.meera, order._id, {
      status: 'confirmed',
      message: updateMessages[1],
      beautician: 'Ush',
      freelancer: true,
    });
    const answer = await changes.staffMove(sent.json<Order>(), { appointmentDate: '2027-01-12' });
    expect(answer.json()).toMatchObject({ beautician: 'Ush', appointmentDate: '2027-01-12' });
  });
});

describe('changing the services', () => {
  const idOf = (minutes: number): string => changes.salon.service(minutes)._id;

  test('adds a revision: old services keep their price, new ones have today’s', async () => {
    const sold = changes.salon.service(60);
    const order = await placed();
    const { pool } = changes.haldi.database;
    await pool.query('update services set price = price + 50 where id = $1', [sold._id]);
    const added = changes.salon.service(30);
    const answer = await changes.changeServices(order, [
      { serviceId: sold._id, quantity: 1 },
      { serviceId: added._id, quantity: 2 },
    ]);
    await pool.query('update services set price = price - 50 where id = $1', [sold._id]);
    expect(answer.statusCode, answer.body).toBe(200);
    const changed = answer.json<Order>();
    expect(changed.total).toBe(order.total + 2 * added.price);
    expect(changed.visitingCharge).toBe(order.visitingCharge);
    expect(
      changed.services.map(({ serviceId, quantity, price }) => [serviceId, quantity, price]),
    ).toEqual([
      [sold._id, 1, sold.price],
      [added._id, 2, added.price],
    ]);
    expect(changed.earlier).toEqual([
      { services: order.services, total: order.total, until: expect.any(String) },
    ]);
    expect(changed.trackingHistory[0]?.message).toMatch(/total is now ₹.* instead of ₹/);
    const { rows } = await pool.query(
      'select minutes, visit_minutes from visits v join orders o on o.id = v.order_id where o.id = $1',
      [order._id],
    );
    expect(rows).toEqual([{ minutes: 120, visit_minutes: 120 }]);
  });

  test('reverting adds another revision; the same services are refused', async () => {
    const order = await placed();
    const first = { serviceId: idOf(60), quantity: 1 };
    const same = await changes.changeServices(order, [first]);
    expect(same.json().code).toBe('INVALID_INPUT');
    const two = (await changes.changeServices(order, [{ ...first, quantity: 2 }])).json<Order>();
    const back = (await changes.changeServices(two, [first])).json<Order>();
    expect(back.total).toBe(order.total);
    expect(back.earlier.map(({ total }) => total)).toEqual([order.total, two.total]);
  });

  test('a removed service is refused; one already booked can stay', async () => {
    const order = await placed();
    const { pool } = changes.haldi.database;
    const gone = idOf(45);
    await pool.query('update services set hidden = true where id = any($1)', [[gone, idOf(60)]]);
    const answer = await changes.changeServices(order, [
      { serviceId: idOf(60), quantity: 1 },
      { serviceId: gone, quantity: 1 },
    ]);
    const stays = await changes.changeServices(order, [
      { serviceId: idOf(60), quantity: 1 },
      { serviceId: idOf(30), quantity: 1 },
    ]);
    await pool.query('update services set hidden = false');
    expect(answer.json()).toMatchObject({
      code: 'SERVICE_GONE',
      details: { gone: [{ serviceId: gone }] },
    });
    expect(stays.statusCode, stays.body).toBe(200);
  });

  test('a longer visit goes through the plan', async () => {
    const order = await changes.confirm(await placed({ appointmentDate: '2027-01-20' }), 'Usha');
    await changes.confirm(
      await placed({ appointmentDate: '2027-01-20', appointmentSlot: '01:00 PM' }),
      'Usha',
    );
    const longer = [{ serviceId: idOf(60), quantity: 4 }];
    const refused = await changes.changeServices(order, longer);
    expect(refused.json().code).toBe('BEAUTICIAN_UNAVAILABLE');
    const other = await changes.changeServices(order, longer, { beautician: 'Zoya' });
    expect(other.json()).toMatchObject({ beautician: 'Zoya' });
  });

  test('a repeat has no effect; of two parallel changes the second is refused', async () => {
    const order = await placed();
    const attempt = randomUUID();
    const lines = [{ serviceId: idOf(60), quantity: 2 }];
    const first = await changes.changeServices(order, lines, { attempt });
    const again = await changes.changeServices(order, lines, { attempt });
    expect(again.json()).toEqual(first.json());
    const now = first.json<Order>();
    const priya = await changes.haldi.user({ isAdmin: true });
    const both = await Promise.all([
      changes.changeServices(now, [{ serviceId: idOf(30), quantity: 1 }]),
      changes.changeServices(now, [{ serviceId: idOf(60), quantity: 3 }], {}, priya),
    ]);
    const codes = both.map((answer) => (answer.statusCode === 200 ? 'OK' : answer.json().code));
    expect(codes.toSorted()).toEqual(['OK', 'ORDER_CHANGED']);
    const standing = await changes.read(asha, order);
    expect(standing.earlier).toHaveLength(2);
    const told = both.find(({ statusCode }) => statusCode !== 200);
    expect(told?.json().details.order.version).toBe(standing.version);
  });

  test('too high a quantity is refused, also in two lines', async () => {
    const order = await placed();
    const eleven = { serviceId: idOf(30), quantity: 11 };
    const answer = await changes.changeServices(order, [eleven, eleven]);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields).toEqual({ services: 'You can book at most 20 of each service.' });
  });

  test('a closed order cannot be changed', async () => {
    const order = await placed();
    const closed = (await cancelled(order)).json<Order>();
    const answer = await changes.changeServices(closed, [{ serviceId: idOf(30), quantity: 1 }]);
    expect(answer.json().code).toBe('NOT_CHANGEABLE');
  });

  test('figures and lists use the current services', async () => {
    const order = await placed();
    const facial = toRequestLine(await changes.salon.first('Facial'));
    await changes.changeServices(order, [{ serviceId: facial.serviceId, quantity: 1 }]);
    const found = async (category: string) =>
      (
        await changes.haldi.as(changes.meera, {
          url: `/api/orders?category=${category}&search=${order.orderId}`,
        })
      ).json<Order[]>();
    expect(await found('Facial')).toHaveLength(1);
    const { category } = order.services[0] ?? {};
    expect(await found(category ?? '')).toHaveLength(category === 'Facial' ? 1 : 0);
  });
});

describe('cancelling by staff', () => {
  test('no-show: the fee applies and the total is unchanged', async () => {
    const order = await placed();
    const answer = await cancelled(order, { reason: 'no_show', note: 'Rang twice' });
    expect(answer.json()).toMatchObject({
      total: order.total,
      fees: [{ kind: 'no_show', amount: 100 }],
      cancellation: { reason: 'no_show', note: 'Rang twice', by: 'salon' },
    });
    expect(answer.json<Order>().trackingHistory[0]?.message).toContain('No-show fee: ₹100.');
  });

  test('no fee if waived or if the salon cancels', async () => {
    const waived = await cancelled(await placed(), { reason: 'no_show', waiveFee: true });
    expect(waived.json()).toMatchObject({ fees: [], cancellation: { reason: 'no_show' } });
    const ours = await cancelled(await placed(), { reason: 'salon_cannot' });
    expect(ours.json()).toMatchObject({ fees: [] });
    const plain = await cancelled(await placed());
    expect(plain.json()).toMatchObject({ fees: [], cancellation: { reason: null, by: 'salon' } });
  });

  test('reopening removes the fee and the reason', async () => {
    const order = (await cancelled(await placed(), { reason: 'no_show' })).json<Order>();
    const again = await changes.confirm(order);
    expect(again).toMatchObject({ status: 'confirmed', fees: [], cancellation: null });
  });

  test('a repeated attempt has no effect', async () => {
    const order = await placed();
    const over = { reason: 'no_show', attempt: randomUUID(), version: order.version };
    const first = await cancelled(order, over);
    const again = await cancelled(order, over);
    expect(again.statusCode, again.body).toBe(200);
    expect(again.json()).toEqual(first.json());
  });
});

test('all changes by staff are in the audit log', async () => {
  const order = await placed();
  const moved = await changes.staffMove(order, { appointmentDate: '2027-01-28' });
  await changes.changeServices(moved.json<Order>(), [
    { serviceId: changes.salon.service(30)._id, quantity: 1 },
  ]);
  await changes.send(changes.meera, 'POST', `/api/orders/${order._id}/link`);
  await changes.send(changes.meera, 'DELETE', `/api/orders/${order._id}/link`);
  const { entries } = (await changes.haldi.as(changes.meera, { url: '/api/admin/audit' })).json<{
    entries: { act: string; subject: { id: string } }[];
  }>();
  const acts = entries.filter(({ subject }) => subject?.id === order._id).map(({ act }) => act);
  expect(acts).toEqual([
    'order-link-revoked',
    'order-link-renewed',
    'order-services-changed',
    'order-moved',
  ]);
});
