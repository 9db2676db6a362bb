import { parseRupeesToPaise } from '@haldi/contract/kit/paise-text';
import { orderAmounts, overpaidAmount } from '@haldi/contract/orders/order-amounts';
import { type OrderLedger, RefundRequest } from '@haldi/contract/orders/payments/schema';
import type { PaymentMethod } from '@haldi/contract/payment-settings/payment-methods';
import { useState } from 'react';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { ChangeDialogProps } from '../changing/order-change-dialog.tsx';
import { paymentsCopy } from './copy.ts';
import { AmountField, amountText, MethodField, ReasonField } from './payment-fields.tsx';
import { useRefundPayment } from './queries.ts';
import { refundPreview } from './refund-preview.ts';
import { useOrderMoneyForm } from './use-order-money-form.ts';

const copy = paymentsCopy.refund;

const readRefund = (form: FormData) => ({
  amount: parseRupeesToPaise(String(form.get('amount'))),
  method: form.get('method'),
  reason: String(form.get('reason')),
});

type RefundDialogProps = ChangeDialogProps & { limit: OrderLedger['refundLimit'] };

export function RefundDialog({ limit, ...dialog }: RefundDialogProps) {
  const { order, open, onClose } = dialog;
  const amounts = orderAmounts(order);
  const [amount, setAmount] = useState(amountText(overpaidAmount(amounts)));
  const lastPayment = order.payments.findLast(({ kind }) => kind === 'payment');
  const [method, setMethod] = useState<PaymentMethod | null>(lastPayment?.method ?? null);
  const { mutateAsync } = useRefundPayment(order);
  const form = useOrderMoneyForm(dialog, {
    schema: RefundRequest,
    read: readRefund,
    send: mutateAsync,
    done: copy.done,
  });
  const preview = refundPreview(order, parseRupeesToPaise(amount));
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      place="screen"
      title={copy.title(order.orderId)}
      description={copy.paid(amounts.paid)}
      form={form}
      submit={copy.submit}
    >
      <AmountField
        name="amount"
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
        hint={limit === null ? undefined : copy.limit(limit)}
        error={form.errors.amount}
      />
      <MethodField value={method} onChange={setMethod} error={form.errors.method} />
      <ReasonField error={form.errors.reason} />
      <div aria-live="polite">
        {preview.length > 0 && <Notice tone="info">{preview.join(' ')}</Notice>}
      </div>
    </FormDialog>
  );
}
