import { formatDay } from '@haldi/contract/kit/dates';
import { formatRupees } from '@haldi/contract/kit/money';
import { feeLabel } from '@haldi/contract/orders/fee';
import type { Order } from '@haldi/contract/orders/schema';
import { adminOrderPath } from '../../orders/shared/admin-order-path.ts';
import { PaymentBadges } from '../../orders/shared/payment-badges.tsx';
import { StatusBadge } from '../../orders/shared/status-badge.tsx';
import { LoadFailed, Loading } from '../../ui/loading-and-load-failed.tsx';
import { Link } from '../../ui/prefetching-links.tsx';
import { ShowMoreButton } from '../../ui/show-more-button.tsx';
import { customerCopy as copy } from './copy.ts';
import { useCustomerOrders } from './queries.ts';

function OrderRow({ order }: { order: Order }) {
  const { orderId, status, appointmentDate, appointmentSlot, total, fees, services } = order;
  return (
    <li>
      <Link
        to={adminOrderPath(orderId)}
        className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 rounded-field px-2 py-2.5 transition-colors hover:bg-haldi-50"
      >
        <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold tabular-nums">
            {formatDay(appointmentDate)}, {appointmentSlot}
          </span>
          <StatusBadge status={status} />
          <PaymentBadges order={order} />
        </span>
        <span className="text-right font-semibold tabular-nums">{formatRupees(total)}</span>
        <span className="line-clamp-1 text-sm text-stone">
          {services.map(({ name }) => name).join(', ')}
        </span>
        <span className="text-right text-sm text-stone tabular-nums">#{orderId}</span>
        {fees.map((fee) => (
          <span
            key={feeLabel(fee)}
            className="col-span-2 flex justify-between gap-3 text-sm text-brick-700 tabular-nums"
          >
            {feeLabel(fee)}
            <span>{formatRupees(fee.amount)}</span>
          </span>
        ))}
      </Link>
    </li>
  );
}

export function OrderRows({ orders, label }: { orders: readonly Order[]; label: string }) {
  return (
    <ul aria-label={label} className="-mx-2 divide-y divide-sand">
      {orders.map((order) => (
        <OrderRow key={order._id} order={order} />
      ))}
    </ul>
  );
}

export function CustomerOrderList({ userId }: { userId: string }) {
  const { data, isError, refetch, ...paging } = useCustomerOrders(userId);
  if (isError && !data) {
    return <LoadFailed title={copy.ordersFailed} onRetry={() => void refetch()} />;
  }
  if (!data) return <Loading isQuiet text={copy.ordersLoading} count={3} shape="h-14" />;
  const orders = data.pages.flatMap((page) => page.orders);
  if (orders.length === 0) return <p className="text-stone">{copy.noOrders}</p>;
  return (
    <>
      <OrderRows orders={orders} label={copy.orders} />
      <ShowMoreButton pages={paging} label={copy.more} className="mt-4" />
    </>
  );
}
