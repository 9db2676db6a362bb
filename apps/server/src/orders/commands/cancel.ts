import type { OrderCommand } from '@haldi/contract/orders/commands/command';
import type { Fee } from '@haldi/contract/orders/fee';
import { cancelFee, cancelRefusal } from '@haldi/contract/orders/move-and-cancel-terms';
import * as errors from '../errors.ts';
import type { Change, Context, OrderState } from './command-decision-types.ts';
import { toBookingWithTerms } from './values-from-order-row.ts';

type Command = Extract<OrderCommand, { kind: 'cancel'; by: 'customer' }>;

export const decideCancel = (
  { order, progress }: OrderState,
  { reason, note, fee: shown }: Command,
  { now }: Context,
): Change => {
  const booking = toBookingWithTerms(order, progress);
  const refusal = cancelRefusal(booking, now);
  if (refusal) throw errors.notChangeableError(refusal);
  const amount = cancelFee(booking, now);
  if (amount !== shown) throw errors.feeChangedError(amount);
  const fees: Fee[] = amount > 0 ? [{ kind: 'late_cancel', amount }] : [];
  return {
    order: {
      status: 'cancelled',
      cancelReason: reason,
      cancelNote: note,
      cancelledBy: 'customer',
    },
    event: { kind: 'cancelled-by-customer', fees },
    fees,
  };
};
