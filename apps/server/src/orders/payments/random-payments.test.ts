import { randomUUID } from 'node:crypto';
import type { Analytics } from '@haldi/contract/analytics/schema';
import { orderAmounts } from '@haldi/contract/orders/order-amounts';
import type { Order } from '@haldi/contract/orders/schema';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shortUnlessFullRun } from '../../../../../packages/contract/testing/full-run.ts';
import {
  findFeeHolder,
  findNewFeeHolder,
  type MoneyModel,
  newestIds,
} from '../../../testing/money-model.ts';
import { amountOf, type MoneyStep, moneySequence } from '../../../testing/random-money-steps.ts';
import { sendWorkRequest } from '../../../testing/test-beautician-app.ts';
import {
  type Booked,
  isRepeated,
  openTestMoneyOrders,
} from '../../../testing/test-money-orders.ts';
import {
  expectConsistentData,
  type TestOrderChanges,
} from '../../../testing/test-order-changes.ts';

const sequences = shortUnlessFullRun(500, 10_000);

let salon: Awaited<ReturnType<typeof openTestMoneyOrders>>;
let changes: TestOrderChanges;
beforeAll(async () => {
  salon = await openTestMoneyOrders(shortUnlessFullRun(3, 30));
  changes = salon.changes;
});
afterAll(() => changes.close());

type Of<Kind extends MoneyStep['kind']> = Extract<MoneyStep, { kind: Kind }>;
type Group = [Booked, Booked, ...Booked[]];

const expectAnswer = (answer: LightMyRequestResponse, isAccepted: boolean): boolean => {
  expect(answer.statusCode === 200, answer.body).toBe(isAccepted);
  return isAccepted;
};

const post: typeof salon.post = (...sent) => salon.post(...sent);

const pay = async (one: Booked, sent: Of<'pay'>): Promise<void> => {
  const { money, phone, order } = one;
  const wanted = amountOf(sent.amount, money.due);
  if (wanted + sent.tip === 0) return;
  const { method, tip } = sent;
  const payload = { amount: wanted, tip, method };
  const answer = sent.asBeautician
    ? await sendWorkRequest(changes.haldi, phone, `visits/${order._id}/payments`, payload, 'POST')
    : await post(one, 'payments', { ...payload, acceptsOverpayment: sent.acceptsOverpayment });
  const isAllowed = !sent.asBeautician || money.status === 'completed';
  const mayExceed = !sent.asBeautician && sent.acceptsOverpayment;
  const fits = wanted === 0 || wanted <= money.due || mayExceed;
  if (!expectAnswer(answer, isAllowed && fits)) return;
  const kinds = [...(wanted > 0 ? ['payment' as const] : []), ...(tip > 0 ? ['tip' as const] : [])];
  const ids = newestIds(answer, kinds.length);
  kinds.forEach((kind, index) => {
    const id = ids[index] ?? 0;
    money.entries.push({ id, kind, amount: kind === 'tip' ? tip : wanted, lowers: 0 });
  });
};

const refund = async (one: Booked, sent: Of<'refund'>): Promise<void> => {
  const { money } = one;
  const wanted = amountOf(sent.amount, money.paid);
  if (wanted === 0) return;
  const price = money.status === 'completed' ? money.total - money.discount : 0;
  const lowers = Math.min(price, Math.max(0, wanted - Math.max(0, -money.due)));
  const payload = { amount: wanted, method: 'cash', reason: 'Sorry' };
  const answer = await post(one, 'refunds', payload);
  if (!expectAnswer(answer, wanted <= money.paid && lowers % 100 === 0)) return;
  const [id = 0] = newestIds(answer, 1);
  money.entries.push({ id, kind: 'refund', amount: wanted, lowers });
};

const reverse = async (one: Booked, { index }: Of<'reverse'>): Promise<void> => {
  const { money } = one;
  const entry = money.entries[index];
  if (!entry) return;
  const answer = await post(one, 'reversals', { entry: entry.id, reason: 'Mistake' });
  const isAllowed = entry.kind !== 'payment' || money.paid >= entry.amount;
  if (expectAnswer(answer, isAllowed)) money.entries.splice(index, 1);
};

