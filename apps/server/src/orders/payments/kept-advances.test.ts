import { orderAmounts } from '@haldi/contract/orders/order-amounts';
import type { Order } from '@haldi/contract/orders/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestAdvances } from '../../../testing/test-advances.ts';
import { expectConsistentData } from '../../../testing/test-order-changes.ts';
import type { TestUser } from '../../../testing/test-user.ts';

let desk: Awaited<ReturnType<typeof openTestAdvances>>;
let asha: TestUser;
let order: Order;

beforeAll(async () => {
  desk = await openTestAdvances();
});
beforeEach(async () => {
  await desk.setRules({});
  asha = await desk.haldi.user();
  order = await desk.place(asha);
});
afterAll(async () => {
  await expectConsistentData(desk.haldi);
  await desk.close();
});

const pay = (over: object = {}): Promise<Order> =>
  desk.done(order, 'payments', { amount: 30_000, tip: 0, method: 'cash', ...over });

describe('a cancellation', () => {
  const cancelBySalon = async (reason: string): Promise<Order> => {
    const answer = await desk.salon.track(desk.meera, order._id, {
      ...{ status: 'cancelled', reason },
      message: 'Your appointment has been cancelled. Please contact us to book again.',
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };

  test('returns the advance if the terms say so', async () => {
    const paid = await pay();
    const cancelled = await desk.cancel(asha, paid);
    expect(orderAmounts(cancelled.json()).due).toBe(-30_000);
  });

  describe('of an order whose advance is kept', () => {
    beforeEach(async () => {
      await desk.setRules({ isKept: true });
      order = await desk.place(asha);
    });

    test('keeps it as a fee that is already paid', async () => {
      const paid = await pay({ amount: 40_000 });
      const stale = await desk.cancel(asha, paid);
      expect(stale.json()).toMatchObject({ code: 'FEE_CHANGED', details: { fee: 300 } });
      const cancelled = (await desk.cancel(asha, paid, { fee: 300 })).json<Order>();
      expect(cancelled.fees).toEqual([{ kind: 'kept_advance', amount: 300 }]);
      // What was paid beyond the advance is returned.
      expect(orderAmounts(cancelled)).toMatchObject({ fees: 30_000, due: -10_000 });
    });

    test('keeps only what was paid of it', async () => {
      const cancelled = await desk.cancel(asha, await pay({ amount: 10_050 }), { fee: 100 });
      expect(orderAmounts(cancelled.json()).due).toBe(-50);
    });

    test('is free as long as it is not paid, and after it was waived', async () => {
      expect((await desk.cancel(asha, order)).json<Order>().fees).toEqual([]);
      order = await desk.place(asha);
      await pay({ amount: 10_000 });
      const waived = await desk.done(order, 'advance/waiver', { reason: 'Regular' });
      const cancelled = (await desk.cancel(asha, waived)).json<Order>();
      expect([cancelled.fees, orderAmounts(cancelled).due]).toEqual([[], -10_000]);
    });

    test.each([
      ['salon_cannot', []],
      ['customer_asked', [{ kind: 'kept_advance', amount: 300 }]],
      ['no_show', [{ kind: 'kept_advance', amount: 300 }]],
    ])('by the salon, because of %s', async (reason, fees) => {
      await pay();
      const cancelled = await cancelBySalon(reason);
      expect(cancelled.fees).toEqual(fees);
      expect(orderAmounts(cancelled).due).toBe(fees.length === 0 ? -30_000 : 0);
    });
  });
});
