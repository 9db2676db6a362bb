import { parseTimeOfDay } from '@haldi/contract/kit/time-of-day';
import type { Order } from '@haldi/contract/orders/schema';
import type { LightMyRequestResponse } from 'fastify';

/** A second calculation of an order's money, in paise, to compare the product with. */
export type MoneyEntry = {
  id: number;
  kind: 'payment' | 'refund' | 'tip';
  amount: number;
  lowers: number;
};

export type MoneyDiscount = {
  id: number;
  percent: number | null;
  amount: number | null;
  /** Only of coupons. */
  ceiling: number | null;
  code: string | null;
};

export class MoneyModel {
  /** Services and visiting charge. */
  total = 0;
  charge = 0;
  status = 'pending';
  /** By the cancelled order that caused it. */
  fees = new Map<string, number>();
  entries: MoneyEntry[] = [];
  discounts: MoneyDiscount[] = [];
  /** What kind of fee its cancellation caused. */
  feeKind = 'no_show';
  advance: { amount: number; isKept: boolean; isWaived: boolean } | null = null;
  isReleased = false;
  /** What the customer says was paid by UPI; 0 if nothing is to be verified. */
  unverified = 0;

  get isOpen(): boolean {
    return this.status === 'pending' || this.status === 'confirmed';
  }

  private sum(kind: MoneyEntry['kind']): number {
    let sum = 0;
    for (const entry of this.entries) if (entry.kind === kind) sum += entry.amount;
    return sum;
  }

  get paid(): number {
    return this.sum('payment') - this.sum('refund');
  }

  get tips(): number {
    return this.sum('tip');
  }

  get collected(): number {
    return this.sum('payment');
  }

  get refunded(): number {
    return this.sum('refund');
  }

  /** In whole rupees. */
  worth({ percent, amount, ceiling, code }: Omit<MoneyDiscount, 'id'>): number {
    const price = code === null ? this.total : this.total - this.charge;
    const rupees = percent === null ? (amount ?? 0) : (price / 10_000) * percent;
    // The smallest sum of binary fractions must not round 63.00 down to 62.
    const wanted = Math.floor(rupees + 1e-6) * 100;
    return Math.min(price, wanted, ceiling === null ? price : ceiling * 100);
  }

  private worthOf(discounts: readonly MoneyDiscount[]): number {
    return discounts.reduce((sum, discount) => sum + this.worth(discount), 0);
  }

  get givenByStaff(): number {
    return this.worthOf(this.discounts.filter(({ code }) => code === null));
  }

  get discount(): number {
    const refunded = this.entries.reduce((sum, { lowers }) => sum + lowers, 0);
    return Math.min(this.total, this.worthOf(this.discounts) + refunded);
  }

  get missingAdvance(): number {
    if (!this.advance || this.advance.isWaived) return 0;
    return Math.max(0, Math.min(this.advance.amount, this.total - this.discount) - this.paid);
  }

  get isWaitingForAdvance(): boolean {
    return this.status === 'pending' && this.missingAdvance > 0;
  }

  /** What the customer does not get back of the advance, in whole rupees. */
  get keptAdvance(): number {
    if (!this.advance?.isKept || this.advance.isWaived) return 0;
    const paid = this.paid - (this.paid % 100);
    return Math.min(this.advance.amount, paid);
  }

  get due(): number {
    const price = this.status === 'cancelled' ? 0 : this.total - this.discount;
    let owed = 0;
    for (const fee of this.fees.values()) owed += fee;
    return price + owed - this.paid;
  }
}

export type BookedOrder = { order: Order; money: MoneyModel };

/** The order of the customer that owes the fee of this one. */
export const findFeeHolder = <One extends BookedOrder>(
  group: readonly One[],
  { order }: One,
): One | undefined => group.find(({ money }) => money.fees.has(order._id));

const startOf = ({ order }: BookedOrder): string =>
  `${order.appointmentDate} ${String(parseTimeOfDay(order.appointmentSlot)).padStart(4, '0')}`;

export const findNewFeeHolder = <One extends BookedOrder>(
  group: readonly One[],
  one: One,
): One | undefined =>
  group
    .filter((other) => other !== one && other.money.isOpen)
    .toSorted((a, b) => (startOf(a) < startOf(b) ? -1 : 1))[0];

/** Of the entries that a request has added. */
export const newestIds = (answer: LightMyRequestResponse, count: number): number[] =>
  answer
    .json<Pick<Order, 'payments'>>()
    .payments.slice(-count)
    .map(({ id }) => id);
