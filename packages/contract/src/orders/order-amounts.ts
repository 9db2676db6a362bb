import { toPaise } from '../kit/paise.ts';
import { type Discounted, discountAmount, discountLabel } from './discounts/discount-amount.ts';
import type { DiscountTerms } from './discounts/schema.ts';
import type { Fee } from './fee.ts';
import type { LedgerEntry } from './payments/ledger.ts';
import { servicesTotal } from './service-line-totals.ts';
import { isNotCancelled, type OrderStatus } from './status.ts';

/** In paise. */
export type OrderAmounts = {
  /** Services without the visiting charge. */
  services: number;
  /** Services and visiting charge, whatever else happens. */
  total: number;
  /** Discounts, and what refunds took off the price. */
  discount: number;
  fees: number;
  /** Without tips, less refunds. */
  paid: number;
  tips: number;
  /** Negative: overpaid. */
  due: number;
};

type Billed = Discounted & {
  /** Absent: a cart. */
  status?: OrderStatus;
  discounts?: readonly DiscountTerms[];
  fees?: readonly Pick<Fee, 'amount'>[];
  payments?: readonly Pick<LedgerEntry, 'kind' | 'amount' | 'discount'>[];
};

const sum = <Item>(items: readonly Item[], amountOf: (item: Item) => number): number =>
  items.reduce((total, item) => total + amountOf(item), 0);

export type Reduction = {
  /** Unique in its order. */
  id: string;
  label: string;
  /** In paise. */
  amount: number;
  /** Null: a refund lowered the price. */
  terms: DiscountTerms | null;
};

/**
 * What lowers the price, one by one. The price cannot fall below zero, so the last ones may count
 * for less or nothing.
 */
export const priceReductions = ({
  services,
  visitingCharge,
  discounts = [],
  payments = [],
}: Billed): Reduction[] => {
  let price = toPaise(servicesTotal(services) + visitingCharge);
  const refunded = toPaise(sum(payments, (entry) => entry.discount));
  const wanted = [
    ...discounts.map((terms) => ({
      terms,
      label: discountLabel(terms),
      amount: toPaise(discountAmount(terms, { services, visitingCharge })),
    })),
    { terms: null, label: 'Discount', amount: refunded },
  ];
  return wanted.flatMap(({ amount: full, ...reduction }, place) => {
    const amount = Math.min(price, full);
    price -= amount;
    return amount > 0 ? [{ id: `reduction ${place}`, ...reduction, amount }] : [];
  });
};

const paidBy = ({ kind, amount }: Pick<LedgerEntry, 'kind' | 'amount'>): number => {
  if (kind === 'tip') return 0;
  return kind === 'refund' ? -amount : amount;
};

/** Without tips, less refunds. In paise. */
export const paidAmount = (payments: readonly Pick<LedgerEntry, 'kind' | 'amount'>[]): number =>
  sum(payments, paidBy);

/**
 * All amounts of a cart or an order. A cancelled order owes only its fees. The price cannot fall
 * below zero, and tips are never due.
 */
export const orderAmounts = (order: Billed): OrderAmounts => {
  const { services, visitingCharge, status = 'pending', fees = [], payments = [] } = order;
  const servicesPrice = toPaise(servicesTotal(services));
  const total = servicesPrice + toPaise(visitingCharge);
  const discount = sum(priceReductions(order), ({ amount }) => amount);
  const charged = toPaise(sum(fees, ({ amount }) => amount));
  const paid = paidAmount(payments);
  return {
    services: servicesPrice,
    total,
    discount,
    fees: charged,
    paid,
    tips: sum(payments, ({ kind, amount }) => (kind === 'tip' ? amount : 0)),
    due: (isNotCancelled(status) ? total - discount : 0) + charged - paid,
  };
};

/** What is still to be paid, and what is to be returned; one of them is 0. In paise. */
export const outstandingAmount = ({ due }: Pick<OrderAmounts, 'due'>): number => Math.max(0, due);
export const overpaidAmount = ({ due }: Pick<OrderAmounts, 'due'>): number => Math.max(0, -due);
