import type { ComplaintCounts } from '@haldi/contract/complaints/desk/schema';
import { formatCount } from '@haldi/contract/kit/money';
import { type AttentionCounts, attentionKinds } from '@haldi/contract/orders/desk/needs-attention';
import { visitsNeedingChangeLink } from '../schedule/shared/visits-needing-change-link.ts';
import { Card } from '../ui/card.tsx';
import { cx } from '../ui/cx.ts';
import { Link } from '../ui/prefetching-links.tsx';
import { dashboardCopy } from './copy.ts';

const copy = dashboardCopy.attention;

function OpenComplaints({ open, overdue }: ComplaintCounts) {
  return (
    <Link
      to={overdue > 0 ? '/admin/complaints?view=overdue' : '/admin/complaints'}
      className={cx(
        'group mt-2 flex min-h-11 items-center justify-between gap-3 rounded-field border px-3 py-2 transition-colors',
        open === 0 && 'border-sand text-stone hover:bg-haldi-50',
        open > 0 && overdue === 0 && 'border-haldi-400 bg-haldi-100 hover:bg-haldi-200',
        overdue > 0 && 'border-brick-600 bg-brick-100 text-brick-700',
      )}
    >
      <span className="text-sm leading-tight font-semibold group-hover:underline">
        {copy.complaints}
        {overdue > 0 && <span className="block">{copy.overdue(overdue)}</span>}
      </span>
      <span className="font-display text-2xl font-semibold tabular-nums">{formatCount(open)}</span>
    </Link>
  );
}

type NeedsAttentionProps = { counts: AttentionCounts; complaints: ComplaintCounts };

export function NeedsAttention({ counts, complaints }: NeedsAttentionProps) {
  return (
    <Card as="section" aria-label={copy.title} className="min-w-0 px-4 py-3 lg:p-5">
      <div className="flex items-baseline justify-between gap-3 xl:block">
        <h2 className="text-xl text-plum-900">{copy.title}</h2>
        <p className="text-sm text-stone">
          {counts.any === 0 ? copy.nothing : copy.orders(counts.any)}
        </p>
      </div>
      <ul className="mt-2 grid grid-cols-3 gap-2 xl:grid-cols-1">
        {attentionKinds.map((kind) => (
          <li key={kind} className="flex">
            <Link
              to={`/admin/orders?attention=${kind}`}
              className={cx(
                'group flex min-h-11 grow flex-col rounded-field border px-3 py-2 transition-colors xl:flex-row-reverse xl:items-center xl:justify-between',
                counts[kind] === 0
                  ? 'border-sand text-stone hover:bg-haldi-50'
                  : 'border-haldi-400 bg-haldi-100 text-plum-950 hover:bg-haldi-200',
              )}
            >
              <span className="font-display text-2xl font-semibold tabular-nums">
                {formatCount(counts[kind])}
              </span>
              <span className="text-sm leading-tight font-semibold group-hover:underline">
                {copy.kinds[kind]}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <OpenComplaints {...complaints} />
      {counts.needingChange > 0 && (
        <Link
          to={visitsNeedingChangeLink}
          className="mt-1 flex min-h-11 w-fit items-center text-sm font-semibold text-plum-700 underline decoration-haldi-400 decoration-2 underline-offset-4"
        >
          {copy.instead}
        </Link>
      )}
    </Card>
  );
}
