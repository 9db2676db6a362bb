import type { Fee } from '@haldi/contract/orders/fee';
import { orderAmounts } from '@haldi/contract/orders/order-amounts';
import type { Order } from '@haldi/contract/orders/schema';
import { deskCopy } from '../copy.ts';

const copy = deskCopy.cancel;

type Billed = Pick<Order, 'services' | 'visitingCharge' | 'fees' | 'payments'>;

/** What becomes of the payments; undefined if nothing was paid. */
export const describePaymentsAfterCancelling = (
  order: Billed,
  fee: Fee | undefined,
): string | undefined => {
  const fees = [...order.fees, ...(fee ? [fee] : [])];
  const { paid, due } = orderAmounts({ ...order, fees, status: 'cancelled' });
  if (paid <= 0) return undefined;
  if (due < 0) return copy.paidToReturn(paid, -due);
  return due > 0 ? copy.paidStillDue(paid, due) : copy.paidCoversFee(paid);
};
