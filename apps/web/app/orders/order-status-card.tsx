import { isCancelled, isOpenStatus } from '@haldi/contract/orders/status';
import type { ReactNode } from 'react';
import { Card } from '../ui/card.tsx';
import { cx } from '../ui/cx.ts';
import { ordersCopy } from './copy.ts';
import type { CustomerVisibleOrder } from './order-detail-sections.tsx';
import { StatusBadge } from './shared/status-badge.tsx';

type StatusCardProps = { order: CustomerVisibleOrder; isLive: boolean; children: ReactNode };

export function OrderStatusCard({ order, isLive, children }: StatusCardProps) {
  return (
    <Card
      as="section"
      className={
        isCancelled(order.status) ? 'border-brick-600/40 bg-white' : 'border-haldi-300 bg-haldi-50'
      }
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusBadge status={order.status} />
        {isOpenStatus(order.status) && (
          <span className="text-sm text-stone">
            {isLive ? ordersCopy.liveText : ordersCopy.pollingText}
          </span>
        )}
      </p>
      <p
        role="status"
        className={cx(
          'mt-3 mb-5 font-display text-2xl leading-snug font-medium text-balance',
          isCancelled(order.status) ? 'text-brick-700' : 'text-plum-900',
        )}
      >
        {ordersCopy.statusSentence(order)}
      </p>
      {children}
    </Card>
  );
}
