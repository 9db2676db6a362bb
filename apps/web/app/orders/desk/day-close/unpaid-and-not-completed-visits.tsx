import { formatPaise } from '@haldi/contract/kit/paise';
import type { DayClose } from '@haldi/contract/orders/payments/day-close';
import { unpaidReasonLabels } from '@haldi/contract/orders/payments/unpaid-reason-labels';
import type { ReactNode } from 'react';
import { beauticianNameOrUnassigned } from '../../../schedule/shared/beautician-name.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/prefetching-links.tsx';
import { adminOrderPath } from '../../shared/admin-order-path.ts';
import { dayCloseCopy } from './copy.ts';

const copy = dayCloseCopy.unpaid;

export const unpaidVisitsText = (unpaid: DayClose['unpaid']): string => {
  const due = unpaid.reduce((total, visit) => total + visit.due, 0);
  const sum = copy.sum(unpaid.length, due);
  const toVerify = unpaid.filter(({ isToVerify }) => isToVerify).length;
  return toVerify > 0 ? copy.sumToVerify(sum, toVerify) : sum;
};

type VisitRowProps = {
  visit: DayClose['unpaid' | 'notCompleted'][number];
  badge?: ReactNode;
  details: readonly string[];
  end: string;
};

function VisitRow({ visit, badge, details, end }: VisitRowProps) {
  const { _id, orderId, customer, beautician } = visit;
  return (
    <li>
      <Link
        to={adminOrderPath(_id)}
        className="group -mx-2 flex items-baseline justify-between gap-x-4 rounded-field px-2 py-3 hover:bg-haldi-50"
      >
        <span className="min-w-0 leading-snug">
          <span className="font-semibold wrap-anywhere group-hover:underline">{customer}</span>{' '}
          <span className="text-sm text-stone">{copy.order(orderId)}</span> {badge}
          <span className="block text-sm wrap-anywhere text-stone">
            {[beauticianNameOrUnassigned(beautician), ...details].join(' · ')}
          </span>
        </span>
        <span className="shrink-0 font-semibold tabular-nums">{end}</span>
      </Link>
    </li>
  );
}

export function UnpaidVisits({ unpaid }: Pick<DayClose, 'unpaid'>) {
  return (
    <Card as="section" aria-label={copy.title} className="min-w-0 p-4 lg:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-xl text-plum-900">{copy.title}</h2>
        {unpaid.length > 0 && (
          <p className="text-sm text-stone tabular-nums">{unpaidVisitsText(unpaid)}</p>
        )}
      </div>
      {unpaid.length === 0 ? (
        <p className="mt-2 text-stone">{copy.none}</p>
      ) : (
        <ul className="mt-2 divide-y divide-sand">
          {unpaid.map((visit) => (
            <VisitRow
              key={visit._id}
              visit={visit}
              badge={visit.isToVerify && <Badge tone="golden">{copy.toVerify}</Badge>}
              details={visit.reason ? [unpaidReasonLabels[visit.reason]] : []}
              end={formatPaise(visit.due)}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Their payments are still to come. */
export function NotCompletedVisits({ notCompleted }: Pick<DayClose, 'notCompleted'>) {
  const { title, intro } = dayCloseCopy.notCompleted;
  if (notCompleted.length === 0) return null;
  return (
    <Card as="section" aria-label={title} className="min-w-0 p-4 lg:p-5">
      <h2 className="text-xl text-plum-900">{title}</h2>
      <p className="text-sm text-stone">{intro}</p>
      <ul className="mt-2 divide-y divide-sand">
        {notCompleted.map((visit) => (
          <VisitRow key={visit._id} visit={visit} details={[]} end={visit.slot} />
        ))}
      </ul>
    </Card>
  );
}
