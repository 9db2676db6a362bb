import type { NextVisits as Next, NextVisit } from '@haldi/contract/dashboard/schema';
import { addDays, formatDayWithWeekday } from '@haldi/contract/kit/dates';
import { noBeautician } from '@haldi/contract/orders/schema';
import { Phone } from 'lucide-react';
import { phoneLink } from '../lib/phone.ts';
import { adminOrderPath } from '../orders/shared/admin-order-path.ts';
import { ProgressBadge } from '../orders/shared/progress-badge.tsx';
import { StatusBadge } from '../orders/shared/status-badge.tsx';
import { beauticianNameOrUnassigned } from '../schedule/shared/beautician-name.ts';
import { visitsCopy } from '../schedule/shared/copy.ts';
import { Card } from '../ui/card.tsx';
import { cx } from '../ui/cx.ts';
import { iconButtonStyle } from '../ui/icon-button.tsx';
import { Link } from '../ui/prefetching-links.tsx';
import { dashboardCopy } from './copy.ts';

const copy = dashboardCopy.next;

const beauticianLabel = ({ beautician, planned }: NextVisit): string =>
  planned ? visitsCopy.planned(planned) : beauticianNameOrUnassigned(beautician);

function VisitRow({ visit }: { visit: NextVisit }) {
  const { recipient } = visit;
  const name = recipient?.name ?? visit.customer;
  const phone = recipient?.phone || visit.phone;
  return (
    <li
      className={cx(
        'flex items-center rounded-field transition-colors hover:bg-haldi-50',
        visit.isNow && 'bg-haldi-100',
      )}
    >
      <Link
        to={adminOrderPath(visit.orderId)}
        className="grid min-w-0 grow grid-cols-[4.75rem_minmax(0,1fr)] gap-x-2 rounded-field px-2 py-1.5 leading-snug"
      >
        <span className="font-semibold whitespace-nowrap tabular-nums">{visit.slot}</span>
        <span className="truncate font-semibold">{name}</span>
        <span className="col-start-2 truncate text-sm text-stone">{visit.place}</span>
        <span className="col-span-2 flex min-w-0 flex-wrap items-center gap-x-1.5 gap-y-1 sm:col-span-1 sm:col-start-2">
          <StatusBadge status={visit.status} />
          <ProgressBadge visit={visit} />
          {visit.isNow && (
            <span className="rounded-full bg-plum-700 px-2 py-0.5 text-sm font-semibold text-white">
              {copy.now}
            </span>
          )}
          <span
            className={cx(
              'truncate text-sm font-semibold',
              visit.beautician === noBeautician ? 'text-haldi-800' : 'text-plum-700',
            )}
          >
            {beauticianLabel(visit)}
          </span>
        </span>
      </Link>
      {phone && (
        <a
          href={phoneLink(phone)}
          aria-label={copy.call(name)}
          title={copy.call(name)}
          className={iconButtonStyle('shrink-0')}
        >
          <Phone aria-hidden="true" className="size-5" />
        </a>
      )}
    </li>
  );
}

const dayText = (day: string, today: string): string => {
  if (day === addDays(today, 1)) return copy.tomorrow;
  return formatDayWithWeekday(day);
};

const introOf = ({ day, total }: Next, today: string): string => {
  if (day === null) return copy.nothing;
  return day > today ? copy.onAnotherDay(dayText(day, today)) : copy.leftToday(total);
};

type NextVisitsProps = { next: Next; today: string };

/** The phone button calls the person visited. */
export function NextVisits({ next, today }: NextVisitsProps) {
  return (
    <Card as="section" aria-label={copy.title} className="min-w-0 px-4 py-3 lg:p-5">
      <div className="flex items-center justify-between gap-3">
        <div>
          <h2 className="text-xl text-plum-900">{copy.title}</h2>
          <p className="text-sm text-stone">{introOf(next, today)}</p>
        </div>
        {next.day !== null && (
          <Link
            to={`/admin/orders?from=${next.day}&to=${next.day}&sort=visit`}
            className="flex min-h-11 items-center text-right font-semibold text-plum-700 underline decoration-haldi-400 decoration-2 underline-offset-4"
          >
            {copy.wholeDay}
          </Link>
        )}
      </div>
      {next.visits.length > 0 && (
        <ul className="-mx-2 mt-1 divide-y divide-sand">
          {next.visits.map((visit) => (
            <VisitRow key={visit._id} visit={visit} />
          ))}
        </ul>
      )}
    </Card>
  );
}
