import { formatDay, formatIndiaTime } from '@haldi/contract/kit/dates';
import type { FirstVisitBurst } from '@haldi/contract/orders/desk/alerts/schema';
import { buildPagePath } from '@haldi/contract/pages/page-path';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { lazyWithPreload } from '../../ui/lazy-with-preload.ts';
import { MountOnFirstOpen } from '../../ui/mount-on-first-open.tsx';
import { Link } from '../../ui/prefetching-links.tsx';
import { alertsCopy } from './copy.ts';
import { useResolveFirstVisitBurst } from './queries.ts';

const ConfirmDialog = lazyWithPreload(() => import('../../ui/confirm-dialog.tsx'));
const copy = alertsCopy.burst;

export function FirstVisitBurstCard({ burst: { _id, at, orders } }: { burst: FirstVisitBurst }) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, isError } = useResolveFirstVisitBurst(_id);
  return (
    <li
      data-alert="burst"
      className="flex flex-col gap-3 rounded-card border border-haldi-500 bg-haldi-200 p-4 text-plum-950 shadow-soft"
    >
      <div className="flex min-w-0 items-start gap-3">
        <Users aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
        <div className="min-w-0 wrap-anywhere">
          <p className="text-lg leading-snug font-semibold">{copy.title(orders.length)}</p>
          <p className="tabular-nums">{alertsCopy.since(formatIndiaTime(new Date(at)))}</p>
          <p className="mt-0.5 text-sm">{copy.advice}</p>
          <ul className="mt-2 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
            {orders.map(({ _id: order, orderId, customer, day, slot }) => (
              <li key={order} className="tabular-nums">
                <Link
                  to={buildPagePath('/admin/orders/:orderId', orderId)}
                  className="inline-flex min-h-11 items-center font-semibold underline decoration-2 underline-offset-4 lg:min-h-8"
                >
                  {copy.line({ orderId, customer })}
                </Link>{' '}
                <span className="whitespace-nowrap">
                  {formatDay(day)}, {slot}
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2 lg:justify-end">
        <Button look="secondary" busy={isPending && !isAsking} onClick={() => mutate(false)}>
          {copy.keep}
        </Button>
        {orders.length > 0 && (
          <Button look="secondary" onClick={() => setIsAsking(true)}>
            {copy.cancel}
          </Button>
        )}
        {isError && !isPending && (
          <p className="w-full font-semibold lg:text-right">{alertsCopy.failed}</p>
        )}
      </div>
      <MountOnFirstOpen open={isAsking}>
        <ConfirmDialog
          open={isAsking}
          title={copy.confirmTitle(orders.length)}
          text={copy.confirmText}
          confirm={copy.cancel}
          busy={isPending}
          onConfirm={() => mutate(true, { onSettled: () => setIsAsking(false) })}
          onClose={() => setIsAsking(false)}
        />
      </MountOnFirstOpen>
    </li>
  );
}
