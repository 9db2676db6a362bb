import { toRupees } from '@haldi/contract/kit/paise';
import type { OrderCommand } from '@haldi/contract/orders/commands/command';
import { type Discounted, discountAmount } from '@haldi/contract/orders/discounts/discount-amount';
import type { DiscountTerms } from '@haldi/contract/orders/discounts/schema';
import { servicesTotal } from '@haldi/contract/orders/service-line-totals';
import type { PaymentSettings } from '@haldi/contract/payment-settings/desk/schema';
import * as errors from '../payments/errors.ts';
import { amountsOf, auditOfEvent, requireLoadedBilling } from './billing-of-order.ts';
import type { Billing, Change, Context, OrderState } from './command-decision-types.ts';

type Command<Kind extends OrderCommand['kind']> = Extract<OrderCommand, { kind: Kind }>;

const discounted = ({ order, lines }: OrderState): Discounted => ({
  services: lines,
  visitingCharge: order.visitingCharge,
});

/** In rupees. Coupons do not count. */
const givenByStaff = (order: Discounted, discounts: readonly DiscountTerms[]): number =>
  discounts
    .filter(({ code }) => code === null)
    .reduce((sum, discount) => sum + discountAmount(discount, order), 0);

/** In rupees. Discounts of all staff count, whoever gave them. */
const deskLimit = (
  { services, visitingCharge }: Discounted,
  { deskDiscountPercent, deskDiscountLimit }: PaymentSettings,
): number => {
  const share = ((servicesTotal(services) + visitingCharge) * deskDiscountPercent) / 100;
  return Math.min(deskDiscountLimit, Math.floor(share));
};

/** In rupees. Null: no limit. */
export const discountLimitLeft = (
  order: Discounted,
  discounts: readonly DiscountTerms[],
  settings: PaymentSettings,
  role: string | undefined,
): number | null =>
  role === 'owner'
    ? null
    : Math.max(0, deskLimit(order, settings) - givenByStaff(order, discounts));

const givenAndLimit = (state: OrderState, { discounts, settings }: Billing): [number, number] => {
  const order = discounted(state);
  return [givenByStaff(order, discounts), deskLimit(order, settings)];
};

/**
 * Otherwise the desk could give a discount for services that are removed again, or before more are
 * added. Discounts that were above the limit already were given by an owner.
 */
export const requireDiscountsWithinLimit = (
  state: OrderState,
  lines: OrderState['lines'],
  context: Context,
): void => {
  if (context.by?.role === 'owner') return;
  const billing = requireLoadedBilling(context);
  const [given, limit] = givenAndLimit({ ...state, lines }, billing);
  const [givenBefore, limitBefore] = givenAndLimit(state, billing);
  if (given <= limit || givenBefore > limitBefore) return;
  throw errors.discountAboveLimitAfterChangeError(given, limit, amountsOf(state, billing).due);
};

const discountChange = (
  kind: 'discount-added' | 'discount-removed',
  { percent, amount, code }: DiscountTerms,
  worth: number,
  reason: { before: string | null; after: string | null },
) => {
  const event = { kind, discount: { percent, amount, code }, amount: worth } as const;
  const { act, changes } = auditOfEvent(kind, event);
  return {
    order: {},
    event,
    audit: { act, changes: [...changes, { field: 'reason', ...reason }] },
  };
};

export const decideNewDiscount = (
  state: OrderState,
  { terms, reason }: Command<'add-discount'>,
  context: Context,
): Change => {
  const billing = requireLoadedBilling(context);
  const { total, discount, due } = amountsOf(state, billing);
  const order = discounted(state);
  const price = toRupees(total - discount);
  const wanted = terms.amount ?? discountAmount(terms, order);
  if (wanted > price || price === 0) throw errors.abovePriceError(price, due);
  if (wanted === 0) throw errors.paymentRefusedError('BELOW_ONE_RUPEE', due);
  const left = discountLimitLeft(order, billing.discounts, billing.settings, context.by?.role);
  if (left !== null && wanted > left) throw errors.aboveDiscountLimitError(left, due);
  return {
    ...discountChange('discount-added', terms, wanted, { before: null, after: reason }),
    ledger: { newDiscount: { ...terms, reason } },
  };
};

export const decideDiscountRemoval = (
  state: OrderState,
  { discount: id }: Command<'remove-discount'>,
  context: Context,
): Change => {
  const billing = requireLoadedBilling(context);
  const removed = billing.discounts.find((discount) => discount.id === id);
  if (!removed) {
    throw errors.paymentRefusedError('NO_SUCH_DISCOUNT', amountsOf(state, billing).due);
  }
  const isFreeRepeat = state.order.repeatOfOrderId !== null && removed === billing.discounts[0];
  if (isFreeRepeat) {
    throw errors.paymentRefusedError('FREE_REPEAT', amountsOf(state, billing).due);
  }
  const worth = discountAmount(removed, discounted(state));
  return {
    ...discountChange('discount-removed', removed, worth, { before: removed.reason, after: null }),
    ledger: { removedDiscount: id },
  };
};
