import { formatPaiseForInput } from '@haldi/contract/kit/paise-text';
import { orderAmounts, outstandingAmount } from '@haldi/contract/orders/order-amounts';
import type { Order } from '@haldi/contract/orders/schema';
import {
  paymentMethodNames,
  paymentMethods,
} from '@haldi/contract/payment-settings/payment-methods';
import { useId, useState } from 'react';
import { CheckChip } from '../../ui/check-chip.tsx';
import { TextField } from '../../ui/field.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { Notice } from '../../ui/notice.tsx';
import { complaintsCopy } from './copy.ts';

const copy = complaintsCopy.closing;

type MethodsProps = { order: Order; showErrors: boolean };

function Methods({ order, showErrors }: MethodsProps) {
  const errorId = useId();
  const last = order.payments.findLast(({ kind }) => kind === 'payment')?.method ?? null;
  const [method, setMethod] = useState(last);
  const isMissing = showErrors && method === null;
  return (
    <fieldset aria-describedby={isMissing ? errorId : undefined}>
      <legend className="mb-1.5 text-sm font-semibold text-plum-900">{copy.method}</legend>
      <div className="flex flex-wrap gap-2">
        {paymentMethods.map((one) => (
          <CheckChip
            key={one}
            type="radio"
            name="method"
            value={one}
            label={paymentMethodNames[one]}
            checked={method === one}
            onChange={() => setMethod(one)}
          />
        ))}
      </div>
      {isMissing && <FieldError id={errorId}>{copy.methodMissing}</FieldError>}
    </fieldset>
  );
}

type MoneyFieldsProps = {
  kind: 'refund' | 'discount';
  order: Order;
  /** By the server, about the amount. */
  error: string | undefined;
  showErrors: boolean;
};

export function MoneyFields({ kind, order, error, showErrors }: MoneyFieldsProps) {
  const amounts = orderAmounts(order);
  const [amount, setAmount] = useState('');
  const isRefund = kind === 'refund';
  const wrong = isRefund ? copy.wrongAmount : copy.wrongRupees;
  const isPaid = amounts.paid > 0 && outstandingAmount(amounts) === 0;
  return (
    <>
      <TextField
        name="amount"
        label={copy.amount}
        required
        inputMode={isRefund ? 'decimal' : 'numeric'}
        autoComplete="off"
        maxLength={12}
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
        hint={
          isRefund
            ? copy.paid(amounts.paid)
            : copy.price(formatPaiseForInput(amounts.total - amounts.discount))
        }
        error={error ?? (showErrors && !(Number(amount) > 0) ? wrong : undefined)}
        className="tabular-nums"
      />
      {isRefund && <Methods order={order} showErrors={showErrors} />}
      {!isRefund && isPaid && <Notice tone="info">{copy.alreadyPaid}</Notice>}
    </>
  );
}
