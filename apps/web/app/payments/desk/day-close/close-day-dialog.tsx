import { formatPaise } from '@haldi/contract/kit/paise';
import type { DayClose } from '@haldi/contract/orders/payments/day-close';
import { paymentMethodNames } from '@haldi/contract/payments/payment-method';
import ConfirmDialog from '../../../ui/confirm-dialog.tsx';
import { dayText } from '../../../ui/day-navigation.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { differenceText } from './cash-difference.tsx';
import { dayCloseCopy } from './copy.ts';
import { type CountedDrawer, sumCash } from './drawer-draft.ts';
import { unpaidText } from './unpaid-visits.tsx';

const copy = dayCloseCopy.confirm;

type CloseDayDialogProps = {
  open: boolean;
  figures: DayClose;
  drawers: readonly CountedDrawer[];
  note: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

export default function CloseDayDialog(props: CloseDayDialogProps) {
  const { open, figures, drawers, note, busy, onConfirm, onClose } = props;
  const sums = sumCash(drawers);
  const different = drawers.filter(({ counted, expected }) => counted !== expected);
  const others = figures.methods.filter(({ method }) => method !== 'cash');
  return (
    <ConfirmDialog
      open={open}
      title={copy.title(dayText(figures.day))}
      text={copy.text}
      confirm={dayCloseCopy.close}
      look="primary"
      {...{ busy, onConfirm, onClose }}
    >
      <div className="mt-4 tabular-nums">
        <FactList
          facts={[
            ...(sums
              ? ([
                  [copy.expected, formatPaise(sums.expected)],
                  [copy.handedIn, formatPaise(sums.counted)],
                ] as const)
              : []),
            ...different.map(
              ({ name, counted, expected }) =>
                [name, differenceText((counted ?? 0) - expected)] as const,
            ),
            ...others.map(
              ({ method, received, refunded }) =>
                [paymentMethodNames[method], formatPaise(received - refunded)] as const,
            ),
            ...(figures.unpaid.length > 0
              ? ([[copy.unpaid, unpaidText(figures.unpaid)]] as const)
              : []),
            ...(note.trim() ? ([[copy.note, note.trim()]] as const) : []),
          ]}
        />
      </div>
    </ConfirmDialog>
  );
}
