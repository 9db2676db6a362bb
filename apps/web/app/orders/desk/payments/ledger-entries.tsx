import { formatDateTime } from '@haldi/contract/kit/dates';
import { formatPaise } from '@haldi/contract/kit/paise';
import type { StaffLedgerEntry } from '@haldi/contract/orders/payments/schema';
import { paymentMethodNames } from '@haldi/contract/payments/payment-method';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { paymentsCopy as copy } from './copy.ts';

/** `Payment, UPI` */
export const entryLabel = ({ kind, method }: StaffLedgerEntry): string =>
  copy.entry(copy.kinds[kind], paymentMethodNames[method]);

type EntryProps = {
  entry: StaffLedgerEntry;
  reversal: StaffLedgerEntry | undefined;
  onCorrect: () => void;
};

function Entry({ entry, reversal, onCorrect }: EntryProps) {
  const { kind, amount, discount, takenAt, takenBy, reference, reason } = entry;
  const isLate = entry.isLate || reversal?.isLate;
  const details = [
    ...(reference === null ? [] : [copy.reference(reference)]),
    ...(discount > 0 ? [copy.discounted(discount)] : []),
    ...(reason === '' ? [] : [reason]),
  ];
  return (
    <li className="py-2.5">
      <div className={cx(reversal && 'text-stone line-through')}>
        <p className="flex items-baseline justify-between gap-3">
          <span className="font-semibold">{entryLabel(entry)}</span>
          <span className="font-semibold tabular-nums">
            {formatPaise(kind === 'refund' ? -amount : amount)}
          </span>
        </p>
        <p className="text-sm text-stone tabular-nums">
          {copy.takenBy(formatDateTime(new Date(takenAt)), takenBy)}
        </p>
        {details.map((detail) => (
          <p key={detail} className="text-sm wrap-anywhere">
            {detail}
          </p>
        ))}
      </div>
      {reversal && (
        <p className="text-sm text-brick-700 wrap-anywhere">
          {copy.corrected(reversal.takenBy, reversal.reason)}
        </p>
      )}
      <div className="mt-1.5 flex flex-wrap items-center justify-between gap-2 empty:hidden">
        {isLate && <Badge tone="golden">{copy.late}</Badge>}
        {!reversal && (
          <Button
            look="secondary"
            size="small"
            className="ml-auto"
            aria-label={copy.actions.correctOf(`${entryLabel(entry)}, ${formatPaise(amount)}`)}
            onClick={onCorrect}
          >
            {copy.actions.correct}
          </Button>
        )}
      </div>
    </li>
  );
}

type LedgerEntriesProps = {
  entries: readonly StaffLedgerEntry[];
  onCorrect: (entry: StaffLedgerEntry) => void;
};

/** Reversals are shown with the entry that they reverse. */
export function LedgerEntries({ entries, onCorrect }: LedgerEntriesProps) {
  const recorded = entries.filter(({ kind }) => kind !== 'reversal');
  if (recorded.length === 0) return <p className="text-stone">{copy.none}</p>;
  return (
    <ol aria-label={copy.list} className="divide-y divide-sand border-y border-sand">
      {recorded.map((entry) => (
        <Entry
          key={entry.id}
          entry={entry}
          reversal={entries.find(({ reverses }) => reverses === entry.id)}
          onCorrect={() => onCorrect(entry)}
        />
      ))}
    </ol>
  );
}
