import { toRupees } from '@haldi/contract/kit/paise';
import type { OrderCommand } from '@haldi/contract/orders/commands/command';
import { discountAmount } from '@haldi/contract/orders/discounts/discount-amount';
import type { DiscountTerms } from '@haldi/contract/orders/discounts/order-discount';
import { servicesTotal } from '@haldi/contract/orders/service-line-totals';
import type { PaymentSettings } from '@haldi/contract/payments/desk/schema';
import * as errors from '../payments/errors.ts';
import type { Change, Context, OrderState } from './command-decision-types.ts';
import { amountsOf, audited, requireBilling } from './decide-payments-and-fees.ts';

type Command<Kind extends OrderCommand['kind']> = Extract<OrderCommand, { kind: Kind }>;
type Discounted = Parameters<typeof discountAmount>[1];

/** In rupees. All discounts by staff count, whoever gave them; coupons do not. Null: no limit. */
export const discountLimitLeft = (
  order: Discounted,
  discounts: readonly DiscountTerms[],
  { deskDiscountPercent, deskDiscountLimit }: PaymentSettings,
  role: string | undefined,
): number | null => {
  if (role === 'owner') return null;
  const price = servicesTotal(order.services) + order.visitingCharge;
  const limit = Math.min(deskDiscountLimit, Math.floor((price * deskDiscountPercent) / 100));
  const given = discounts
    .filter(({ code }) => code === null)
    .reduce((sum, discount) => sum + discountAmount(discount, order), 0);
  return Math.max(0, limit - given);
};

export const decideNewDiscount = (
  state: OrderState,
  { terms, reason }: Command<'add-discount'>,
  context: Context,
): Change => {
  const billing = requireBilling(context);
  const { total, discount, due } = amountsOf(state, billing);
  const order = { services: state.lines, visitingCharge: state.order.visitingCharge };
  const price = toRupees(total - discount);
  const wanted = terms.amount ?? discountAmount(terms, order);
  if (wanted > price || price === 0) throw errors.abovePriceError(price, due);
  if (wanted === 0) throw errors.paymentRefusedError('BELOW_ONE_RUPEE', due);
  const left = discountLimitLeft(order, billing.discounts, billing.settings, context.by?.role);
  if (left !== null && wanted > left) throw errors.aboveDiscountLimitError(left, due);
  const { percent, amount, code } = terms;
  const event = {
    kind: 'discount-added',
    discount: { percent, amount, code },
    amount: wanted,
  } as const;
  const { act, changes } = audited('discount-added', event);
  return {
    order: {},
    event,
    ledger: { newDiscount: { ...terms, reason } },
    audit: { act, changes: [...changes, { field: 'reason', before: null, after: reason }] },
  };
};

export const decideDiscountRemoval = (
  state: OrderState,
  { discount: id }: Command<'remove-discount'>,
  context: Context,
): Change => {
  const billing = requireBilling(context);
  const removed = billing.discounts.find((discount) => discount.id === id);
  if (!removed) {
    throw errors.paymentRefusedError('NO_SUCH_DISCOUNT', amountsOf(state, billing).due);
  }
  const { percent, amount, code, reason } = removed;
  const order = { services: state.lines, visitingCharge: state.order.visitingCharge };
  const event = {
    kind: 'discount-removed',
    discount: { percent, amount, code },
    amount: discountAmount(removed, order),
  } as const;
  const { act, changes } = audited('discount-removed', event);
  return {
    order: {},
    event,
    ledger: { removedDiscount: id },
    audit: { act, changes: [...changes, { field: 'reason', before: reason, after: null }] },
  };
};
