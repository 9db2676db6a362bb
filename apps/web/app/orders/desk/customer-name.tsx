import type { Order } from '@haldi/contract/orders/schema';
import { cx } from '../../ui/cx.ts';
import { Link } from '../../ui/prefetching-links.tsx';
import { touchTargetStyle } from '../../ui/touch-target-style.ts';

export function CustomerName({ order }: { order: Pick<Order, 'userId' | 'username'> }) {
  if (order.userId === '') return order.username;
  return (
    <Link
      to={`/admin/users/${order.userId}`}
      className={cx(
        touchTargetStyle,
        'underline decoration-haldi-400 decoration-2 underline-offset-4 hover:text-plum-600',
      )}
    >
      {order.username}
    </Link>
  );
}
