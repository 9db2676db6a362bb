import { formatPaise } from '@haldi/contract/kit/paise';
import { paymentMethodNames } from '@haldi/contract/payment-settings/payment-methods';
import ConfirmDialog from '../../../ui/confirm-dialog.tsx';
import { formatDayWithFullWeekday } from '../../../ui/day-navigation.tsx';
import { type DayToConfirm, sumCash } from './cash-count-draft.ts';
import { formatCashDifference } from './cash-difference.tsx';
import { dayCloseCopy } from './copy.ts';
import { unpaidVisitsText } from './unpaid-and-not-completed-visits.tsx';

const copy = dayCloseCopy.confirm;

type CloseDayDialogProps = {
  open: boolean;
  confirmed: DayToConfirm;
  busy: boolean;
  onConfirm: (confirmed: DayToConfirm) => void;
  onClose: () => void;
};

export default function CloseDayDialog(props: CloseDayDialogProps) {
  const { open, confirmed, busy, onConfirm, onClose } = props;
  const { day, drawers, methods, unpaid, notCompleted, note } = confirmed;
  const sums = sumCash(drawers);
  const different = drawers.filter(({ counted, expected }) => counted !== expected);
  const others = methods.filter(({ method }) => method !== 'cash');
  const amounts: [name: string, amount: string][] = [
    ...(sums && drawers.length > 0
      ? [
          [copy.expected, formatPaise(sums.expected)] as [string, string],
          [copy.handedIn, formatPaise(sums.counted)] as [string, string],
        ]
      : []),
    ...different.map(({ name, counted, expected }): [string, string] => [
      name,
      formatCashDifference(counted - expected),
    ]),
    ...others.map(({ method, collected, refunded }): [string, string] => [
      paymentMethodNames[method],
      formatPaise(collected - refunded),
    ]),
  ];
  if (unpaid.length > 0) amounts.push([copy.unpaid, unpaidVisitsText(unpaid)]);
  if (notCompleted.length > 0) {
    amounts.push([copy.notCompleted, dayCloseCopy.notCompleted.count(notCompleted.length)]);
  }
  return (
    <ConfirmDialog
      open={open}
      title={copy.title(formatDayWithFullWeekday(day))}
      text={copy.text}
      confirm={dayCloseCopy.close}
      look="primary"
      {...{ busy, onClose }}
      onConfirm={() => onConfirm(confirmed)}
    >
      <dl className="mt-4 divide-y divide-sand border-y border-sand empty:hidden">
        {amounts.map(([name, amount]) => (
          <div key={name} className="flex items-baseline justify-between gap-x-4 py-2">
            <dt className="min-w-0 wrap-anywhere text-stone">{name}</dt>
            <dd className="shrink-0 text-right font-semibold tabular-nums">{amount}</dd>
          </div>
        ))}
      </dl>
      {note && <p className="mt-3 whitespace-pre-line wrap-anywhere">{dayCloseCopy.note(note)}</p>}
    </ConfirmDialog>
  );
}
