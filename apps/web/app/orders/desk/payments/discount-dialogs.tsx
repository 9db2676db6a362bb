import { discountLabel } from '@haldi/contract/orders/discounts/discount-amount';
import { DiscountRemoval, DiscountRequest } from '@haldi/contract/orders/discounts/endpoints';
import { orderAmounts } from '@haldi/contract/orders/order-amounts';
import type { OrderLedger, StaffDiscount } from '@haldi/contract/orders/payments/schema';
import { useState } from 'react';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { ChangeDialogProps } from '../changing/order-change-dialog.tsx';
import {
  DiscountFields,
  type DiscountKind,
  readDiscountKind,
  readDiscountValue,
} from '../discount-fields.tsx';
import { paymentsCopy } from './copy.ts';
import { ReasonField } from './payment-fields.tsx';
import { useAddDiscount, useRemoveDiscount } from './queries.ts';
import { useOrderMoneyForm } from './use-order-money-form.ts';

const copy = paymentsCopy.discount;

const readDiscount = (fields: FormData) => {
  const kind = readDiscountKind(fields);
  return { kind, [kind]: readDiscountValue(fields), reason: String(fields.get('reason')) };
};

type DiscountDialogProps = ChangeDialogProps & { limit: OrderLedger['discountLimit'] };

export function DiscountDialog({ limit, ...dialog }: DiscountDialogProps) {
  const { order, open, onClose } = dialog;
  const [kind, setKind] = useState<DiscountKind>('amount');
  const { total, discount } = orderAmounts(order);
  const { mutateAsync } = useAddDiscount(order);
  const form = useOrderMoneyForm(dialog, {
    schema: DiscountRequest,
    read: readDiscount,
    send: mutateAsync,
    done: copy.done,
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      place="screen"
      title={copy.title(order.orderId)}
      description={copy.price(total - discount)}
      form={form}
      submit={copy.submit}
    >
      <DiscountFields
        kind={kind}
        onKind={setKind}
        hint={limit === null ? undefined : copy.limit(limit)}
        // A refusal about the value is shown here, whatever its kind.
        error={form.errors[kind] ?? form.errors.amount}
      />
      <ReasonField error={form.errors.reason} />
    </FormDialog>
  );
}

export function RemoveDiscountDialog({
  discount,
  ...dialog
}: ChangeDialogProps & { discount: StaffDiscount }) {
  const { order, open, onClose } = dialog;
  const { mutateAsync } = useRemoveDiscount(order, discount.id);
  const form = useOrderMoneyForm(dialog, {
    schema: DiscountRemoval,
    read: () => ({}),
    send: mutateAsync,
    done: copy.removed,
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="small"
      title={copy.removeTitle}
      form={form}
      submit={copy.remove}
    >
      <p>{copy.removeText(discountLabel(discount), discount.worth)}</p>
    </FormDialog>
  );
}
