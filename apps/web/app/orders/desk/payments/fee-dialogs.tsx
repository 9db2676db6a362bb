import { type Fee, feeLabel } from '@haldi/contract/orders/fee';
import {
  FeeMoveRequest,
  type OrderLedger,
  WaiverRequest,
} from '@haldi/contract/orders/payments/schema';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { ChangeDialogProps } from '../changing/order-change-dialog.tsx';
import { paymentsCopy } from './copy.ts';
import { ReasonField } from './payment-fields.tsx';
import { useMoveFee, useWaiveFee } from './queries.ts';
import { useOrderMoneyForm } from './use-order-money-form.ts';

export function WaiveFeeDialog({ fee, ...dialog }: ChangeDialogProps & { fee: Fee }) {
  const { order, open, onClose } = dialog;
  const copy = paymentsCopy.waive;
  const { mutateAsync } = useWaiveFee(order, fee.kind);
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
      submit={copy.submit}
    >
      <p>{copy.text(feeLabel(fee), fee.amount)}</p>
      <ReasonField error={form.errors.reason} />
    </FormDialog>
  );
}

type MoveFeeDialogProps = ChangeDialogProps & {
  fee: Fee;
  to: NonNullable<OrderLedger['nextVisit']>;
};

export function MoveFeeDialog({ fee, to, ...dialog }: MoveFeeDialogProps) {
  const { order, open, onClose } = dialog;
  const copy = paymentsCopy.move;
  const { mutateAsync } = useMoveFee(order, fee.kind);
  const form = useOrderMoneyForm(dialog, {
    schema: FeeMoveRequest,
    read: () => ({}),
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
      submit={copy.submit(to.orderId)}
    >
      <p>{copy.text(feeLabel(fee), fee.amount, to.orderId)}</p>
    </FormDialog>
  );
}
