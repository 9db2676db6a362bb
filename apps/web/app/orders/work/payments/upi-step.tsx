import type { WorkVisit } from '@haldi/contract/orders/work/schema';
import {
  newTransactionReference,
  type UpiPayee,
  upiLink,
} from '@haldi/contract/payment-settings/upi-payee-and-link';
import { useId, useState } from 'react';
import { UpiQr } from '../../../payment-settings/shared/upi-qr.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { paymentCopy as copy } from './copy.ts';
import { PaymentTotal } from './payment-total.tsx';
import type { VisitPaymentAmounts } from './visit-payment-amounts.ts';

type UpiStepProps = {
  visit: WorkVisit;
  amounts: VisitPaymentAmounts;
  /** Null: no UPI ID is set. */
  payee: UpiPayee | null;
  reference: string;
  referenceError: string | undefined;
  onReference: (reference: string) => void;
};

export function UpiStep(props: UpiStepProps) {
  const { visit, amounts, payee, reference, referenceError, onReference } = props;
  const id = useId();
  const [transactionReference] = useState(() =>
    newTransactionReference(visit.orderId, Math.random),
  );
  const amount = amounts.amount + amounts.tip;
  const order = { amount, orderId: visit.orderId, transactionReference };
  return (
    <div className="mx-auto max-w-110 space-y-3 text-lg text-plum-950">
      <PaymentTotal amounts={amounts} />
      {payee ? (
        <>
          <div className="flex justify-center">
            <UpiQr link={upiLink({ payee, ...order })} />
          </div>
          <p className="text-center leading-snug">
            <span className="block">{copy.scan(visit.firstName)}</span>
            {copy.upiId}: <strong className="font-semibold wrap-anywhere">{payee.id}</strong>
          </p>
        </>
      ) : (
        <p className="text-center leading-snug">{copy.noUpiId(visit.firstName)}</p>
      )}
      <div>
        <label htmlFor={id} className="mb-1 block font-semibold">
          {copy.reference}
        </label>
        <input
          id={id}
          value={reference}
          onChange={({ target }) => onReference(target.value.replace(/\D/g, '').slice(0, 12))}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          aria-invalid={referenceError ? true : undefined}
          aria-describedby={referenceError ? `${id}-error` : undefined}
          className="h-14 w-full rounded-field border-2 border-plum-900 bg-white px-4 text-xl tracking-wider tabular-nums"
        />
        {referenceError && (
          <FieldError id={`${id}-error`} className="mt-1.5 text-base!">
            {referenceError}
          </FieldError>
        )}
      </div>
    </div>
  );
}
