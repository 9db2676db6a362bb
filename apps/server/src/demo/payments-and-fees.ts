import { discountAmount } from '@haldi/contract/orders/discounts/discount-amount';
import { orderAmounts } from '@haldi/contract/orders/order-amounts';
import type { PaymentMethod } from '@haldi/contract/payment-settings/payment-methods';
import { type DemoDiscount, demoDiscountFor } from './coupon-and-discounts.ts';
import type { DemoEntry, DemoHistory } from './order-history.ts';
import type { DemoOrder } from './orders.ts';
import type { Random } from './seeded-random.ts';

export type DemoPayment = {
  kind: 'payment' | 'refund' | 'tip';
  method: PaymentMethod;
  /** In paise. */
  amount: number;
  at: Date;
};

/** What an order adds to its history by being paid. */
export type DemoBilling = {
  history: DemoHistory;
  payments: DemoPayment[];
  discount: DemoDiscount | undefined;
  /** Sent by the customer and not verified. */
  reference: string | undefined;
};

const minute = 60_000;
/** Of 100 completed visits. */
const unpaidShare = 0.04;
const tipShare = 0.15;

const drawMethod = (random: Random): PaymentMethod =>
  random.pick(['cash', 'cash', 'cash', 'upi', 'upi', 'upi', 'upi', 'card'] as const);

const entryAfter = ({ history }: Pick<DemoOrder, 'history'>, minutes: number): DemoEntry => {
  const last = history.at(-1);
  if (!last) throw new Error('every order has a history');
  return { ...last, at: new Date(last.at.getTime() + minutes * minute) };
};

const unpaid = ({ history }: DemoOrder): DemoBilling => ({
  history,
  payments: [],
  discount: undefined,
  reference: undefined,
});

const withReference = (order: DemoOrder): DemoBilling => {
  const reference = '431877205516';
  const event = { kind: 'reference-submitted', reference } as const;
  return {
    history: [...order.history, { ...entryAfter(order, 20), event }],
    payments: [],
    discount: undefined,
    reference,
  };
};

const totalOf = (order: DemoOrder, visitingCharge: number): number =>
  orderAmounts({ services: order.lines, visitingCharge }).total;

/** A coupon is part of the order from the start. */
const historyWithDiscount = (
  order: DemoOrder,
  visitingCharge: number,
  discount: DemoDiscount | undefined,
): DemoHistory => {
  if (!discount || discount.code !== null) return order.history;
  const { percent, amount, code } = discount;
  const worth = discountAmount(discount, { services: order.lines, visitingCharge });
  const event = {
    kind: 'discount-added',
    discount: { percent, amount, code },
    amount: worth,
  } as const;
  return [...order.history, { ...entryAfter(order, 0), event }];
};

const paidAfterVisit = (
  order: DemoOrder,
  visitingCharge: number,
  discount: DemoDiscount | undefined,
  random: Random,
): DemoBilling => {
  const entry = entryAfter(order, random.int(1, 5));
  const method = drawMethod(random);
  const discounts = discount ? [discount] : [];
  const amount = orderAmounts({ services: order.lines, visitingCharge, discounts }).due;
  const tip = random.chance(tipShare) ? random.pick([5_000, 10_000] as const) : 0;
  const paid = { method, at: entry.at };
  return {
    history: [
      ...historyWithDiscount(order, visitingCharge, discount),
      { ...entry, event: { kind: 'payment', amount, tip, method } },
    ],
    discount,
    payments: [
      { ...paid, kind: 'payment', amount },
      ...(tip > 0 ? [{ ...paid, kind: 'tip' as const, amount: tip }] : []),
    ],
    reference: undefined,
  };
};

/** Paid when it was booked, and returned when it was cancelled. */
const paidAndReturned = (order: DemoOrder, visitingCharge: number): DemoBilling => {
  const [placed, ...rest] = order.history;
  if (!placed) throw new Error('every order has a history');
  const amount = totalOf(order, visitingCharge);
  const method = 'upi';
  const paidAt = new Date(placed.at.getTime() + 5 * minute);
  const returned = entryAfter(order, 15);
  return {
    history: [
      placed,
      { ...placed, at: paidAt, event: { kind: 'payment', amount, tip: 0, method } },
      ...rest,
      { ...returned, event: { kind: 'refund', amount, method, discount: 0 } },
    ],
    payments: [
      { kind: 'payment', method, amount, at: paidAt },
      { kind: 'refund', method, amount, at: returned.at },
    ],
    discount: undefined,
    reference: undefined,
  };
};

/**
 * Most completed visits are paid, some of them with a discount, a few are not, and one cancelled
 * order was refunded.
 */
export const createDemoPaymentsAndFees = (
  orders: readonly DemoOrder[],
  { now, visitingCharge, random }: { now: Date; visitingCharge: number; random: Random },
): DemoBilling[] => {
  const isLongAgo = (order: DemoOrder): boolean => entryAfter(order, 30).at < now;
  const completed = orders.filter(({ status }) => status === 'completed').filter(isLongAgo);
  const waiting = completed.at(-2);
  const refunded = orders.findLast((order) => order.status === 'cancelled' && isLongAgo(order));
  return orders.map((order) => {
    const isUnpaid = random.chance(unpaidShare);
    if (order === refunded) return paidAndReturned(order, visitingCharge);
    if (order === waiting) return withReference(order);
    if (isUnpaid || !completed.includes(order)) return unpaid(order);
    const discount = demoDiscountFor(order, completed.indexOf(order), now);
    return paidAfterVisit(order, visitingCharge, discount, random);
  });
};
