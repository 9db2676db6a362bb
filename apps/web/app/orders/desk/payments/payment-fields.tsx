import { formatPaiseForInput } from '@haldi/contract/kit/paise-text';
import { textLimits } from '@haldi/contract/kit/text-schemas';
import {
  type PaymentMethod,
  paymentMethodNames,
  paymentMethods,
} from '@haldi/contract/payment-settings/payment-methods';
import { type ComponentProps, useId } from 'react';
import { CheckChip } from '../../../ui/check-chip.tsx';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { paymentsCopy } from './copy.ts';

const copy = paymentsCopy.fields;

/** Empty if there is nothing to fill in. */
export const amountText = (paise: number): string => (paise > 0 ? formatPaiseForInput(paise) : '');

type AmountFieldProps = Omit<ComponentProps<typeof TextField>, 'label'> & { label?: string };

export function AmountField({ label = copy.amount, ...props }: AmountFieldProps) {
  return (
    <TextField
      {...props}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={14}
      className="tabular-nums"
    />
  );
}

type MethodFieldProps = {
  value: PaymentMethod | null;
  error: string | undefined;
  onChange: (method: PaymentMethod) => void;
};

export function MethodField({ value, error, onChange }: MethodFieldProps) {
  const errorId = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold text-plum-900">{copy.method}</legend>
      <div className="flex flex-wrap gap-2">
        {paymentMethods.map((method) => (
          <CheckChip
            key={method}
            type="radio"
            name="method"
            value={method}
            label={paymentMethodNames[method]}
            checked={value === method}
            onChange={() => onChange(method)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error && errorId}
          />
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}

export function ReasonField({ error }: { error: string | undefined }) {
  return (
    <TextArea
      name="reason"
      label={copy.reason}
      required
      rows={2}
      maxLength={textLimits.note}
      error={error}
    />
  );
}

/** Announced to screen readers, because it appears after a press of the submit button. */
export function OverpaymentQuestion({ due, amount }: { due: number; amount: number }) {
  return (
    <div role="alert">
      <Notice tone="info">
        <p className="font-semibold">{paymentsCopy.overpayment(due, amount)}</p>
      </Notice>
    </div>
  );
}
