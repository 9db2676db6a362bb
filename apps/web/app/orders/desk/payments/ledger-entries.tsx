import { formatIndiaDateTime } from '@haldi/contract/kit/dates';
import { formatPaise } from '@haldi/contract/kit/paise';
import type { StaffLedgerEntry } from '@haldi/contract/orders/payments/schema';
import { paymentMethodNames } from '@haldi/contract/payment-settings/payment-methods';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { paymentsCopy as copy } from './copy.ts';

/** `Payment, UPI` */
const entryLabel = ({ kind, method }: StaffLedgerEntry): string =>
  copy.entry(copy.kinds[kind], paymentMethodNames[method]);

type EntryProps = {
  entry: StaffLedgerEntry;
  reversal: StaffLedgerEntry | undefined;
  onCorrect: () => void;
};

function Entry({ entry, reversal, onCorrect }: EntryProps) {
  const { kind, amount, discount, takenAt, takenBy, reference, reason } = entry;
  const isLate = entry.cashDay !== null;
  const details = [
    ...(reference === null ? [] : [copy.reference(reference)]),
    ...(discount > 0 ? [copy.discounted(discount)] : []),
    ...(reason === '' ? [] : [reason]),
    ...(isLate ? [copy.recorded(formatIndiaDateTime(new Date(entry.recordedAt)))] : []),
  ];
  return (
    <li className="flex flex-wrap items-end justify-between gap-x-3 gap-y-1 py-2.5">
      <p
        className={cx(
          'flex w-full items-baseline justify-between gap-3 font-semibold',
          reversal && 'text-stone line-through',
        )}
      >
        {entryLabel(entry)}
        <span className="tabular-nums">{formatPaise(kind === 'refund' ? -amount : amount)}</span>
      </p>
      <div className="min-w-0 flex-1 text-sm wrap-anywhere">
        <div className={cx(reversal && 'text-stone line-through')}>
          <p className="text-stone tabular-nums">
            {copy.takenBy(formatIndiaDateTime(new Date(takenAt)), takenBy)}
          </p>
          {details.map((detail) => (
            <p key={detail}>{detail}</p>
          ))}
        </div>
        {reversal && (
          <p className="text-brick-700">
            {copy.corrected(
              formatIndiaDateTime(new Date(reversal.recordedAt)),
              reversal.takenBy,
              reversal.reason,
            )}
          </p>
        )}
        {(isLate || (reversal && reversal.cashDay !== null)) && (
          <Badge tone="golden" className="mt-1">
            {copy.late}
          </Badge>
        )}
      </div>
      {!reversal && (
        <Button
          look="secondary"
          size="small"
          aria-label={copy.actions.correctOf(`${entryLabel(entry)}, ${formatPaise(amount)}`)}
          onClick={onCorrect}
        >
          {copy.actions.correct}
        </Button>
      )}
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
    <ol aria-label={copy.list} className="divide-y divide-sand border-t border-sand">
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
