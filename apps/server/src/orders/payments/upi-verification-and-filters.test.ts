import { randomUUID } from 'node:crypto';
import type { Order } from '@haldi/contract/orders/schema';
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

const dueOf = async ({ _id }: Order): Promise<number> =>
  desk.amountsOf((await desk.haldi.as(desk.meera, { url: `/api/orders/${_id}` })).json()).due;

const report = async (customer: TestUser, order: Order, reference: string) => {
  const url = `/api/orders/${order.userId}/${order.orderId}/upi-reference`;
  const payload = { reference, attempt: randomUUID() };
  const answer = await desk.haldi.as(customer, { method: 'POST', url, payload }, 'cookie');
  expect(answer.statusCode, answer.body).toBe(200);
};
const reported = async () => {
  const customer = await desk.haldi.user();
  const order = await desk.complete(await desk.place(customer));
  const reference = desk.nextReference();
  await report(customer, order, reference);
  return { customer, order, reference };
};

describe('a UPI payment that the customer reported', () => {
  test('is a payment after it was received, by the amount in the bank account', async () => {
    const { order, reference } = await reported();
    const { unverifiedPayment } = await desk.ledgerOf(order);
    expect(unverifiedPayment).toMatchObject({ reference, amount: order.total * 100 });
    expect(await dueOf(order)).toBe(order.total * 100);
    const check = { isReceived: true, reference, amount: order.total * 100 + 100 };
    expect((await desk.refused(order, 'upi-reference', check)).reason).toBe('ABOVE_DUE');
    const verified = await desk.done(order, 'upi-reference', { ...check, amount: 10_000 });
    expect(verified.unverifiedPayment).toBeNull();
    expect(desk.amountsOf(verified)).toMatchObject({ paid: 10_000 });
    const [entry] = (await desk.ledgerOf(order)).entries;
    expect(entry).toMatchObject({ method: 'upi', reference, amount: 10_000, takenBy: 'Meera' });
    const again = await desk.refused(order, 'upi-reference', { ...check, amount: 100 });
    expect(again.reason).toBe('NO_REFERENCE');
  });

  test('is no payment if it was not received, and the reference is free again', async () => {
    const { order, reference } = await reported();
    const check = { isReceived: false, reference };
    const rejected = await desk.done(order, 'upi-reference', check, desk.devika);
    expect(rejected.unverifiedPayment).toBeNull();
    expect(rejected.payments).toEqual([]);
    expect((await desk.refused(order, 'upi-reference', check)).reason).toBe('NO_REFERENCE');
    const payment = { amount: 100, tip: 0, method: 'upi', reference };
    await desk.done(order, 'payments', payment);
  });

  test('is checked by the reference that the customer sent last', async () => {
    const { customer, order, reference } = await reported();
    await report(customer, order, desk.nextReference());
    const check = { isReceived: true, reference, amount: 100 };
    expect((await desk.refused(order, 'upi-reference', check)).reason).toBe('NO_REFERENCE');
  });

  test('both checks are in the audit log', async () => {
    const [received, missing] = [await reported(), await reported()];
    await desk.done(received.order, 'upi-reference', {
      isReceived: true,
      reference: received.reference,
      amount: 10_000,
    });
    await desk.done(missing.order, 'upi-reference', {
      isReceived: false,
      reference: missing.reference,
    });
    const audit = await desk.haldi.as(desk.meera, { url: '/api/admin/audit?limit=2' });
    const acts = audit.json<{ entries: { act: string }[] }>().entries.map(({ act }) => act);
    expect(acts).toEqual(['payment-rejected', 'payment-verified']);
  });
});

describe('the filters', () => {
  const counts = async (payment: string) =>
    (await desk.haldi.as(desk.meera, { url: `/api/orders/count?payment=${payment}` })).json();
  const listed = async (payment: string): Promise<string[]> => {
    const answer = await desk.haldi.as(desk.meera, { url: `/api/orders?payment=${payment}` });
    return answer.json<Order[]>().map(({ _id }) => _id);
  };

  test('unpaid: completed or cancelled with an amount due, and what is due in all', async () => {
    const before = await counts('unpaid');
    const customer = await desk.haldi.user();
    const unpaid = await desk.complete(await desk.place(customer));
    await desk.done(unpaid, 'payments', { amount: 10_050, tip: 100, method: 'cash' });
    const overpaid = await desk.complete(await desk.place(customer));
    await desk.done(overpaid, 'payments', {
      ...{ amount: overpaid.total * 100 + 500, tip: 0, method: 'cash' },
      acceptsOverpayment: true,
    });
    const cancelled = await desk.markNoShow(await desk.place(customer));
    const open = await desk.place(customer);
    const fee = cancelled.terms.noShowFee * 100;
    expect(await counts('unpaid')).toEqual({
      count: before.count + 2,
      due: before.due + unpaid.total * 100 - 10_050 + fee,
    });
    const found = await listed('unpaid');
    expect(found).toEqual(expect.arrayContaining([unpaid._id, cancelled._id]));
    expect(found).not.toContain(overpaid._id);
    expect(found).not.toContain(open._id);
  });

  test('to verify: with a reference of the customer, and the amounts to verify', async () => {
    const before = await counts('to-verify');
    const [first, second] = [await reported(), await reported()];
    // Less is due than the customer says was paid.
    await desk.done(first.order, 'payments', { amount: 10_050, tip: 0, method: 'cash' });
    const amount = first.order.total * 100;
    expect(await counts('to-verify')).toEqual({
      ...{ count: before.count + 2, due: before.due + 2 * amount },
    });
    const both = [first.order._id, second.order._id];
    expect(await listed('to-verify')).toEqual(expect.arrayContaining(both));
    const { reference } = first;
    await desk.done(first.order, 'upi-reference', { isReceived: false, reference });
    const received = { isReceived: true, reference: second.reference, amount: 100 };
    await desk.done(second.order, 'upi-reference', received);
    // The rest is due, and no longer to be verified.
    expect(await counts('to-verify')).toEqual(before);
    expect((await listed('to-verify')).filter((id) => both.includes(id))).toEqual([]);
  });

  test('without a payment filter nothing is added up', async () => {
    const answer = await desk.haldi.as(desk.meera, { url: '/api/orders/count' });
    expect(answer.json().due).toBeNull();
  });
});
