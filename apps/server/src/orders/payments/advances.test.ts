import { orderAmounts } from '@haldi/contract/orders/order-amounts';
import type { Order } from '@haldi/contract/orders/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { minuteMs, openTestAdvances } from '../../../testing/test-advances.ts';
import { expectConsistentData } from '../../../testing/test-order-changes.ts';
import { toRequestLine } from '../../../testing/test-salon.ts';
import type { TestUser } from '../../../testing/test-user.ts';

let desk: Awaited<ReturnType<typeof openTestAdvances>>;
let asha: TestUser;
let order: Order;

beforeAll(async () => {
  desk = await openTestAdvances();
});
beforeEach(async () => {
  // Otherwise the sessions of the staff would end.
  desk.haldi.clock.set('2026-11-16T06:00:00Z');
  await desk.setRules({});
  asha = await desk.haldi.user();
  order = await desk.place(asha);
});
afterAll(async () => {
  await expectConsistentData(desk.haldi);
  await desk.close();
});

const payment = { amount: 30_000, tip: 0, method: 'cash' };
const pay = (over: object = {}): Promise<Order> =>
  desk.done(order, 'payments', { ...payment, ...over });
const wait = (minutes: number): void => desk.haldi.clock.advance(minutes * minuteMs);
const read = (): Promise<Order> => desk.readOrder(order);
const listed = async (): Promise<string[]> =>
  (await desk.haldi.as(desk.meera, { url: '/api/orders?payment=advance' }))
    .json<Order[]>()
    .map(({ _id }) => _id);

describe('the terms', () => {
  const placeWith = (over: Parameters<typeof desk.salon.place>[1]): Promise<Order> =>
    desk.salon.place(asha, { appointmentDate: '2027-03-01', ...over });

  test('are copied to the order, whatever the settings become', async () => {
    const advance = { amount: 300, minutes: 60, isKept: false };
    expect(order.terms.advance).toEqual(advance);
    expect(order.advanceUntil).toBe(
      new Date(desk.haldi.clock().getTime() + 60 * minuteMs).toISOString(),
    );
    await desk.setRules({ amount: 900, isKept: true });
    expect((await read()).terms.advance).toEqual(advance);
  });

  test('by link, the customer reads what to pay, and until when', async () => {
    const seen = await desk.haldi.as(null, { url: `/api/visit/${order.link}` });
    expect(seen.json()).toMatchObject({
      terms: { advance: { amount: 300 } },
      advanceUntil: order.advanceUntil,
    });
  });

  test('that were shown must be those that apply', async () => {
    const { advance: _, ...without } = order.terms;
    const body = desk.salon.body(asha, { appointmentDate: '2027-03-02' });
    const answer = await desk.salon.send(asha, { ...body, terms: without });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'TERMS_CHANGED',
      details: { terms: order.terms },
    });
    expect((await desk.salon.send(asha, { ...body, terms: order.terms })).statusCode).toBe(201);
  });

  test('ask for a share of the price, in whole rupees', async () => {
    await desk.setRules({ percent: 15, amount: null });
    const placed = await placeWith({ appointmentSlot: '09:00 AM' });
    expect(placed.terms.advance?.amount).toBe(Math.floor(placed.total * 0.15));
  });

  test('ask orders of a price, or with a service', async () => {
    const service = desk.salon.service(30);
    await desk.setRules({ minimumPrice: 100_000, services: [service._id] });
    const other = await placeWith({ appointmentSlot: '11:00 AM' });
    expect([other.terms.advance, other.advanceUntil]).toEqual([undefined, null]);
    const services = [toRequestLine(service)];
    const asked = await placeWith({ appointmentSlot: '05:00 PM', services });
    expect(asked.terms.advance?.amount).toBe(300);
  });

  test('end when the visit starts', async () => {
    const day = desk.haldi.clock().toISOString().slice(0, 10);
    await desk.setRules({ minutes: 2_880 });
    const soon = await desk.salon.place(asha, {
      appointmentDate: day,
      appointmentSlot: '06:00 PM',
    });
    expect(soon.advanceUntil).toBe(`${day}T12:30:00.000Z`);
  });
});

