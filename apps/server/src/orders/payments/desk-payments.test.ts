import { randomUUID } from 'node:crypto';
import type { Order } from '@haldi/contract/orders/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDeskPayments } from '../../../testing/test-desk-payments.ts';
import { expectConsistentData } from '../../../testing/test-order-changes.ts';
import type { TestUser } from '../../../testing/test-user.ts';

let desk: Awaited<ReturnType<typeof openTestDeskPayments>>;
let customer: TestUser;
beforeAll(async () => {
  desk = await openTestDeskPayments();
});
afterAll(async () => {
  await expectConsistentData(desk.haldi);
  await desk.close();
});

const place = async (): Promise<Order> => {
  customer = await desk.haldi.user();
  return desk.place(customer);
};
const placeAndComplete = async (): Promise<Order> => desk.complete(await place());
const cash = { tip: 0, method: 'cash' };
const amountsOf = (order: Order) => desk.amountsOf(order);
const inPaise = ({ total }: Order): number => total * 100;
const pay = (order: Order, amount = inPaise(order)): Promise<Order> =>
  desk.done(order, 'payments', { ...cash, amount, acceptsOverpayment: true });
const refund = { method: 'cash', reason: 'Late' };

describe('a payment', () => {
  test('is recorded in parts, with a tip', async () => {
    const order = await place();
    const part = await desk.done(order, 'payments', { ...cash, amount: 20_050, tip: 5_000 });
    const rest = inPaise(order) - 20_050;
    expect(amountsOf(part)).toMatchObject({ paid: 20_050, tips: 5_000, due: rest });
    const paid = await desk.done(part, 'payments', { ...cash, amount: rest, method: 'card' });
    expect(amountsOf(paid)).toMatchObject({ paid: inPaise(order), due: 0 });
    const { entries, version } = await desk.ledgerOf(paid);
    expect(version).toBe(paid.version);
    expect(
      entries.map(({ kind, method, amount, takenBy }) => [kind, method, amount, takenBy]),
    ).toEqual([
      ['payment', 'cash', 20_050, 'Meera'],
      ['tip', 'cash', 5_000, 'Meera'],
      ['payment', 'card', rest, 'Meera'],
    ]);
  });

  test('above what is due is only recorded if accepted', async () => {
    const order = await place();
    const amount = inPaise(order) + 30_000;
    const due = inPaise(order);
    expect(await desk.refused(order, 'payments', { ...cash, amount })).toMatchObject({
      reason: 'ABOVE_DUE',
      due,
    });
    const paid = await pay(order, amount);
    expect(amountsOf(paid).due).toBe(-30_000);
    expect(await desk.refused(order, 'payments', { ...cash, amount: 1 })).toMatchObject({
      reason: 'NOTHING_DUE',
      due: -30_000,
    });
  });

  test('counts once, however often it is sent', async () => {
    const order = await place();
    const payment = { ...cash, amount: 100, attempt: randomUUID() };
    await desk.done(order, 'payments', payment);
    const again = await desk.done(order, 'payments', payment);
    expect(amountsOf(again).paid).toBe(100);
  });

  test('is not taken for a repeated one if the amount is another one', async () => {
    const order = await place();
    const payment = { ...cash, amount: 10_000, tip: 5_000, attempt: randomUUID() };
    await desk.done(order, 'payments', payment);
    for (const other of [{ amount: 10_100 }, { tip: 0 }]) {
      const refusal = await desk.refused(order, 'payments', { ...payment, ...other });
      expect(refusal).toMatchObject({ reason: 'OTHER_ATTEMPT', due: inPaise(order) - 10_000 });
    }
    const asRefund = { ...refund, amount: 20_000, attempt: payment.attempt };
    expect((await desk.refused(order, 'refunds', asRefund)).reason).toBe('OTHER_ATTEMPT');
    expect(amountsOf(await desk.done(order, 'payments', payment))).toMatchObject({
      ...{ paid: 10_000, tips: 5_000 },
    });
  });

  test.each([
    [{ amount: 0, tip: 0 }, 'amount'],
    [{ amount: -1 }, 'amount'],
    [{ amount: 1.5 }, 'amount'],
    [{ amount: 100, method: 'gold' }, 'method'],
    [{ amount: 100, method: 'upi', reference: '12345' }, 'reference'],
  ])('%j: 422 for %s', async (payment, field) => {
    const answer = await desk.send(await place(), 'payments', { ...cash, ...payment });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().fields)).toEqual([field]);
  });

  test('by UPI uses its reference once, in all orders', async () => {
    const reference = desk.nextReference();
    const upi = { amount: 100, tip: 0, method: 'upi', reference };
    const first = await desk.done(await place(), 'payments', upi);
    expect((await desk.ledgerOf(first)).entries[0]).toMatchObject({ method: 'upi', reference });
    for (const order of [first, await place()]) {
      const answer = await desk.send(order, 'payments', upi);
      const message = `This UPI reference was already used for order #${first.orderId}.`;
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        code: 'REFERENCE_USED',
        message,
        fields: { reference: message },
      });
    }
  });
});

