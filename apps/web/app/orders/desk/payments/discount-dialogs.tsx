import { discountLabel } from '@haldi/contract/orders/discounts/discount-amount';
import { DiscountRemoval, DiscountRequest } from '@haldi/contract/orders/discounts/endpoints';
import { orderAmounts } from '@haldi/contract/orders/order-amounts';
import type { OrderLedger, StaffDiscount } from '@haldi/contract/orders/payments/schema';
import { useState } from 'react';
import { CheckChip } from '../../../ui/check-chip.tsx';
import { TextField } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { ChangeDialogProps } from '../changing/order-change-dialog.tsx';
import { paymentsCopy } from './copy.ts';
import { ReasonField } from './payment-fields.tsx';
import { useAddDiscount, useRemoveDiscount } from './queries.ts';
import { usePaymentForm } from './use-payment-form.ts';

const copy = paymentsCopy.discount;
const kinds = ['amount', 'percent'] as const;
type Kind = (typeof kinds)[number];

const wholeNumber = (text: string): number => (/^\d+$/.test(text) ? Number(text) : Number.NaN);

const readDiscount = (fields: FormData) => {
  const kind = fields.get('kind') === 'percent' ? 'percent' : 'amount';
  const value = wholeNumber(String(fields.get(kind)).trim());
  return { kind, [kind]: value, reason: String(fields.get('reason')) };
};

type DiscountDialogProps = ChangeDialogProps & { limit: OrderLedger['discountLimit'] };

export function DiscountDialog({ limit, ...dialog }: DiscountDialogProps) {
  const { order, open, onClose } = dialog;
  const [kind, setKind] = useState<Kind>('amount');
  const { total, discount } = orderAmounts(order);
  const { mutateAsync } = useAddDiscount(order);
  const form = usePaymentForm(dialog, {
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
      <fieldset>
        <legend className="mb-1.5 text-sm font-semibold text-plum-900">{copy.kind}</legend>
        <div className="flex flex-wrap gap-2">
          {kinds.map((one) => (
            <CheckChip
              key={one}
              type="radio"
              name="kind"
              value={one}
              label={copy.kinds[one]}
              checked={kind === one}
              onChange={() => setKind(one)}
            />
          ))}
        </div>
      </fieldset>
      <TextField
        key={kind}
        name={kind}
        label={copy.fields[kind]}
        hint={limit === null ? undefined : copy.limit(limit)}
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        className="max-w-60 tabular-nums"
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
  const form = usePaymentForm(dialog, {
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
