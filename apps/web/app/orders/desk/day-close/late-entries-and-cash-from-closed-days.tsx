import { formatDay, formatIndiaDateTime, indiaDay } from '@haldi/contract/kit/dates';
import { formatPaise } from '@haldi/contract/kit/paise';
import type { DayClose, LateLedgerEntry } from '@haldi/contract/orders/payments/day-close';
import { paymentMethodNames } from '@haldi/contract/payment-settings/payment-methods';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/prefetching-links.tsx';
import { textLinkStyle } from '../../../ui/text-link-style.ts';
import { adminOrderPath } from '../../shared/admin-order-path.ts';
import { dayCloseCopy } from './copy.ts';
import { isExpectedCash, lateEntryKindText, signedLateEntryAmount } from './late-ledger-entry.ts';

const copy = dayCloseCopy.late;

type LateEntryRowProps = {
  entry: LateLedgerEntry;
  /** The other day that the entry is about. */
  other?: { text: string; day: string } | undefined;
};

function LateEntryRow({ entry, other }: LateEntryRowProps) {
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
        {other && (
          <Link to={`?day=${other.day}`} preventScrollReset className={textLinkStyle('text-sm')}>
            {other.text}
          </Link>
        )}
      </div>
      <p className="shrink-0 font-semibold tabular-nums">
        {formatPaise(signedLateEntryAmount(entry))}
      </p>
    </li>
  );
}

type LateEntriesCardProps = {
  title: string;
  intro: string;
  entries: readonly LateLedgerEntry[];
  otherDayOf: (entry: LateLedgerEntry) => LateEntryRowProps['other'];
};

function LateEntriesCard({ title, intro, entries, otherDayOf }: LateEntriesCardProps) {
  if (entries.length === 0) return null;
  return (
    <Card as="section" aria-label={title} className="min-w-0 p-4 lg:p-5">
      <h2 className="text-xl text-plum-900">{title}</h2>
      <p className="text-sm text-stone">{intro}</p>
      <ul className="mt-2 divide-y divide-sand">
        {entries.map((entry) => (
          <LateEntryRow key={entry.id} entry={entry} other={otherDayOf(entry)} />
        ))}
      </ul>
    </Card>
  );
}

export function LateLedgerEntries({ lateEntries }: Pick<DayClose, 'lateEntries'>) {
  return (
    <LateEntriesCard
      title={copy.title}
      intro={copy.intro}
      entries={lateEntries}
      otherDayOf={(entry) =>
        entry.cashDay !== null && isExpectedCash(entry)
          ? { day: entry.cashDay, text: copy.expectedOn(formatDay(entry.cashDay)) }
          : undefined
      }
    />
  );
}

export function CashFromClosedDays({ cashFromClosedDays }: Pick<DayClose, 'cashFromClosedDays'>) {
  const { title, intro, of } = dayCloseCopy.fromClosedDays;
  return (
    <LateEntriesCard
      title={title}
      intro={intro}
      entries={cashFromClosedDays}
      otherDayOf={({ takenAt }) => {
        const day = indiaDay(new Date(takenAt));
        return { day, text: of(formatDay(day)) };
      }}
    />
  );
}