describe('a refund', () => {
  test('returns what was overpaid, then lowers the price of a completed visit', async () => {
    const order = await placeAndComplete();
    await pay(order, inPaise(order) + 20_050);
    const part = await desk.done(order, 'refunds', { ...refund, amount: 10_050 });
    expect(amountsOf(part)).toMatchObject({ discount: 0, due: -10_000 });
    const lower = await desk.done(order, 'refunds', { ...refund, amount: 40_000 });
    expect(amountsOf(lower)).toMatchObject({
      total: inPaise(order),
      discount: 30_000,
      paid: inPaise(order) - 30_000,
      due: 0,
    });
    const { entries } = await desk.ledgerOf(lower);
    expect(entries.at(-1)).toMatchObject({ kind: 'refund', discount: 300, reason: 'Late' });
  });

  test('of a prepaid visit is due again, because it is not completed yet', async () => {
    const order = await place();
    await pay(order);
    const returned = await desk.done(order, 'refunds', { ...refund, amount: 40_050 });
    expect(amountsOf(returned)).toMatchObject({ discount: 0, due: 40_050 });
    expect(amountsOf(await desk.complete(returned))).toMatchObject({ discount: 0, due: 40_050 });
  });

  test('is at most what was paid, and lowers the price by whole rupees', async () => {
    const order = await placeAndComplete();
    expect((await desk.refused(order, 'refunds', { ...refund, amount: 1 })).message).toBe(
      'Nothing was paid for this order, so nothing can be refunded.',
    );
    await pay(order, 10_000);
    const above = await desk.refused(order, 'refunds', { ...refund, amount: 10_001 });
    expect(above).toMatchObject({
      reason: 'ABOVE_PAID',
      message: 'Only ₹100 was paid, so no more can be refunded.',
    });
    const paise = await desk.refused(order, 'refunds', { ...refund, amount: 5_050 });
    expect(paise.reason).toBe('PAISE_DISCOUNT');
    const answer = await desk.send(order, 'refunds', { ...refund, amount: 100, reason: ' ' });
    expect(Object.keys(answer.json().fields)).toEqual(['reason']);
  });

  test('has a limit per order for the desk, none for owners', async () => {
    const order = await place();
    await pay(order);
    expect((await desk.ledgerOf(order, desk.devika)).refundLimit).toBe(500);
    await desk.done(order, 'refunds', { ...refund, amount: 30_000 }, desk.devika);
    expect((await desk.ledgerOf(order, desk.devika)).refundLimit).toBe(200);
    const above = await desk.refused(order, 'refunds', { ...refund, amount: 20_100 }, desk.devika);
    expect(above).toMatchObject({
      reason: 'ABOVE_LIMIT',
      message: 'You can refund up to ₹200 for this order. Please ask the owner to refund more.',
    });
    expect((await desk.ledgerOf(order)).refundLimit).toBeNull();
    await desk.done(order, 'refunds', { ...refund, amount: 20_100 });
    expect((await desk.ledgerOf(order, desk.devika)).refundLimit).toBe(0);
    const none = await desk.refused(order, 'refunds', { ...refund, amount: 100 }, desk.devika);
    expect(none.message).toBe('You cannot refund more for this order. Please ask the owner.');
  });
});