const changeStatus = async (group: Group, one: Booked, { to }: Of<'status'>): Promise<void> => {
  const before = one.money.status;
  const status = to === 'no-show' ? 'cancelled' : to;
  if (before === status) return;
  await salon.track(one, to);
  if (status !== 'cancelled') {
    // Fees of a cancellation that is taken back are gone, wherever they were added.
    for (const { money } of group) money.fees.delete(one.order._id);
    return;
  }
  const kept = one.money.keptAdvance;
  const [fee, kind] =
    to === 'no-show' && kept <= 15_000 ? [15_000, 'no_show'] : [kept, 'kept_advance'];
  if (fee > 0) one.money.fees.set(one.order._id, fee);
  one.money.feeKind = kind;
};

const waiveAdvance = async (one: Booked): Promise<void> => {
  const { money } = one;
  const answer = await post(one, 'advance/waiver', { reason: 'Regular' });
  if (!expectAnswer(answer, money.isOpen && money.missingAdvance > 0)) return;
  if (money.advance) money.advance.isWaived = true;
};

const waive = async (group: Group, one: Booked): Promise<void> => {
  const answer = await post(one, `fees/${one.money.feeKind}/waiver`, { reason: 'Regular' });
  if (!expectAnswer(answer, findFeeHolder(group, one) !== undefined)) return;
  for (const { money } of group) money.fees.delete(one.order._id);
};

const move = async (group: Group, one: Booked): Promise<void> => {
  const answer = await post(one, `fees/${one.money.feeKind}/move`, {});
  const holder = findFeeHolder(group, one);
  const fee = holder?.money.fees.get(one.order._id) ?? 0;
  // A fee of an order that was cancelled and is not paid there.
  const isMovable = holder?.money.status === 'cancelled' && holder.money.due >= fee;
  const target = findNewFeeHolder(group, one);
  if (!expectAnswer(answer, isMovable && target !== undefined)) return;
  holder?.money.fees.delete(one.order._id);
  target?.money.fees.set(one.order._id, fee);
};

let lastReference = 100_000_000_000;
const sendReference = async (one: Booked, sent: Of<'reference'>): Promise<void> => {
  const { money, customer, order } = one;
  lastReference += 1;
  const reference = String(lastReference);
  const submitted = await changes.haldi.as(customer, {
    method: 'POST',
    url: `/api/orders/${customer.id}/${order.orderId}/upi-reference`,
    payload: { attempt: randomUUID(), reference },
  });
  const asksForAdvance = money.isReleased || money.status === 'pending';
  const asked = (asksForAdvance && money.missingAdvance) || money.due;
  if (!expectAnswer(submitted, asked > 0)) return;
  money.unverified = asked;
  const { isReceived } = sent;
  const wanted = Math.max(1, amountOf(sent.amount, money.due));
  const check = { reference, isReceived, ...(isReceived && { amount: wanted }) };
  const answer = await post(one, 'upi-reference', check);
  if (!expectAnswer(answer, !isReceived || wanted <= money.due)) return;
  money.unverified = 0;
  if (!isReceived) return;
  const [id = 0] = newestIds(answer, 1);
  money.entries.push({ id, kind: 'payment', amount: wanted, lowers: 0 });
};

const giveDiscount = async (one: Booked, { terms, byDesk }: Of<'discount'>): Promise<void> => {
  const { money } = one;
  const byStaff = { ...terms, ceiling: null, code: null };
  const worth = terms.amount === null ? money.worth(byStaff) : terms.amount * 100;
  const { percent, amount } = terms;
  const sent = percent === null ? { kind: 'amount', amount } : { kind: 'percent', percent };
  const payload = { reason: 'Regular', ...sent };
  const answer = await post(one, 'discounts', payload, byDesk ? salon.desk : salon.owner);
  // The settings of a new salon: 10 percent, and ₹500.
  const limit = Math.min(50_000, Math.floor(money.total / 1_000) * 100);
  const isWithinLimit = !byDesk || money.givenByStaff + worth <= limit;
  const isWithinPrice = worth <= money.total - money.discount && money.total > money.discount;
  const isAllowed = money.status !== 'cancelled' && isWithinLimit && isWithinPrice;
  if (!expectAnswer(answer, isAllowed)) return;
  const id = answer.json<Order>().discounts.at(-1)?.id ?? 0;
  money.discounts.push({ id, ...byStaff });
};

/** Once per order, and only of a visit that is over. */
const repeat = async (group: Group, one: Booked): Promise<void> => {
  const isAllowed = !one.money.isOpen && !isRepeated(group, one);
  const booked = await salon.bookRepeat(one);
  expect(booked !== undefined).toBe(isAllowed);
  if (booked) group.push(booked);
};

