import { parseRupeesToPaise } from '@haldi/contract/kit/paise-text';
import { amountToPay } from '@haldi/contract/orders/advance';
import { orderAmounts } from '@haldi/contract/orders/order-amounts';
import { PaymentRequest } from '@haldi/contract/orders/payments/schema';
import type { PaymentMethod } from '@haldi/contract/payment-settings/payment-methods';
import { useState } from 'react';
import { TextField } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { ChangeDialogProps } from '../changing/order-change-dialog.tsx';
import { paymentsCopy } from './copy.ts';
import { AmountField, amountText, MethodField, OverpaymentQuestion } from './payment-fields.tsx';
import { useRecordPayment } from './queries.ts';
import { useOrderMoneyForm } from './use-order-money-form.ts';
import { useOverpaymentQuestion } from './use-overpayment-question.ts';

const { record: copy, fields } = paymentsCopy;

const dueText = (due: number): string => {
  if (due > 0) return copy.due(due);
  return due === 0 ? copy.nothingDue : copy.owed(-due);
};

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();

const readPayment = (form: FormData) => {
  const reference = textOf(form, 'reference').replaceAll(' ', '');
  const [amount, tip] = [textOf(form, 'amount'), textOf(form, 'tip')];
  return {
    amount: amount === '' && tip !== '' ? 0 : parseRupeesToPaise(amount),
    tip: tip === '' ? 0 : parseRupeesToPaise(tip),
    method: form.get('method'),
    ...(reference !== '' && { reference }),
  };
};

export function RecordPaymentDialog(dialog: ChangeDialogProps) {
  const { order, open, onClose } = dialog;
  const { due } = orderAmounts(order);
  const [amount, setAmount] = useState(amountText(amountToPay(order)));
  const [method, setMethod] = useState<PaymentMethod | null>(null);
  const { mutateAsync } = useRecordPayment(order);
  const { question, sendUnlessAsked } = useOverpaymentQuestion(order, parseRupeesToPaise(amount));
  const form = useOrderMoneyForm(dialog, {
    schema: PaymentRequest,
    read: readPayment,
    send: (input) => sendUnlessAsked(input, mutateAsync),
    done: copy.done,
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      place="screen"
      title={copy.title(order.orderId)}
      description={dueText(due)}
      form={form}
      submit={question ? copy.submitAmount(question.amount) : copy.submit}
    >
      <div className="grid grid-cols-2 items-start gap-4">
        <AmountField
          name="amount"
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
          error={form.errors.amount}
        />
        <AmountField name="tip" label={fields.tip} error={form.errors.tip} />
      </div>
      <MethodField value={method} onChange={setMethod} error={form.errors.method} />
      {method === 'upi' && (
        <TextField
          name="reference"
          label={fields.reference}
          hint={fields.referenceHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          error={form.errors.reference}
        />
      )}
      {question && <OverpaymentQuestion {...question} />}
    </FormDialog>
  );
}
