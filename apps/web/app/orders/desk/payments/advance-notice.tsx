import { formatIndiaDateTime } from '@haldi/contract/kit/dates';
import { isWaitingForAdvance, missingAdvance } from '@haldi/contract/orders/advance';
import { WaiverRequest } from '@haldi/contract/orders/payments/schema';
import type { Order } from '@haldi/contract/orders/schema';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { ChangeDialogProps } from '../changing/order-change-dialog.tsx';
import { paymentsCopy } from './copy.ts';
import { ReasonField } from './payment-fields.tsx';
import { useWaiveAdvance } from './queries.ts';
import { useOrderMoneyForm } from './use-order-money-form.ts';

const copy = paymentsCopy.advance;

export function AdvanceNotice({ order, onWaive }: { order: Order; onWaive: () => void }) {
  const { advanceUntil, unverifiedPayment } = order;
  if (!isWaitingForAdvance(order) || advanceUntil === null) return null;
  const until = formatIndiaDateTime(new Date(advanceUntil));
  return (
    <Notice tone="info">
      <p className="font-semibold">{copy.waiting(missingAdvance(order))}</p>
      <p className="text-sm">{unverifiedPayment ? copy.held : copy.until(until)}</p>
      <Button look="secondary" size="small" className="mt-3" onClick={onWaive}>
        {copy.waive}
      </Button>
    </Notice>
  );
}

export function WaiveAdvanceDialog(dialog: ChangeDialogProps) {
  const { order, open, onClose } = dialog;
  const { mutateAsync } = useWaiveAdvance(order);
  const form = useOrderMoneyForm(dialog, {
    schema: WaiverRequest,
    read: (fields) => ({ reason: String(fields.get('reason')) }),
    send: mutateAsync,
    done: copy.done,
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      place="screen"
      title={copy.title}
      form={form}
      submit={copy.waive}
    >
      <p>{copy.text(missingAdvance(order))}</p>
      <ReasonField error={form.errors.reason} />
    </FormDialog>
  );
}
