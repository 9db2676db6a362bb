import { formatPaise } from '@haldi/contract/kit/paise';
import { cx } from '../../../ui/cx.ts';
import { paymentCopy } from './copy.ts';
import type { VisitPaymentAmounts } from './visit-payment-amounts.ts';

/** With its parts if it includes a tip. */
export function PaymentTotal({ amounts: { amount, tip } }: { amounts: VisitPaymentAmounts }) {
  const total = formatPaise(amount + tip);
  // A longer amount would not fit on a line of a narrow phone.
  const size = total.length > 9 ? 'text-3xl' : 'text-4xl';
  return (
    <p className="text-center text-plum-950">
      <span className={cx('block font-display font-semibold tabular-nums', size)}>{total}</span>
      {tip > 0 && (
        <span className="mt-1 block text-lg">
          {amount > 0
            ? paymentCopy.amountWithTip(formatPaise(amount), formatPaise(tip))
            : paymentCopy.tip}
        </span>
      )}
    </p>
  );
}