describe('a booking by phone', () => {
  const book = async (over: object): Promise<Order> => {
    const {
      userId: _,
      username: __,
      ...body
    } = desk.salon.body(asha, {
      appointmentDate: '2027-04-01',
    });
    const payload = { ...body, customer: { userId: asha.id, acceptUnverified: true }, ...over };
    const url = '/api/admin/bookings';
    const answer = await desk.haldi.as(desk.devika, { method: 'POST', url, payload }, 'cookie');
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json();
  };

  test('waits for its advance as any other', async () => {
    const booked = await book({ appointmentSlot: '11:00 AM' });
    expect(booked.advanceUntil).not.toBeNull();
    expect(await desk.messagesOf(booked)).toContain('advance-due');
  });

  test('can be made without it', async () => {
    const booked = await book({ appointmentSlot: '03:00 PM', waivesAdvance: true });
    expect(booked.advanceUntil).toBeNull();
    expect(booked.terms.advance).toMatchObject({ amount: 300 });
    expect(booked.trackingHistory).toMatchObject([
      { message: 'Order booked by phone. The advance of ₹300 is no longer needed.' },
    ]);
    expect(await desk.messagesOf(booked)).not.toContain('advance-due');
    expect((await desk.confirmWith(booked)).statusCode).toBe(200);
  });
});

describe('while an order waits for its advance', () => {
  test('it is listed for the desk with what is missing, and keeps its time', async () => {
    expect(await listed()).toContain(order._id);
    await pay({ amount: 10_000 });
    const url = `/api/orders/count?payment=advance&search=${order.orderId}`;
    const counted = await desk.haldi.as(desk.meera, { url });
    expect(counted.json()).toEqual({ count: 1, due: 20_000 });
    await pay({ amount: 20_000 });
    expect(await listed()).not.toContain(order._id);
  });

  test('the customer is told once, and not after paying', async () => {
    expect(await desk.messagesOf(order)).toEqual(['advance-due', 'new-order']);
    await pay({ amount: 10_000 });
    expect(await desk.messagesOf(order)).toEqual(['advance-due', 'new-order']);
    await pay({ amount: 20_000 });
    expect(await desk.messagesOf(order)).toEqual(['new-order']);
  });

  test('threat 78: it is not confirmed or assigned, unless the advance is waived', async () => {
    desk.expectRefused(await desk.confirmWith(order), 'ADVANCE_UNPAID');
    const assigned = { status: 'pending', beautician: 'Beautician 1' };
    desk.expectRefused(await desk.confirmWith(order, assigned), 'ADVANCE_UNPAID');
    const completed = { status: 'completed', asked: ['before-start'] };
    desk.expectRefused(await desk.confirmWith(order, completed), 'ADVANCE_UNPAID');
    const moved = await desk.staffMove(await read(), { beautician: 'Beautician 1' });
    desk.expectRefused(moved, 'ADVANCE_UNPAID');
    expect(await read()).toMatchObject({ status: 'pending', beautician: 'none' });
    const confirmed = await desk.confirmWith(order, { waiveAdvance: true, asked: ['advance'] });
    expect(confirmed.statusCode, confirmed.body).toBe(200);
    expect(confirmed.json<Order>()).toMatchObject({ status: 'confirmed', advanceUntil: null });
    expect(confirmed.json<Order>().trackingHistory[0]?.message).toBe(
      'Your appointment is confirmed. See you soon! The advance of ₹300 is no longer needed.',
    );
  });

  test('a waiver needs a reason, and is in the audit log', async () => {
    const empty = await desk.send(order, 'advance/waiver', { reason: '' });
    expect(empty.statusCode).toBe(422);
    const waived = await desk.done(order, 'advance/waiver', { reason: 'Regular' }, desk.devika);
    expect(waived).toMatchObject({ status: 'pending', advanceUntil: null });
    const again = await desk.refused(order, 'advance/waiver', { reason: 'Regular' });
    expect(again.reason).toBe('NO_ADVANCE');
    const log = await desk.haldi.as(desk.meera, { url: '/api/admin/audit?limit=1' });
    expect(log.json().entries[0]).toMatchObject({
      act: 'advance-waived',
      changes: [{ field: 'message' }, { field: 'reason', after: 'Regular' }],
    });
    wait(61);
    await desk.release();
    expect((await read()).status).toBe('pending');
    expect((await desk.confirmWith(order)).statusCode).toBe(200);
  });

  test('once it is paid, the order is confirmed as any other', async () => {
    await pay();
    wait(61);
    await desk.release();
    expect((await desk.confirmWith(order)).statusCode).toBe(200);
    expect(orderAmounts(await read())).toMatchObject({
      paid: 30_000,
      due: (order.total - 300) * 100,
    });
  });

  test('a correction of its payment makes it wait again, for the same time', async () => {
    const paid = await pay();
    wait(50);
    const entry = paid.payments[0]?.id;
    await desk.done(order, 'reversals', { entry, reason: 'Mistake' });
    expect(await desk.messagesOf(order)).toEqual(['new-order', 'advance-due']);
    wait(59);
    await desk.release();
    expect((await read()).status).toBe('pending');
    wait(2);
    await desk.release();
    expect((await read()).status).toBe('cancelled');
  });
});

