import { toPaise, toRupees } from '../kit/paise.ts';
import type { AdvanceRules } from '../payment-settings/advance-rules.ts';
import type { AdvanceTerms, Terms } from './agreed-terms.ts';
import type { Cancellation } from './cancellation.ts';
import { orderAmounts, outstandingAmount } from './order-amounts.ts';
import { isCancelled, isPending, type OrderStatus } from './status.ts';

type Priced = Parameters<typeof orderAmounts>[0];

type Cart = Omit<Priced, 'services'> & {
  services: readonly (Priced['services'][number] & { serviceId: string })[];
};

/** The price after discounts. In rupees. */
const priceOf = (order: Priced): number => {
  const { total, discount } = orderAmounts(order);
  return toRupees(total - discount);
};

/** Undefined: this order needs none. */
export const advanceTermsFor = (
  rules: AdvanceRules | null,
  cart: Cart,
): AdvanceTerms | undefined => {
  if (!rules) return undefined;
  const { percent, minimumPrice, services, minutes, isKept } = rules;
  const price = priceOf(cart);
  const isAsked =
    (minimumPrice !== null && price >= minimumPrice) ||
    cart.services.some(({ serviceId }) => services.includes(serviceId));
  if (!isAsked) return undefined;
  const wanted = percent === null ? (rules.amount ?? 0) : Math.floor((price * percent) / 100);
  const amount = Math.min(price, wanted);
  return amount > 0 ? { amount, minutes, isKept } : undefined;
};

type WithAdvance = Priced & {
  terms: Pick<Terms, 'advance'>;
  /** Null: none, or waived. */
  advanceUntil: string | null;
};

/**
 * In paise: what is missing of the advance before the visit can be carried out. 0: none was agreed,
 * or it is paid or waived.
 */
export const missingAdvance = (order: WithAdvance): number => {
  const { terms, advanceUntil } = order;
  if (!terms.advance || advanceUntil === null) return 0;
  const wanted = Math.min(terms.advance.amount, priceOf(order));
  return Math.max(0, toPaise(wanted) - orderAmounts(order).paid);
};

type Accepted = { status: OrderStatus; beautician: string | null };

/** A change by which the visit takes place; before, it was only a request, or cancelled. */
export const isNowAccepted = (before: Accepted, after: Accepted): boolean => {
  const wasCancelled = isCancelled(before.status);
  const isNewlyAssigned =
    after.beautician !== null && (wasCancelled || after.beautician !== before.beautician);
  return (
    (wasCancelled || isPending(before.status)) &&
    !isCancelled(after.status) &&
    (!isPending(after.status) || isNewlyAssigned)
  );
};

export const isWaitingForAdvance = (order: WithAdvance & { status: OrderStatus }): boolean =>
  isPending(order.status) && missingAdvance(order) > 0;

/** Cancelled by itself, because the advance was not paid in time. */
export const isReleased = ({
  status,
  cancellation,
}: {
  status: OrderStatus;
  cancellation: Pick<Cancellation, 'reason'> | null;
}): boolean => isCancelled(status) && cancellation?.reason === 'advance_unpaid';

/**
 * What the customer is asked to pay now, in paise. Of a pending order its advance, also if it was
 * released while the customer paid.
 */
export const amountToPay = (order: WithAdvance & Parameters<typeof isReleased>[0]): number => {
  const missing = isPending(order.status) || isReleased(order) ? missingAdvance(order) : 0;
  return missing > 0 ? missing : outstandingAmount(orderAmounts(order));
};
