import { formatPaise } from '@haldi/contract/kit/paise';
import { cx } from '../../../ui/cx.ts';
import { AmountField } from './amount-field.tsx';
import { paymentCopy as copy } from './copy.ts';
import { PaymentTotal } from './payment-total.tsx';
import { changeToGive, type VisitPaymentAmounts } from './visit-payment-amounts.ts';

const changeText = (change: number): string => {
  if (change === 0) return copy.noChange;
  return change > 0 ? copy.giveBack(formatPaise(change)) : copy.tooLittle(formatPaise(-change));
};

type CashStepProps = {
  amounts: VisitPaymentAmounts;
  given: string;
  onGiven: (text: string) => void;
};

export function CashStep({ amounts, given, onGiven }: CashStepProps) {
  const change = changeToGive(given, amounts.amount + amounts.tip);
  return (
    <div className="mx-auto max-w-110 space-y-5">
      <PaymentTotal amounts={amounts} />
      <AmountField label={copy.customerGives} value={given} onChange={onGiven} />
      <p
        role="status"
        className={cx(
          'rounded-field px-4 py-4 text-center font-display text-3xl font-semibold text-balance empty:hidden',
          (change ?? 0) < 0 ? 'bg-brick-100 text-brick-700' : 'bg-haldi-200 text-plum-950',
        )}
      >
        {change !== undefined && changeText(change)}
      </p>
    </div>
  );
}
