import { formatRupees } from '@haldi/contract/kit/money';
import type { Order } from '@haldi/contract/orders/schema';
import { isOpen } from '@haldi/contract/orders/status';
import { CalendarClock, ChevronRight, Heart, UsersRound } from 'lucide-react';
import { cx } from '../ui/cx.ts';
import { Link } from '../ui/link.tsx';
import { ordersCopy } from './copy.ts';
import { AgainButton } from './shared/again-button.tsx';
import { youAskedFor } from './shared/asked-for-text.ts';
import { StatusBadge } from './shared/status-badge.tsx';
import { forText } from './shared/visited.tsx';

const namesShown = 2;

/** An order in a list; it leads to its tracking page. */
export function OrderCard({ order }: { order: Order }) {
  const names = order.services.slice(0, namesShown).map(({ name }) => name);
  const asked = youAskedFor(order);
  const isOver = !isOpen(order.status);
  const more = order.services.length - names.length;
  return (
    <li className="relative min-w-0">
      <Link
        to={`/track-order/${order.userId}/${order.orderId}`}
        className={cx(
          'group flex h-full items-center gap-3 rounded-card border border-sand bg-white pt-4 pr-3 pl-5 shadow-soft transition-colors hover:border-haldi-500',
          // Room for the button, which is no part of the link.
          isOver ? 'pb-17' : 'pb-4',
        )}
      >
        <div className="min-w-0 grow">
          <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="font-display text-lg font-medium text-plum-900">
              {ordersCopy.orderNumber(order.orderId)}
            </span>
            <StatusBadge status={order.status} />
          </p>
          <p className="mt-1.5 flex items-center gap-2">
            <CalendarClock aria-hidden="true" className="size-5 shrink-0 text-plum-600" />
            {ordersCopy.dateAndSlot(order)}
          </p>
          {order.visited && (
            <p className="mt-1.5 flex items-start gap-2">
              <UsersRound aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-plum-600" />
              <span className="min-w-0 wrap-anywhere">{forText(order.visited)}</span>
            </p>
          )}
          {asked !== undefined && (
            <p className="mt-1.5 flex items-start gap-2">
              <Heart aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-plum-600" />
              <span className="min-w-0">{asked}</span>
            </p>
          )}
          <p className="mt-1.5 flex items-baseline justify-between gap-3 text-stone">
            <span className="min-w-0 wrap-anywhere">
              {names.join(', ')} {more > 0 && ordersCopy.more(more)}
            </span>
            <span className="font-semibold text-plum-950 tabular-nums">
              {formatRupees(order.total)}
            </span>
          </p>
        </div>
        <ChevronRight
          aria-hidden="true"
          className="size-6 shrink-0 text-plum-600 transition-transform group-hover:translate-x-0.5"
        />
      </Link>
      {isOver && (
        <div className="absolute bottom-4 left-5">
          <AgainButton order={order} size="small" />
        </div>
      )}
    </li>
  );
}
