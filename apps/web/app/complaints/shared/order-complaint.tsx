import type { Order } from '@haldi/contract/orders/schema';
import { MessageSquareWarning } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { lazyWithPreload } from '../../ui/lazy-with-preload.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadFailed } from '../../ui/loading-and-load-failed.tsx';
import { MountOnFirstOpen } from '../../ui/mount-on-first-open.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useComplaintOfOrder } from '../queries.ts';
import { ComplaintStateBadges } from './complaint-state-badge.tsx';
import { complaintPath, complaintDeskCopy as copy } from './desk-copy.ts';

const OpenComplaintDialog = lazyWithPreload(() => import('./open-complaint-dialog.tsx'));

/** In the order of the desk. */
export function OrderComplaint({ order }: { order: Pick<Order, '_id' | 'orderId'> }) {
  const [opened, setOpened] = useState({ isOpen: false, times: 0 });
  const { data: complaint, isError, refetch } = useComplaintOfOrder(order);
  if (isError && complaint === undefined) {
    return <LoadFailed title={copy.failed} onRetry={() => void refetch()} />;
  }
  if (complaint === undefined) return <Skeleton className="h-11" />;
  if (complaint) {
    return (
      <div className="space-y-2">
        <p className="flex flex-wrap items-center gap-2">
          <ComplaintStateBadges complaint={complaint} />
          {complaint.state === 'open' && (
            <span className="text-sm text-stone">{copy.dueOn(complaint.dueOn)}</span>
          )}
        </p>
        <p className="line-clamp-3 wrap-anywhere">{complaint.text}</p>
        <LinkButton look="secondary" size="small" to={complaintPath(complaint._id)}>
          {copy.see}
        </LinkButton>
      </div>
    );
  }
  return (
    <>
      <p className="mb-2 text-stone">{copy.none}</p>
      <Button
        look="secondary"
        size="small"
        onClick={() => setOpened({ isOpen: true, times: opened.times + 1 })}
      >
        <MessageSquareWarning aria-hidden="true" className="size-4" />
        {copy.record}
      </Button>
      <MountOnFirstOpen open={opened.isOpen}>
        <OpenComplaintDialog
          key={opened.times}
          about={{ orderId: order._id }}
          title={copy.dialog.title(order.orderId)}
          description={copy.dialog.text}
          open={opened.isOpen}
          onClose={() => setOpened({ ...opened, isOpen: false })}
          onOpened={() => void refetch()}
        />
      </MountOnFirstOpen>
    </>
  );
}
