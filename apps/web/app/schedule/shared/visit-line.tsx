import { formatDayWithWeekday } from '@haldi/contract/kit/dates';
import type { Visit } from '@haldi/contract/orders/desk/visit-schemas';
import { buildPagePath } from '@haldi/contract/pages/page-path';
import { ChevronRight } from 'lucide-react';
import { Link } from '../../ui/prefetching-links.tsx';
import { beauticianNameOrUnassigned } from './beautician-name.ts';
import { visitsCopy as copy } from './copy.ts';

type VisitLineProps = {
  visit: Visit;
  newTab?: boolean;
};

const beauticianLabel = ({ planned, beautician }: Visit): string =>
  planned ? copy.planned(planned) : beauticianNameOrUnassigned(beautician);

export function VisitLine({ visit, newTab = false }: VisitLineProps) {
  const day = formatDayWithWeekday(visit.day);
  return (
    <Link
      to={buildPagePath('/admin/orders/:orderId', visit.orderId)}
      {...(newTab && { target: '_blank' })}
      className="flex items-center gap-3 rounded-field px-3 py-2 transition-colors hover:bg-haldi-100"
    >
      <span className="min-w-0 grow">
        <span className="block font-semibold tabular-nums">{copy.visit(day, visit.slot)}</span>
        <span className="block text-sm text-stone wrap-anywhere">
          {copy.order(visit.orderId)} · {visit.customer}
          {visit.recipient && ` (${copy.visitForName(visit.recipient.name)})`} ·{' '}
          {beauticianLabel(visit)}
          {visit.askedFor !== null && ` · ${copy.askedFor(visit.askedFor)}`}
        </span>
        <span className="block truncate text-sm text-stone">{visit.service}</span>
        <span className="block text-sm text-stone wrap-anywhere">{visit.place}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-plum-500" />
    </Link>
  );
}
