import { formatDayWithWeekday } from '@haldi/contract/kit/dates';
import type { Visit } from '@haldi/contract/orders/desk/visit-schemas';
import type { Beautician } from '@haldi/contract/roster/schema';
import type { Slot } from '@haldi/contract/schedule/booking-time-rules';
import { adminOrderPath } from '../orders/shared/admin-order-path.ts';
import { ProgressBadge } from '../orders/shared/progress-badge.tsx';
import { StatusBadge } from '../orders/shared/status-badge.tsx';
import { AcceptedConflicts } from '../schedule/shared/accepted-conflicts.tsx';
import { CustomerRequestsForVisit } from '../schedule/shared/customer-requests-for-visit.tsx';
import { Badge } from '../ui/badge.tsx';
import { cx } from '../ui/cx.ts';
import { Link } from '../ui/prefetching-links.tsx';
import {
  type BeauticianWeekDay,
  isPlannedFor,
  isWorkingAt,
  visitAtSlot,
} from './beautician-week-days.ts';
import { rosterCopy } from './copy.ts';

const copy = rosterCopy.week;

type VisitLinkProps = { visit: Visit; isPlanned: boolean };

function VisitLink({ visit, isPlanned }: VisitLinkProps) {
  return (
    <Link
      to={adminOrderPath(visit.orderId)}
      className={cx(
        'block min-w-0 rounded-field border px-2.5 py-2 text-sm transition-colors hover:border-plum-600 hover:bg-haldi-50',
        isPlanned ? 'border-dashed border-edge bg-ivory' : 'border-haldi-300 bg-white',
      )}
    >
      <span className={cx('block wrap-anywhere', isPlanned ? 'text-stone' : 'font-semibold')}>
        {visit.customer}
      </span>
      <span className="line-clamp-2 text-stone">{visit.service}</span>
      <span className="block truncate text-stone">{visit.place}</span>
      <span className="mt-1 flex flex-wrap items-center gap-1.5">
        {isPlanned ? <Badge>{copy.planned}</Badge> : <StatusBadge status={visit.status} />}
        <ProgressBadge visit={visit} />
        <span className="text-stone tabular-nums">#{visit.orderId}</span>
      </span>
      <CustomerRequestsForVisit visit={visit} />
      <AcceptedConflicts visit={visit} />
    </Link>
  );
}

export type OpenSlotExplanation = (day: string, slot: Slot) => void;

type SlotCellProps = {
  cell: BeauticianWeekDay;
  beautician: Beautician;
  slot: Slot;
  onAsk: OpenSlotExplanation;
};

export function SlotCell({ cell, beautician, slot, onAsk }: SlotCellProps) {
  const entry = visitAtSlot(cell.visits, slot);
  if (!entry) {
    return (
      <button
        type="button"
        onClick={() => onAsk(cell.day, slot)}
        className="min-h-9 w-full rounded-field px-1.5 text-left text-sm text-stone transition-colors hover:bg-haldi-100 hover:text-plum-900"
      >
        {isWorkingAt(cell, slot) ? copy.free : <span aria-hidden="true">–</span>}
        <span className="sr-only"> {copy.explain(formatDayWithWeekday(cell.day), slot)}</span>
      </button>
    );
  }
  const { visit, begins } = entry;
  if (begins) return <VisitLink visit={visit} isPlanned={isPlannedFor(visit, beautician)} />;
  return (
    <p className="rounded-field border border-dashed border-edge px-2.5 py-1.5 text-sm text-stone">
      {copy.continues(visit.orderId)}
    </p>
  );
}
