import { formatPaise } from '@haldi/contract/kit/paise';
import { orderAmounts, outstanding } from '@haldi/contract/orders/order-amounts';
import type { Order } from '@haldi/contract/orders/schema';
import { isOpenStatus } from '@haldi/contract/orders/status';
import { Badge } from '../../ui/badge.tsx';

const copy = {
  unpaid: (due: number) => `Unpaid ${formatPaise(due)}`,
  toVerify: 'To verify',
};

/** For staff, as the filters of the same names. */
export function PaymentBadges({ order }: { order: Order }) {
  const due = outstanding(orderAmounts(order));
  return (
    <>
      {due > 0 && !isOpenStatus(order.status) && <Badge tone="bad">{copy.unpaid(due)}</Badge>}
      {order.unverifiedPayment && <Badge tone="golden">{copy.toVerify}</Badge>}
    </>
  );
}