describe('a release', () => {
  test('cancels without a fee at the agreed time, and tells the customer', async () => {
    wait(59);
    await desk.release();
    expect((await read()).status).toBe('pending');
    wait(1);
    await desk.release();
    const released = await read();
    expect(released).toMatchObject({
      status: 'cancelled',
      cancellation: { reason: 'advance_unpaid', by: 'salon' },
      fees: [],
    });
    expect(released.trackingHistory[0]).toMatchObject({
      kind: 'released',
      message: 'The advance of ₹300 was not paid in time, so the booking was cancelled.',
    });
    expect(await desk.messagesOf(order)).toEqual(['released', 'order-released']);
    await desk.release();
    expect((await read()).version).toBe(released.version);
  });

  test('returns what was paid in part', async () => {
    await pay({ amount: 10_000 });
    wait(61);
    await desk.release();
    const released = await read();
    expect(released.status).toBe('cancelled');
    expect(orderAmounts(released).due).toBe(-10_000);
  });

  test('waits while staff check a reference; if it is refused, the time runs anew', async () => {
    const reference = desk.nextReference();
    const sent = await desk.submitReference(asha, order, reference);
    expect(sent.json()).toMatchObject({ unverifiedPayment: { reference, amount: 30_000 } });
    expect(await desk.messagesOf(order)).toEqual(['new-order']);
    wait(90);
    await desk.release();
    expect((await read()).status).toBe('pending');
    await desk.done(order, 'upi-reference', { isReceived: false, reference });
    expect(await desk.messagesOf(order)).toEqual(['new-order', 'advance-due']);
    wait(59);
    await desk.release();
    expect((await read()).status).toBe('pending');
    wait(1);
    await desk.release();
    expect((await read()).status).toBe('cancelled');
  });

  test('that fails does not hold back other orders', async () => {
    const { pool } = desk.haldi.database;
    await pool.query(`create function refuse_release() returns trigger language plpgsql as
      $$ begin raise exception 'not this order'; end $$`);
    await pool.query(`create trigger refuse_release before update on orders for each row
      when (old.id = '${order._id}') execute function refuse_release()`);
    wait(1);
    const later = await desk.place(await desk.haldi.user());
    wait(61);
    await expect(desk.release()).rejects.toThrow();
    expect((await desk.readOrder(later)).status).toBe('cancelled');
    await pool.query('drop function refuse_release cascade');
    await desk.release();
    expect((await read()).status).toBe('cancelled');
  });

  test('can be taken back by the desk, with the advance or without it', async () => {
    wait(61);
    await desk.release();
    desk.expectRefused(await desk.confirmWith(order), 'ADVANCE_UNPAID');
    expect((await desk.confirmWith(order, { waiveAdvance: true })).statusCode).toBe(200);
  });

  test('does not lose a payment that the customer made in its last second', async () => {
    wait(61);
    await desk.release();
    const reference = desk.nextReference();
    const sent = await desk.submitReference(asha, order, reference);
    expect(sent.statusCode, sent.body).toBe(200);
    const check = { isReceived: true, reference, amount: 30_000 };
    expect((await desk.refused(order, 'upi-reference', check)).reason).toBe('NOTHING_DUE');
    await desk.done(order, 'upi-reference', { ...check, acceptsOverpayment: true });
    expect(orderAmounts(await read()).due).toBe(-30_000);
    await desk.done(order, 'refunds', { amount: 30_000, method: 'upi', reason: 'Released' });
    expect(orderAmounts(await read()).due).toBe(0);
  });
});
