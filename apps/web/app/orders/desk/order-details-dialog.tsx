import { formatOrderAppointment } from '@haldi/contract/orders/move-request';
import type { Order } from '@haldi/contract/orders/schema';
import type { ReactNode } from 'react';
import { useAdminEvents } from '../../admin/admin-event-stream-store.ts';
import { CallError } from '../../lib/call.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFrame, DialogPanel } from '../../ui/dialog-frame.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/loading-and-load-failed.tsx';
import { Link } from '../../ui/prefetching-links.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { adminOrderPath } from '../shared/admin-order-path.ts';
import { StatusBadge } from '../shared/status-badge.tsx';
import { deskCopy } from './copy.ts';
import { OrderDetails } from './order-details.tsx';
import type { InitialSection } from './order-details-dialog-state.ts';
import { useOrderByIdOrNumber, useOrdersWithNumber } from './queries.ts';

const copy = deskCopy.dialog;

const isSixDigits = (key: string): boolean => /^\d{6}$/.test(key);

function LoadingOrder() {
  return (
    <div role="status" className="grid grid-cols-1 gap-6 md:grid-cols-2">
      <span className="sr-only">{copy.loading}</span>
      <div className="space-y-4">
        <Skeleton className="h-7 w-28 rounded-full" />
        <Skeleton className="h-36" />
        <Skeleton className="h-60" />
      </div>
      <div className="space-y-4">
        <Skeleton className="h-72" />
        <Skeleton className="h-24" />
      </div>
    </div>
  );
}

function OrdersWithSameNumber({ number, onClose }: { number: string; onClose: () => void }) {
  const { data: orders, isError, refetch } = useOrdersWithNumber(number, true);
  if (isError) return <LoadFailed title={copy.failed} onRetry={() => void refetch()} />;
  if (!orders) return <LoadingOrder />;
  return (
    <div className="space-y-4">
      <p className="font-semibold">{copy.several(number)}</p>
      <p>{copy.severalHelp}</p>
      <ul className="divide-y divide-sand border-y border-sand">
        {orders.map((order) => (
          <li key={order._id}>
            <Link
              to={adminOrderPath(order._id)}
              replace
              className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 px-2 py-2 transition-colors hover:bg-haldi-100"
            >
              <span className="min-w-0 grow">
                <span className="block font-semibold wrap-anywhere">{order.username}</span>
                <span className="text-sm text-stone tabular-nums">
                  {formatOrderAppointment(order)}
                </span>
              </span>
              <StatusBadge status={order.status} />
            </Link>
          </li>
        ))}
      </ul>
      <Button look="secondary" onClick={onClose}>
        {copy.toList}
      </Button>
    </div>
  );
}

type OrderUnavailableProps = {
  of: string;
  error: Error | null;
  onRetry: () => void;
  onClose: () => void;
};

function OrderUnavailable({ of, error, onRetry, onClose }: OrderUnavailableProps) {
  if (!error) return <LoadingOrder />;
  if (!(error instanceof CallError)) return <LoadFailed title={copy.failed} onRetry={onRetry} />;
  if (error.reason.code === 'ORDER_ID_AMBIGUOUS')
    return <OrdersWithSameNumber number={of} onClose={onClose} />;
  if (error.status !== 404) return <LoadFailed title={copy.failed} onRetry={onRetry} />;
  return (
    <EmptyState
      picture="/pictures/empty/not-found.svg"
      title={copy.missing}
      text={copy.missingHelp}
      action={<Button onClick={onClose}>{copy.toList}</Button>}
    />
  );
}

type OrderDetailsDialogProps = {
  /** An id or a six-digit number. */
  of: string;
  open: boolean;
  startAt: InitialSection;
  findListed: (is: (order: Order) => boolean) => Order | undefined;
  onClose: () => void;
};

const newerOrder = (a: Order | undefined, b: Order | undefined): Order | undefined =>
  a && b ? (b.version > a.version ? b : a) : (a ?? b);

export function OrderDetailsDialog({
  of,
  open,
  startAt,
  findListed,
  onClose,
}: OrderDetailsDialogProps) {
  const { data, error, refetch } = useOrderByIdOrNumber(of);
  const listedOrder = findListed(({ _id }) => _id === (data?._id ?? of));
  const order = newerOrder(listedOrder, data);
  useAdminEvents((event) => {
    if (event.kind === 'opened' || (event.kind === 'order' && event.event._id === order?._id)) {
      void refetch();
    }
  });
  const frame = (content: ReactNode) => (
    <DialogFrame open={open} onClose={onClose} size="large">
      {content}
    </DialogFrame>
  );
  if (order) return frame(<OrderDetails order={order} startAt={startAt} />);
  const title = isSixDigits(of) ? deskCopy.details.title(Number(of)) : copy.title;
  return frame(
    <DialogPanel title={title}>
      <OrderUnavailable of={of} error={error} onRetry={() => void refetch()} onClose={onClose} />
    </DialogPanel>,
  );
}
