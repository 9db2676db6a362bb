import { formatPaise } from '@haldi/contract/kit/paise';
import { isWaitingForAdvance, missingAdvance } from '@haldi/contract/orders/advance';
import {
  orderAmounts,
  outstandingAmount,
  overpaidAmount,
} from '@haldi/contract/orders/order-amounts';
import type { Order } from '@haldi/contract/orders/schema';
import { isOpenStatus } from '@haldi/contract/orders/status';
import { Badge } from '../../ui/badge.tsx';

const copy = {
  unpaid: (due: number) => `Unpaid ${formatPaise(due)}`,
  advance: (missing: number) => `Advance ${formatPaise(missing)}`,
  toVerify: 'To verify',
  toReturn: (excess: number) => `To return ${formatPaise(excess)}`,
};

/** For staff. Unpaid, To verify and Advance are also filters. */
export function PaymentBadges({ order }: { order: Order }) {
  const amounts = orderAmounts(order);
  const due = outstandingAmount(amounts);
  const excess = overpaidAmount(amounts);
  return (
    <>
      {due > 0 && !isOpenStatus(order.status) && <Badge tone="bad">{copy.unpaid(due)}</Badge>}
      {isWaitingForAdvance(order) && (
        <Badge tone="golden">{copy.advance(missingAdvance(order))}</Badge>
      )}
      {excess > 0 && <Badge tone="golden">{copy.toReturn(excess)}</Badge>}
      {order.unverifiedPayment && <Badge tone="golden">{copy.toVerify}</Badge>}
    </>
  );
}
