import { parseRupeesToPaise } from '@haldi/contract/kit/paise-text';
import type { UnverifiedPayment } from '@haldi/contract/orders/payments/ledger';
import { UpiReferenceCheck } from '@haldi/contract/orders/payments/schema';
import { useState } from 'react';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { ChangeDialogProps } from '../changing/order-change-dialog.tsx';
import { paymentsCopy } from './copy.ts';
import { AmountField, amountText, OverpaymentQuestion } from './payment-fields.tsx';
import { useVerifyUpiReference } from './queries.ts';
import { useOrderMoneyForm } from './use-order-money-form.ts';
import { useOverpaymentQuestion } from './use-overpayment-question.ts';

type VerificationDialogProps = ChangeDialogProps & { payment: UnverifiedPayment };

export function PaymentReceivedDialog({ payment, ...dialog }: VerificationDialogProps) {
  const { order, open, onClose } = dialog;
  const copy = paymentsCopy.received;
  const { reference } = payment;
  const [amount, setAmount] = useState(amountText(payment.amount));
  const { mutateAsync } = useVerifyUpiReference(order);
  const { question, sendUnlessAsked } = useOverpaymentQuestion(order, parseRupeesToPaise(amount));
  const form = useOrderMoneyForm(dialog, {
    schema: UpiReferenceCheck,
    read: (fields) => ({
      isReceived: true,
      reference,
      amount: parseRupeesToPaise(String(fields.get('amount'))),
    }),
    send: async (check) =>
      check.isReceived ? sendUnlessAsked(check, mutateAsync) : mutateAsync(check),
    done: copy.done,
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      place="screen"
      title={copy.title}
      description={copy.text(reference)}
      form={form}
      submit={question ? paymentsCopy.record.submitAmount(question.amount) : copy.submit}
    >
      <AmountField
        name="amount"
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
        hint={copy.amountHint}
        error={form.errors.amount}
      />
      {question && <OverpaymentQuestion {...question} />}
    </FormDialog>
  );
}

export function PaymentNotReceivedDialog({ payment, ...dialog }: VerificationDialogProps) {
  const { order, open, onClose } = dialog;
  const copy = paymentsCopy.notReceived;
  const { reference } = payment;
  const { mutateAsync } = useVerifyUpiReference(order);
  const form = useOrderMoneyForm(dialog, {
    schema: UpiReferenceCheck,
    read: () => ({ isReceived: false, reference }),
    send: mutateAsync,
    done: copy.done,
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="small"
      title={copy.title}
      form={form}
      submit={copy.submit}
    >
      <p>{copy.text(reference)}</p>
    </FormDialog>
  );
}
