import { formatDay, formatIndiaTime } from '@haldi/contract/kit/dates';
import { formatPaise } from '@haldi/contract/kit/paise';
import { isCancelled, isCompleted } from '@haldi/contract/orders/status';
import type { WorkVisit } from '@haldi/contract/orders/work/schema';
import { lastVisitAction, visitActionTimes } from '@haldi/contract/orders/work/visit-actions';
import { ChevronRight, MapPin } from 'lucide-react';
import { formatDuration } from '../../lib/duration.ts';
import { cx } from '../../ui/cx.ts';
import { Link } from '../../ui/prefetching-links.tsx';
import { minutesLate } from '../shared/progress-text.ts';
import type { QueuedAction } from './action-queue-rules.ts';
import { workCopy } from './copy.ts';
import { paymentCopy } from './payments/copy.ts';
import { amountDueForVisit, canTakePayment } from './payments/visit-payment-amounts.ts';
import { openedFromDayLinkState } from './work-frame.tsx';
import { hasUnsentDecline, UnsentActionsNotice } from './work-notices.tsx';

const tones = {
  plain: 'bg-sand text-plum-950',
  under: 'bg-haldi-300 text-plum-950',
  good: 'bg-leaf-700 text-white',
  bad: 'bg-brick-700 text-white',
};

type ProgressLabel = { text: string; tone: 'plain' | 'under' | 'good' | 'bad' };

const visitProgressLabel = ({ status, progress }: WorkVisit): ProgressLabel | undefined => {
  if (isCancelled(status)) return { text: workCopy.progress.cancelled, tone: 'bad' };
  const lastAction = lastVisitAction(progress);
  const at = lastAction && visitActionTimes(progress)[lastAction];
  if (isCompleted(status)) {
    const since = progress.doneAt;
    return {
      text: since
        ? `${workCopy.progress.done}, ${formatIndiaTime(new Date(since))}`
        : workCopy.progress.done,
      tone: 'good',
    };
  }
  if (!lastAction || !at) return undefined;
  return {
    text: `${workCopy.progress[lastAction]}, ${formatIndiaTime(new Date(at))}`,
    tone: 'under',
  };
};

/** High contrast, to be readable in sunlight. */
export function VisitProgressBadge({ visit }: { visit: WorkVisit }) {
  const progress = visitProgressLabel(visit);
  return (
    progress && (
      <span
        className={cx(
          'inline-block rounded-full px-3 py-1 text-base leading-tight font-semibold',
          tones[progress.tone],
        )}
      >
        {progress.text}
      </span>
    )
  );
}

export function LateBadge({ visit }: { visit: WorkVisit }) {
  const late = minutesLate(visit);
  return (
    late !== undefined && (
      <span className="inline-block rounded-full bg-brick-700 px-3 py-1 leading-tight font-semibold text-white">
        {workCopy.late(late)}
      </span>
    )
  );
}

export function PaymentBadge({ visit }: { visit: WorkVisit }) {
  if (!canTakePayment(visit)) return null;
  const due = amountDueForVisit(visit);
  return (
    <span
      className={cx(
        'inline-block rounded-full px-3 py-1 leading-tight font-semibold tabular-nums',
        due > 0 ? tones.under : tones.good,
      )}
    >
      {due > 0 ? paymentCopy.dueBadge(formatPaise(due)) : paymentCopy.paid}
    </span>
  );
}

type VisitCardProps = {
  visit: WorkVisit;
  unsentActions: readonly QueuedAction[];
  isNext: boolean;
  /** A late visit of yesterday shows its own day. */
  listDay: string;
};

export function VisitCard({ visit, unsentActions, isNext, listDay }: VisitCardProps) {
  const { _id, day, slot, minutes, firstName, contact, services } = visit;
  const location =
    contact && [contact.address.street, contact.address.city].filter(Boolean).join(', ');
  return (
    <Link
      to={`/work/${_id}`}
      prefetch="none"
      state={openedFromDayLinkState}
      className={cx(
        'block rounded-card border-2 p-4 text-plum-950 shadow-soft transition-colors',
        isNext
          ? 'border-plum-700 bg-haldi-100 hover:bg-haldi-200'
          : 'border-sand bg-white hover:border-plum-600',
      )}
    >
      {day !== listDay && <span className="block text-lg font-semibold">{formatDay(day)}</span>}
      <span className="flex items-center justify-between gap-3">
        <span className="font-display text-2xl font-semibold tabular-nums">
          {slot}
          <span className="ml-2.5 font-body text-lg font-normal tracking-normal whitespace-nowrap">
            {formatDuration(minutes)}
          </span>
        </span>
        <ChevronRight aria-hidden="true" className="size-7 shrink-0 text-plum-700" />
      </span>
      <span className="mt-1 block text-xl font-semibold wrap-anywhere">{firstName}</span>
      {location && (
        <span className="mt-1 flex items-start gap-2 text-lg leading-snug">
          <MapPin aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-plum-700" />
          <span className="min-w-0 wrap-anywhere">{location}</span>
        </span>
      )}
      <span className="mt-1 block leading-snug wrap-anywhere">
        {services
          .map(({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name))
          .join(', ')}
      </span>
      <span className="mt-2.5 flex flex-wrap items-center gap-2 empty:hidden">
        {isNext && !visitProgressLabel(visit) && (
          <span className="inline-block rounded-full bg-plum-700 px-3 py-1 leading-tight font-semibold text-white">
            {workCopy.upNext}
          </span>
        )}
        {hasUnsentDecline(unsentActions) ? (
          <span className="font-semibold">{workCopy.declined}</span>
        ) : (
          <VisitProgressBadge visit={visit} />
        )}
        <LateBadge visit={visit} />
        <PaymentBadge visit={visit} />
      </span>
      <span className="mt-2.5 block empty:hidden">
        <UnsentActionsNotice actions={unsentActions} />
      </span>
    </Link>
  );
}