describe('a correction', () => {
  const firstEntry = async (order: Order): Promise<number> =>
    (await desk.ledgerOf(order)).entries[0]?.id ?? 0;

  test('removes an entry once and keeps it in the list', async () => {
    const order = await place();
    await pay(order, 10_000);
    const entry = await firstEntry(order);
    const reversal = { entry, reason: 'Wrong order' };
    const corrected = await desk.done(order, 'reversals', reversal, desk.devika);
    expect(amountsOf(corrected)).toMatchObject({ paid: 0, due: inPaise(order) });
    expect(corrected.payments).toEqual([]);
    const [original, reversed] = (await desk.ledgerOf(order)).entries;
    expect(original).toMatchObject({ id: entry, isReversed: true });
    expect(reversed).toMatchObject({
      kind: 'reversal',
      reverses: entry,
      amount: 10_000,
      reason: 'Wrong order',
      takenBy: 'Devika',
    });
    expect((await desk.refused(order, 'reversals', reversal)).reason).toBe('NO_SUCH_ENTRY');
    const other = { entry: reversed?.id, reason: 'Twice' };
    expect((await desk.refused(order, 'reversals', other)).reason).toBe('NO_SUCH_ENTRY');
  });

  test('cannot reach an entry of another order', async () => {
    const paid = await pay(await place(), 10_000);
    const reversal = { entry: await firstEntry(paid), reason: 'Mistake' };
    expect((await desk.refused(await place(), 'reversals', reversal)).reason).toBe('NO_SUCH_ENTRY');
  });

  test('of a refunded payment needs the correction of the refund first', async () => {
    const order = await place();
    await pay(order, 10_000);
    await desk.done(order, 'refunds', { ...refund, amount: 5_000 });
    const [payment, returned] = (await desk.ledgerOf(order)).entries;
    const reversal = { entry: payment?.id, reason: 'Mistake' };
    expect((await desk.refused(order, 'reversals', reversal)).reason).toBe('REFUNDED');
    const undone = await desk.done(order, 'reversals', { ...reversal, entry: returned?.id });
    expect(amountsOf(undone)).toMatchObject({ discount: 0, paid: 10_000 });
    expect(amountsOf(await desk.done(order, 'reversals', reversal)).paid).toBe(0);
  });

  test('frees the UPI reference', async () => {
    const order = await place();
    const upi = { amount: 100, tip: 0, method: 'upi', reference: desk.nextReference() };
    await desk.done(order, 'payments', upi);
    await desk.done(order, 'reversals', { entry: await firstEntry(order), reason: 'Wrong order' });
    await desk.done(await place(), 'payments', upi);
  });
});

test('every change is in the audit log, with who made it', async () => {
  const order = await placeAndComplete();
  await desk.done(order, 'payments', { ...cash, amount: 10_000 }, desk.devika);
  await desk.done(order, 'refunds', { ...refund, amount: 2_000 });
  const entry = (await desk.ledgerOf(order)).entries.at(-1)?.id;
  await desk.done(order, 'reversals', { entry, reason: 'Mistake' });
  const audit = await desk.haldi.as(desk.meera, { url: '/api/admin/audit?limit=3' });
  const told = audit
    .json<{ entries: { act: string; admin: { name: string }; changes: { after: string }[] }[] }>()
    .entries.map(({ act, admin, changes }) => [act, admin.name, changes[0]?.after]);
  expect(told).toEqual([
    ['payment-reversed', 'Meera', 'Correction: the refund of ₹20 was removed.'],
    ['payment-refunded', 'Meera', 'Refunded: ₹20 in cash. The price is ₹20 lower.'],
    ['payment-recorded', 'Devika', 'Payment received: ₹100 in cash.'],
  ]);
});
