import type { Dashboard, RecentOrder } from '@haldi/contract/dashboard/schema';
import { formatRupees } from '@haldi/contract/kit/money';
import { formatRecentTime } from '../lib/recent-time.ts';
import { adminOrderPath } from '../orders/shared/admin-order-path.ts';
import { StatusBadge } from '../orders/shared/status-badge.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Link } from '../ui/prefetching-links.tsx';
import { dashboardCopy as copy } from './copy.ts';

function RecentOrderRow({ order, today }: { order: RecentOrder; today: string }) {
  return (
    <li>
      <Link
        to={adminOrderPath(order.id)}
        className="grid grid-cols-[1fr_auto] items-center gap-x-3 rounded-field px-2 py-2.5 transition-colors hover:bg-haldi-50"
      >
        <span className="flex min-w-0 flex-wrap items-center gap-x-2">
          <span className="font-semibold tabular-nums">#{order.id}</span>
          <StatusBadge status={order.status} />
        </span>
        <span className="text-right font-semibold tabular-nums">{formatRupees(order.amount)}</span>
        <span className="min-w-0 truncate">{order.customer}</span>
        <span className="text-right text-sm whitespace-nowrap text-stone">
          {formatRecentTime(order.time, today)}
        </span>
        <span className="col-span-2 min-w-0 truncate text-sm text-stone">{order.service}</span>
      </Link>
    </li>
  );
}

export function RecentOrders({ figures }: { figures: Dashboard }) {
  return (
    <Card as="section" aria-label={copy.recentOrders} className="min-w-0 p-4 lg:p-5">
      <h2 className="flex items-center justify-between gap-2 text-xl text-plum-900">
        {copy.recentOrders}
        <Link
          to="/admin/orders"
          className="-my-2 flex min-h-11 items-center font-body text-base font-semibold tracking-normal text-plum-700 underline decoration-haldi-400 decoration-2 underline-offset-4"
        >
          {copy.allOrders}
        </Link>
      </h2>
      {figures.recentOrders.length === 0 ? (
        <EmptyState
          picture="/pictures/empty/orders.svg"
          title={copy.noOrders}
          text={copy.noOrdersHelp}
        />
      ) : (
        <ul className="-mx-2 mt-2 divide-y divide-sand">
          {figures.recentOrders.map((order) => (
            <RecentOrderRow key={order._id} order={order} today={figures.today} />
          ))}
        </ul>
      )}
    </Card>
  );
}