const removeDiscount = async (one: Booked, { index }: Of<'remove-discount'>): Promise<void> => {
  const discount = one.money.discounts[index];
  if (!discount) return;
  const isFreeRepeat = one.repeatOf !== null && index === 0;
  const answer = await post(one, `discounts/${discount.id}/removal`, {});
  if (expectAnswer(answer, !isFreeRepeat)) one.money.discounts.splice(index, 1);
};

const perform = async (group: Group, next: MoneyStep): Promise<void> => {
  const one = group[next.which] ?? group[0];
  switch (next.kind) {
    case 'pay':
      return pay(one, next);
    case 'refund':
      return refund(one, next);
    case 'reverse':
      return reverse(one, next);
    case 'status':
      return changeStatus(group, one, next);
    case 'waive':
      return waive(group, one);
    case 'move':
      return move(group, one);
    case 'repeat':
      return repeat(group, one);
    case 'release':
      return salon.release(one);
    case 'waive-advance':
      return waiveAdvance(one);
    case 'reference':
      return sendReference(one, next);
    case 'discount':
      return giveDiscount(one, next);
    case 'remove-discount':
      return removeDiscount(one, next);
    case 'services':
      return salon.changeQuantity(one, next.quantity);
  }
};

const expectSameMoney = async (one: Booked): Promise<void> => {
  const { total, discount, paid, tips, due } = orderAmounts(await salon.read(one));
  const { money } = one;
  const expected = [money.total, money.discount, money.paid, money.tips, money.due];
  expect([total, discount, paid, tips, due]).toEqual(expected);
};

test(
  'random orders, changes, fees, payments, refunds and cancellations agree to the paisa',
  async () => {
    await fc.assert(
      fc.asyncProperty(moneySequence, async ({ hasThirdOrder, coupon, advance, steps }) => {
        const customer = await changes.haldi.user();
        const pair = [
          await salon.book(customer, coupon, advance),
          await salon.book(customer),
        ] as const;
        const group: Group = [...pair, ...(hasThirdOrder ? [await salon.book(customer)] : [])];
        for (const next of steps) await perform(group, next);
        for (const one of group) await expectSameMoney(one);
      }),
      { seed: 43, numRuns: sequences, endOnFailure: true },
    );
    expect(salon.all.length).toBeGreaterThan(2 * sequences);
    expect(salon.all.filter(({ repeatOf }) => repeatOf !== null).length).toBeGreaterThan(5);
  },
  shortUnlessFullRun(600_000, 7_200_000),
);

const sum = (of: (money: MoneyModel) => number): number =>
  salon.all.reduce((total, { money }) => total + of(money), 0);

test('lists and figures agree with the orders', async () => {
  const isClosed = ({ isOpen }: MoneyModel): boolean => !isOpen;
  const unpaid = salon.all.filter(({ money }) => isClosed(money) && money.due > 0);
  const count = async (payment: string) =>
    (await changes.haldi.as(salon.owner, { url: `/api/orders/count?payment=${payment}` })).json();
  expect(await count('unpaid')).toEqual({
    count: unpaid.length,
    due: unpaid.reduce((total, { money }) => total + money.due, 0),
  });
  expect(await count('to-verify')).toEqual({
    count: salon.all.filter(({ money }) => money.unverified > 0).length,
    due: sum(({ unverified }) => unverified),
  });
  const waiting = salon.all.filter(({ money }) => money.isWaitingForAdvance);
  expect(await count('advance')).toEqual({
    count: waiting.length,
    due: waiting.reduce((total, { money }) => total + money.missingAdvance, 0),
  });
  const { from, to } = salon.range();
  const url = `/api/admin/analytics?from=${from}&to=${to}`;
  const { payments, totals } = (await changes.haldi.as(salon.owner, { url })).json<Analytics>();
  expect(payments.now).toEqual({
    collected: sum((money) => money.collected),
    refunded: sum((money) => money.refunded),
    tips: sum((money) => money.tips),
  });
  expect(payments.outstanding).toBe(sum((money) => (isClosed(money) ? Math.max(0, money.due) : 0)));
  expect(payments.discounts).toBe(
    sum((money) => (money.status === 'completed' ? money.discount : 0)),
  );
  const isCompleted = (money: MoneyModel): boolean => money.status === 'completed';
  expect(totals.revenue.now * 100).toBe(
    sum((money) => (isCompleted(money) ? money.total - money.discount : 0)),
  );
  await expectConsistentData(changes.haldi);
});
