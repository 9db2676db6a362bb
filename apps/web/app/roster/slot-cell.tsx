import type { Visit } from '@haldi/contract/orders/desk/visits';
import type { Slot } from '@haldi/contract/schedule/slots';
import { StatusBadge } from '../orders/shared/status-badge.tsx';
import { Link } from '../ui/link.tsx';
import { rosterCopy } from './copy.ts';
import { entryAt } from './week-view.ts';

const copy = rosterCopy.week;

function VisitLink({ visit }: { visit: Visit }) {
  return (
    <Link
      to={`/admin/orders?search=${visit.orderId}`}
      className="block min-w-0 rounded-field border border-haldi-300 bg-white px-2.5 py-2 text-sm transition-colors hover:border-plum-600 hover:bg-haldi-50"
    >
      <span className="block font-semibold wrap-anywhere">{visit.customer}</span>
      <span className="line-clamp-2 text-stone">{visit.service}</span>
      <span className="block truncate text-stone">{visit.place}</span>
      <span className="mt-1 flex flex-wrap items-center gap-1.5">
        <StatusBadge status={visit.status} />
        <span className="text-stone tabular-nums">#{visit.orderId}</span>
      </span>
    </Link>
  );
}

type SlotCellProps = { visits: readonly Visit[]; slot: Slot; isAway: boolean };

/** What she does in one slot of a day. */
export function SlotCell({ visits, slot, isAway }: SlotCellProps) {
  const entry = entryAt(visits, slot);
  if (!entry) {
    return (
      <span className="px-1 text-sm text-stone">
        {isAway ? <span aria-hidden="true">–</span> : copy.free}
      </span>
    );
  }
  if (entry.begins) return <VisitLink visit={entry.visit} />;
  return (
    <p className="rounded-field border border-dashed border-edge px-2.5 py-1.5 text-sm text-stone">
      {copy.goesOn(entry.visit.orderId)}
    </p>
  );
}
