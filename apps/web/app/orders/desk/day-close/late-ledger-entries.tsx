import { formatIndiaDateTime } from '@haldi/contract/kit/dates';
import { formatPaise } from '@haldi/contract/kit/paise';
import type { DayClose } from '@haldi/contract/orders/payments/day-close';
import { paymentMethodNames } from '@haldi/contract/payments/payment-method';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { textLinkStyle } from '../../../ui/text-link-style.ts';
import { adminOrderPath } from '../../shared/admin-order-path.ts';
import { dayCloseCopy } from './copy.ts';
import {
  amountChangeByLateEntry,
  type LateLedgerEntry,
  lateEntryKindText,
} from './late-ledger-entry.ts';

const copy = dayCloseCopy.late;

function LateEntryRow({ entry }: { entry: LateLedgerEntry }) {
  const { _id, orderId, kind, method, takenBy, takenAt, recordedAt, reason, isReversed } = entry;
  const recorded = formatIndiaDateTime(new Date(recordedAt));
  const taken = kind === 'reversal' ? recorded : formatIndiaDateTime(new Date(takenAt));
  return (
    <li className="flex items-start justify-between gap-x-4 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold">
            {copy.entry(lateEntryKindText(entry), paymentMethodNames[method])}
          </span>
          <Badge tone={isReversed ? 'neutral' : 'bad'}>
            {isReversed ? copy.corrected : copy.late}
          </Badge>
          <Link to={adminOrderPath(_id)} className={textLinkStyle('text-sm')}>
            {dayCloseCopy.unpaid.order(orderId)}
          </Link>
        </p>
        <p className="text-sm wrap-anywhere text-stone">
          {copy.by(takenBy ?? copy.unknownPerson, taken)}
          {taken !== recorded && ` · ${copy.recorded(recorded)}`}
        </p>
        {reason && <p className="text-sm wrap-anywhere text-stone">{reason}</p>}
      </div>
      <p className="shrink-0 font-semibold tabular-nums">
        {formatPaise(amountChangeByLateEntry(entry))}
      </p>
    </li>
  );
}

export function LateLedgerEntries({ lateEntries }: Pick<DayClose, 'lateEntries'>) {
  if (lateEntries.length === 0) return null;
  return (
    <Card as="section" aria-label={copy.title} className="min-w-0 p-4 lg:p-5">
      <h2 className="text-xl text-plum-900">{copy.title}</h2>
      <p className="text-sm text-stone">{copy.intro}</p>
      <ul className="mt-2 divide-y divide-sand">
        {lateEntries.map((entry) => (
          <LateEntryRow key={entry.id} entry={entry} />
        ))}
      </ul>
    </Card>
  );
}
