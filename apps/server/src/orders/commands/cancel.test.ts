import { addDays } from '@haldi/contract/kit/dates';
import type { Order } from '@haldi/contract/orders/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  openTestOrderChanges,
  type TestOrderChanges,
} from '../../../testing/test-order-changes.ts';
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

describe('cancelling', () => {
  test('free before the limit; reason and note are stored', async () => {
    const order = await placed();
    const answer = await changes.cancel(asha, order, { reason: 'unwell', note: 'A fever' });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({
      status: 'cancelled',
      fees: [],
      total: order.total,
      cancellation: { reason: 'unwell', note: 'A fever', by: 'customer' },
    });
    expect(answer.json<Order>().trackingHistory[0]?.message).toBe('Cancelled by the customer.');
  });

  test('late: the fee is a separate line and the total is unchanged', async () => {
    // Two and a half hours ahead; the limit is three.
    const order = await changes.confirm(
      await placed({ appointmentDate: '2026-11-16', appointmentSlot: '02:00 PM' }),
    );
    const cheaper = await changes.cancel(asha, order);
    expect(cheaper.json()).toMatchObject({ code: 'FEE_CHANGED', details: { fee: 100 } });
    expect(await changes.read(asha, order)).toMatchObject({ status: 'confirmed', fees: [] });
    const answer = await changes.cancel(asha, order, { fee: 100 });
    expect(answer.json()).toMatchObject({
      status: 'cancelled',
      total: order.total,
      visitingCharge: order.visitingCharge,
      fees: [{ kind: 'late_cancel', amount: 100 }],
    });
    expect(answer.json<Order>().trackingHistory[0]?.message).toContain('₹100');
    const late = await changes.move(asha, answer.json<Order>());
    expect(late.json()).toMatchObject({ code: 'NOT_CHANGEABLE', details: { reason: 'CLOSED' } });
  });

  test('free while unconfirmed, even when it is too late to move', async () => {
    const order = await placed({ appointmentDate: '2026-11-16', appointmentSlot: '02:00 PM' });
    const moving = await changes.move(asha, order);
    expect(moving.json()).toMatchObject({
      code: 'NOT_CHANGEABLE',
      details: { reason: 'TOO_LATE' },
    });
    const answer = await changes.cancel(asha, order);
    expect(answer.json()).toMatchObject({ status: 'cancelled', fees: [] });
  });

  test('frees the time for other customers', async () => {
    const when = { appointmentDate: '2026-11-26', appointmentSlot: '05:00 PM' };
    const first = await placed(when);
    const firstCustomer = asha;
    await placed(when);
    const full = await changes.salon.send(await newCustomer(), changes.salon.body(asha, when));
    expect(full.json().code).toBe('SLOT_FULL');
    expect((await changes.cancel(firstCustomer, first)).statusCode).toBe(200);
    await changes.salon.place(asha, when);
  });
});

describe('terms', () => {
  test('are those of the time when the order was placed', async () => {
    const { pool } = changes.haldi.database;
    const order = await placed({ appointmentDate: '2026-11-27' });
    await pool.query(
      'update settings set move_hours = 200, free_cancel_hours = 300, late_cancel_fee = 777',
    );
    const later = await placed({ appointmentDate: '2026-11-27' });
    await pool.query(
      'update settings set move_hours = 3, free_cancel_hours = 3, late_cancel_fee = null',
    );
    expect(order.terms).toEqual({
      moveHours: 3,
      freeCancelHours: 3,
      lateCancelFee: 100,
      noShowFee: 100,
    });
    expect(later.terms).toMatchObject({ moveHours: 200, freeCancelHours: 300, lateCancelFee: 777 });
    await changes.confirm(later);
    const read = await changes.read(asha, later);
    const answer = await changes.cancel(asha, read, { fee: 777 });
    expect(answer.json()).toMatchObject({ fees: [{ kind: 'late_cancel', amount: 777 }] });
  });

  test('have changed since they were shown: nothing is placed', async () => {
    const shown = { moveHours: 3, freeCancelHours: 24, lateCancelFee: 100, noShowFee: 100 };
    const user = await newCustomer();
    const answer = await changes.salon.send(user, changes.salon.body(user, { terms: shown }));
    expect(answer.json()).toMatchObject({
      code: 'TERMS_CHANGED',
      details: { terms: { ...shown, freeCancelHours: 3 } },
    });
    await changes.salon.place(user, { terms: { ...shown, freeCancelHours: 3 } });
  });
});
