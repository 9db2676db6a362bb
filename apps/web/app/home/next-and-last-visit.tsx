import { formatDayWithWeekday, indiaDay } from '@haldi/contract/kit/dates';
import type { Order } from '@haldi/contract/orders/schema';
import { ChevronRight, type LucideIcon, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUserId } from '../accounts/session-store.ts';
import { requestBookAgain, useOrderToBookAgain } from '../orders/book-again-store.ts';
import { useOngoingOrders, useOrderHistory } from '../orders/queries.ts';
import { orderLabels } from '../orders/shared/copy.ts';
import { StatusBadge } from '../orders/shared/status-badge.tsx';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { Link } from '../ui/prefetching-links.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { lastCompletedOrder, nextOrder } from './next-and-last-order.ts';

/** Here and not in `copy.ts`: loaded for logged-in users only. */
const memberCopy = {
  nextVisit: 'Your next visit',
  /** `Thu 19 Nov`. */
  day: (day: string) => formatDayWithWeekday(day).slice(0, 10),
  bookFirst: 'Book your first visit',
  bookFirstText: 'Choose a service, a day and a time. We come to you.',
  failed: 'Your visits could not be loaded.',
  tryAgain: 'Try again',
};

const tile =
  'flex h-full w-full min-w-0 overflow-hidden rounded-card border px-4 py-2.5 text-left shadow-soft transition-colors';
const stacked = 'flex-col items-stretch justify-center';

type TileTextProps = { label: string; icon: LucideIcon; isBusy?: boolean; children: ReactNode };

function TileText({ label, icon: Icon, isBusy = false, children }: TileTextProps) {
  return (
    <>
      <span className="mb-0.5 flex items-center justify-between gap-2 text-sm font-semibold text-plum-700">
        {label}
        {isBusy ? <Spinner /> : <Icon aria-hidden="true" className="size-5 shrink-0" />}
      </span>
      {children}
    </>
  );
}

const white = 'border-sand bg-white hover:border-haldi-500';

function NextVisit({ order }: { order: Order }) {
  const { userId, orderId, appointmentDate, appointmentSlot, status } = order;
  return (
    <Link to={`/track-order/${userId}/${orderId}`} className={cx(tile, stacked, white)}>
      <TileText label={memberCopy.nextVisit} icon={ChevronRight}>
        <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span className="font-display text-lg leading-6 font-medium text-plum-900 lg:text-xl">
            {memberCopy.day(appointmentDate)},{' '}
            <span className="inline-block">{appointmentSlot}</span>
          </span>
          <StatusBadge status={status} />
        </span>
      </TileText>
    </Link>
  );
}

function BookAgain({ order }: { order: Order }) {
  const isPending = useOrderToBookAgain()?._id === order._id;
  return (
    <button
      type="button"
      aria-busy={isPending || undefined}
      onClick={() => requestBookAgain(order)}
      className={cx(tile, stacked, 'border-haldi-400 bg-haldi-300 hover:bg-haldi-400')}
    >
      <TileText label={orderLabels.bookAgain} icon={RotateCcw} isBusy={isPending}>
        <span className="line-clamp-2 font-display text-lg leading-6 font-medium wrap-anywhere text-plum-950 lg:text-xl">
          {order.services.map(({ name }) => name).join(', ')}
        </span>
      </TileText>
    </button>
  );
}

function BookFirst() {
  return (
    <Link to="/book" className={cx(tile, stacked, white)}>
      <TileText label={memberCopy.bookFirst} icon={ChevronRight}>
        <span className="block leading-snug text-plum-950">{memberCopy.bookFirstText}</span>
      </TileText>
    </Link>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className={cx(tile, 'items-center justify-between gap-3 border-sand bg-white')}
    >
      <p className="font-semibold text-plum-900">{memberCopy.failed}</p>
      <Button look="secondary" className="shrink-0" onClick={onRetry}>
        {memberCopy.tryAgain}
      </Button>
    </div>
  );
}

export default function NextAndLastVisit() {
  const userId = useUserId();
  const ongoing = useOngoingOrders(userId);
  const history = useOrderHistory(userId);
  if (!ongoing.data || !history.data) {
    const refetch = (): void => {
      void ongoing.refetch();
      void history.refetch();
    };
    return ongoing.isError || history.isError ? (
      <Failed onRetry={refetch} />
    ) : (
      <Skeleton className="h-full rounded-card" />
    );
  }
  const next = nextOrder(ongoing.data, indiaDay(new Date()));
  const last = lastCompletedOrder(history.data);
  return (
    <div className="grid h-full auto-cols-fr grid-flow-col gap-3 lg:gap-5">
      {next && <NextVisit order={next} />}
      {last && <BookAgain order={last} />}
      {!next && !last && <BookFirst />}
    </div>
  );
}
