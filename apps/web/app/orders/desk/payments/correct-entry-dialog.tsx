import { formatPaise } from '@haldi/contract/kit/paise';
import { ReversalRequest, type StaffLedgerEntry } from '@haldi/contract/orders/payments/schema';
import { paymentMethodPhrases } from '@haldi/contract/payment-settings/payment-methods';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { ChangeDialogProps } from '../changing/order-change-dialog.tsx';
import { paymentsCopy } from './copy.ts';
import { ReasonField } from './payment-fields.tsx';
import { useReverseLedgerEntry } from './queries.ts';
import { useOrderMoneyForm } from './use-order-money-form.ts';

const copy = paymentsCopy.correct;

type CorrectEntryDialogProps = ChangeDialogProps & { entry: StaffLedgerEntry };

export function CorrectEntryDialog({ entry, ...dialog }: CorrectEntryDialogProps) {
  const { order, open, onClose } = dialog;
  const kind = paymentsCopy.kinds[entry.kind];
  const { mutateAsync } = useReverseLedgerEntry(order);
  const form = useOrderMoneyForm(dialog, {
    schema: ReversalRequest,
    read: (fields) => ({ entry: entry.id, reason: String(fields.get('reason')) }),
    send: mutateAsync,
    done: copy.done,
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      place="screen"
      title={copy.title(kind)}
      form={form}
      submit={copy.submit}
    >
      <p>{copy.text(kind, formatPaise(entry.amount), paymentMethodPhrases[entry.method])}</p>
      <ReasonField error={form.errors.reason} />
    </FormDialog>
  );
}
