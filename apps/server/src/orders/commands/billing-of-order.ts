import { amountToPay, missingAdvance } from '@haldi/contract/orders/advance';
import type { DiscountTerms } from '@haldi/contract/orders/discounts/schema';
import { historyText } from '@haldi/contract/orders/history';
import { type OrderAmounts, orderAmounts } from '@haldi/contract/orders/order-amounts';
import type { Billing, Change, Context, NewEntry, OrderState } from './command-decision-types.ts';
import { statusOf, termsOf } from './values-from-order-row.ts';

export const requireLoadedBilling = ({ billing }: Context): Billing => {
  if (!billing) throw new Error('this command did not load the billing of its order');
  return billing;
};

type Money = Pick<Billing, 'fees'> & {
  entries: readonly Pick<NewEntry, 'kind' | 'amount' | 'discount'>[];
  discounts: readonly DiscountTerms[];
};

const billedOrder = ({ order, lines }: OrderState, { fees, entries, discounts }: Money) => ({
  services: lines,
  visitingCharge: order.visitingCharge,
  status: statusOf(order),
  discounts,
  fees,
  payments: entries.flatMap(({ kind, amount, discount = 0 }) =>
    kind === 'reversal' ? [] : [{ kind, amount, discount }],
  ),
});

export const amountsOf = (state: OrderState, billing: Money): OrderAmounts =>
  orderAmounts(billedOrder(state, billing));

const orderWithAdvance = (state: OrderState, billing: Money) => ({
  ...billedOrder(state, billing),
  terms: termsOf(state.order),
  advanceUntil: state.order.advanceUntil?.toISOString() ?? null,
  cancellation: { reason: state.order.cancelReason },
});

/** In paise. */
export const missingAdvanceOf = (state: OrderState, billing: Money): number =>
  missingAdvance(orderWithAdvance(state, billing));

/** In paise. */
export const amountToPayOf = (state: OrderState, billing: Money): number =>
  amountToPay(orderWithAdvance(state, billing));

export const auditOfEvent = (act: NonNullable<Change['audit']>['act'], event: Change['event']) => ({
  act,
  changes: [{ field: 'message', before: null, after: historyText(event) }],
});
