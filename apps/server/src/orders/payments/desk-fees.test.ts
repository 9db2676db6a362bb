import { feeLabel } from '@haldi/contract/orders/fee';
import type { Order, TrackedOrder } from '@haldi/contract/orders/schema';
import type { AdminOrderEvent } from '@haldi/contract/orders/stream-events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDeskPayments } from '../../../testing/test-desk-payments.ts';
import { expectConsistentData } from '../../../testing/test-order-changes.ts';
import type { TestUser } from '../../../testing/test-user.ts';

let desk: Awaited<ReturnType<typeof openTestDeskPayments>>;
beforeAll(async () => {
  desk = await openTestDeskPayments();
});
afterAll(async () => {
  await expectConsistentData(desk.haldi);
  await desk.close();
});

const read = async ({ _id }: Order): Promise<Order> =>
  (await desk.haldi.as(desk.meera, { url: `/api/orders/${_id}` })).json();
const dueOf = async (order: Order): Promise<number> => desk.amountsOf(await read(order)).due;
const waiver = { reason: 'Regular customer' };

describe('a fee', () => {
  const withFee = async (customer: TestUser) => {
    const order = await desk.markNoShow(await desk.place(customer));
    const [fee] = order.fees;
    if (!fee) throw new Error('a no-show has a fee');
    return { order, fee: fee.amount * 100 };
  };

  test('is due and can be paid', async () => {
    const { order, fee } = await withFee(await desk.haldi.user());
    expect(desk.amountsOf(order)).toMatchObject({ fees: fee, due: fee });
    const paid = await desk.done(order, 'payments', { amount: fee, tip: 0, method: 'cash' });
    expect(desk.amountsOf(paid).due).toBe(0);
  });

  test('can be waived once, with a reason', async () => {
    const { order } = await withFee(await desk.haldi.user());
    const empty = await desk.send(order, 'fees/no_show/waiver', { reason: '' });
    expect(Object.keys(empty.json().fields)).toEqual(['reason']);
    const waived = await desk.done(order, 'fees/no_show/waiver', waiver, desk.devika);
    expect(waived.fees).toEqual([]);
    expect((await desk.ledgerOf(order)).settledFees).toEqual([
      {
        kind: 'no_show',
        amount: order.terms.noShowFee,
        outcome: 'waived',
        movedTo: null,
        isMovable: false,
        ...waiver,
      },
    ]);
    expect((await desk.refused(order, 'fees/no_show/waiver', waiver)).reason).toBe('NO_SUCH_FEE');
    expect((await desk.refused(order, 'fees/late_cancel/waiver', waiver)).reason).toBe(
      'NO_SUCH_FEE',
    );
  });

  test('cannot be added to a next visit if there is none', async () => {
    const { order } = await withFee(await desk.haldi.user());
    expect((await desk.ledgerOf(order)).nextVisit).toBeNull();
    expect((await desk.refused(order, 'fees/no_show/move', {})).reason).toBe('NO_NEXT_VISIT');
  });

  const moveFee = async () => {
    const customer = await desk.haldi.user();
    const { order, fee } = await withFee(customer);
    const next = await desk.place(customer);
    await desk.place(await desk.haldi.user());
    const later = await desk.place(customer);
    expect((await desk.ledgerOf(order)).nextVisit).toEqual({
      _id: next._id,
      orderId: next.orderId,
    });
    const moved = await desk.done(order, 'fees/no_show/move', {});
    return { customer, order, moved, next, later, fee };
  };

  test('is due with the next visit of the customer, named after its order', async () => {
    const { customer, order, moved, next, later, fee } = await moveFee();
    expect(desk.amountsOf(moved).due).toBe(0);
    expect((await desk.ledgerOf(order)).settledFees[0]).toMatchObject({
      outcome: 'moved',
      movedTo: next.orderId,
    });
    const billed = await read(next);
    expect(desk.amountsOf(billed).due).toBe(next.total * 100 + fee);
    expect(billed.total).toBe(next.total);
    expect(billed.fees.map(feeLabel)).toEqual([`No-show fee for #${order.orderId}`]);
    const seen: TrackedOrder = await desk.read(customer, next);
    expect(seen.fees).toEqual(billed.fees);
    expect(await dueOf(later)).toBe(later.total * 100);
    expect((await desk.refused(order, 'fees/no_show/move', {})).reason).toBe('NO_SUCH_FEE');
  });

  test('that was added can be added to another visit once the next one is cancelled', async () => {
    const { order, next, later, fee } = await moveFee();
    const settled = async () => (await desk.ledgerOf(order)).settledFees[0];
    expect(await settled()).toMatchObject({ movedTo: next.orderId, isMovable: false });
    const cancelled = await desk.markNoShow(next);
    expect(desk.amountsOf(cancelled).due).toBe(2 * fee);
    expect(await settled()).toMatchObject({ movedTo: next.orderId, isMovable: true });
    await desk.done(order, 'fees/no_show/move', {});
    expect(await settled()).toMatchObject({ movedTo: later.orderId, isMovable: false });
    expect(await dueOf(next)).toBe(fee);
    expect(await dueOf(later)).toBe(later.total * 100 + fee);
  });

  test('cannot be added to a visit once it is paid, at least in part', async () => {
    const { order, next, later, fee } = await moveFee();
    await desk.markNoShow(next);
    const rest = { tip: 0, method: 'cash' };
    await desk.done(next, 'payments', { ...rest, amount: fee });
    await desk.done(next, 'payments', { ...rest, amount: 50 });
    for (const one of [order, next]) {
      expect((await desk.refused(one, 'fees/no_show/move', {})).reason).toBe('FEE_PAID');
    }
    expect(await dueOf(later)).toBe(later.total * 100);
  });

  test('is kept from what was paid for the visit, and not charged again with the next one', async () => {
    const customer = await desk.haldi.user();
    const order = await desk.place(customer);
    await desk.done(order, 'payments', { amount: order.total * 100, tip: 0, method: 'cash' });
    await desk.markNoShow(order);
    await desk.place(customer);
    expect((await desk.refused(order, 'fees/no_show/move', {})).reason).toBe('FEE_PAID');
  });

  test('is not added to a visit of an earlier day that is still open', async () => {
    const customer = await desk.haldi.user();
    const { order } = await withFee(customer);
    const forgotten = await desk.place(customer);
    await desk.haldi.database.pool.query(
      "update orders set appointment_date = '2026-11-15' where id = $1",
      [forgotten._id],
    );
    expect((await desk.ledgerOf(order)).nextVisit).toBeNull();
    expect((await desk.refused(order, 'fees/no_show/move', {})).reason).toBe('NO_NEXT_VISIT');
  });

  test('that was added is gone if the cancelled order is reopened', async () => {
    const { order, next } = await moveFee();
    await desk.reopen(order);
    expect((await read(next)).fees).toEqual([]);
    expect(await dueOf(next)).toBe(next.total * 100);
    expect((await desk.ledgerOf(order)).settledFees).toEqual([]);
  });

  test('that was added can be waived', async () => {
    const { order, next } = await moveFee();
    const waived = await desk.done(order, 'fees/no_show/waiver', waiver);
    expect(waived.fees).toEqual([]);
    expect(await dueOf(next)).toBe(next.total * 100);
    const [settled] = (await desk.ledgerOf(order)).settledFees;
    expect(settled).toMatchObject({ outcome: 'waived', movedTo: null, ...waiver });
  });

  test('that is added, waived or gone is told to the order it was added to', async () => {
    const { order, next } = await moveFee();
    const told: string[] = [];
    const stop = desk.haldi.context.live.subscribe('orders', (event) =>
      told.push((event as AdminOrderEvent)._id),
    );
    await desk.done(order, 'fees/no_show/waiver', waiver);
    expect(told.splice(0)).toEqual([order._id, next._id]);
    await desk.reopen(order);
    await desk.markNoShow(order);
    expect(told.splice(0)).toEqual([order._id, order._id]);
    await desk.done(order, 'fees/no_show/move', {});
    await desk.reopen(order);
    stop();
    expect(told).toEqual([order._id, next._id, order._id, next._id]);
  });

  test('a refund of a cancelled order does not lower the price', async () => {
    const { order, fee } = await withFee(await desk.haldi.user());
    await desk.done(order, 'payments', { amount: fee, tip: 0, method: 'cash' });
    const refund = { amount: fee, method: 'cash', reason: 'Promised' };
    const refunded = await desk.done(order, 'refunds', refund);
    expect(desk.amountsOf(refunded)).toMatchObject({ discount: 0, paid: 0, due: fee });
  });
});
