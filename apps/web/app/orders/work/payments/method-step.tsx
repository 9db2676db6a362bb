import { formatPaise } from '@haldi/contract/kit/paise';
import { formatPaiseForInput } from '@haldi/contract/kit/paise-text';
import { orderAmounts, outstandingAmount } from '@haldi/contract/orders/order-amounts';
import type { WorkVisit } from '@haldi/contract/orders/work/schema';
import {
  paymentMethodNames,
  type VisitPaymentMethod,
} from '@haldi/contract/payment-settings/payment-methods';
import { Banknote, CreditCard, type LucideIcon, Plus, QrCode } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AmountField } from './amount-field.tsx';
import { paymentCopy as copy } from './copy.ts';
import { readPaymentAmounts, type VisitPaymentAmounts } from './visit-payment-amounts.ts';

const icons: Record<VisitPaymentMethod, LucideIcon> = {
  cash: Banknote,
  upi: QrCode,
  card: CreditCard,
};

export type PaymentDraft = {
  /** Absent: not edited, so it follows the amount due. */
  amount?: string;
  /** Absent: the field is closed. */
  tip?: string;
};

type MethodStepProps = {
  draft: PaymentDraft;
  onDraft: (draft: PaymentDraft) => void;
  visit: WorkVisit;
  methods: readonly VisitPaymentMethod[];
  onChoose: (method: VisitPaymentMethod, amounts: VisitPaymentAmounts) => void;
};

export function MethodStep({ visit, methods, draft, onDraft, onChoose }: MethodStepProps) {
  const { due: balance, paid } = orderAmounts(visit);
  const due = outstandingAmount({ due: balance });
  const [isSubmitted, setIsSubmitted] = useState(false);
  const tip = draft.tip ?? (due > 0 ? undefined : '');
  const amount = due > 0 ? (draft.amount ?? formatPaiseForInput(due)) : '';
  const read = readPaymentAmounts({ amount, tip: tip ?? '' }, due);
  const errors = isSubmitted && 'errors' in read ? read.errors : {};
  const choose = (method: VisitPaymentMethod): void => {
    setIsSubmitted(true);
    if (!('errors' in read)) onChoose(method, read);
  };
  return (
    <div className="mx-auto max-w-110 space-y-4">
      {visit.unverifiedPayment && (
        <Notice tone="info" className="text-lg leading-snug">
          {copy.unverified(visit.unverifiedPayment)}
        </Notice>
      )}
      {due > 0 && paid > 0 && (
        <p className="text-lg leading-snug text-plum-950">{copy.paidBefore(formatPaise(paid))}</p>
      )}
      {due > 0 ? (
        <AmountField
          label={copy.amount}
          hint={copy.due(formatPaise(due))}
          value={amount}
          onChange={(text) => onDraft({ ...draft, amount: text })}
          error={errors.amount}
        />
      ) : (
        <p className="text-lg leading-snug text-plum-950">{copy.nothingDue}</p>
      )}
      {tip === undefined ? (
        <Button
          look="secondary"
          className="min-h-12! border-2! border-plum-700! text-lg!"
          onClick={() => onDraft({ ...draft, tip: '' })}
        >
          <Plus aria-hidden="true" className="size-6" />
          {copy.addTip}
        </Button>
      ) : (
        <AmountField
          label={copy.tip}
          autoFocus
          value={tip}
          onChange={(text) => onDraft({ ...draft, tip: text })}
          error={errors.tip}
        />
      )}
      <section aria-label={copy.howPaid(visit.firstName)} className="space-y-3 pt-2">
        <h3 className="text-xl wrap-anywhere text-plum-950">{copy.howPaid(visit.firstName)}</h3>
        {methods.map((method) => {
          const Icon = icons[method];
          return (
            <Button
              key={method}
              once
              className="min-h-17! w-full text-2xl!"
              onClick={() => choose(method)}
            >
              <Icon aria-hidden="true" className="size-8" />
              {paymentMethodNames[method]}
            </Button>
          );
        })}
      </section>
    </div>
  );
}
