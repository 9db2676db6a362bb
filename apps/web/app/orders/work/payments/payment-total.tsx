import { formatPaise } from '@haldi/contract/kit/paise';
import { paymentCopy } from './copy.ts';
import type { PaymentAmounts } from './payment-amounts.ts';

/** With its parts if it includes a tip. */
export function PaymentTotal({ amounts: { amount, tip } }: { amounts: PaymentAmounts }) {
  return (
    <p className="text-center text-plum-950">
      <span className="block font-display text-4xl font-semibold tabular-nums">
        {formatPaise(amount + tip)}
      </span>
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
