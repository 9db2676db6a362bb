import { AttemptId } from '@haldi/contract/orders/attempt-id';
import { BusinessCustomer } from '@haldi/contract/orders/documents/business-customer';
import type { OrderLedger } from '@haldi/contract/orders/payments/schema';
import { Building2 } from 'lucide-react';
import * as z from 'zod/mini';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { ChangeDialogProps } from '../changing/order-change-dialog.tsx';
import { paymentsCopy } from './copy.ts';
import { useSetBusinessCustomer } from './queries.ts';
import { useOrderMoneyForm } from './use-order-money-form.ts';

const copy = paymentsCopy.business;

type Business = OrderLedger['businessCustomer'];

export type BusinessAction =
  | { kind: 'set-business'; business: Business }
  | { kind: 'remove-business' };

type LineProps = { business: Business; onAct: (action: BusinessAction) => void };

/** Who the bills of the order are for, if it is a business. */
export function BusinessCustomerLine({ business, onAct }: LineProps) {
  const set = () => onAct({ kind: 'set-business', business });
  if (!business) {
    return (
      <Button look="secondary" size="small" onClick={set}>
        <Building2 aria-hidden="true" className="size-4" />
        {copy.add}
      </Button>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="min-w-0 grow wrap-anywhere">
        <span className="block text-sm text-stone">{copy.billedTo}</span>
        {business.name}, <span className="tabular-nums">{business.gstin}</span>
      </p>
      <Button look="secondary" size="small" onClick={set}>
        {copy.change}
      </Button>
      <Button look="secondary" size="small" onClick={() => onAct({ kind: 'remove-business' })}>
        {copy.remove}
      </Button>
    </div>
  );
}

const Form = z.extend(BusinessCustomer, { attempt: AttemptId });

export function BusinessCustomerDialog({
  business,
  ...dialog
}: ChangeDialogProps & { business: Business }) {
  const { order, open, onClose } = dialog;
  const { mutateAsync } = useSetBusinessCustomer(order);
  const form = useOrderMoneyForm(dialog, {
    schema: Form,
    read: (fields) => ({ name: String(fields.get('name')), gstin: String(fields.get('gstin')) }),
    send: ({ attempt, ...businessCustomer }) => mutateAsync({ attempt, businessCustomer }),
    done: copy.done,
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      place="screen"
      title={copy.title(order.orderId)}
      description={copy.text}
      form={form}
      submit={copy.submit}
    >
      <TextField
        required
        name="name"
        label={copy.name}
        defaultValue={business?.name}
        error={form.errors.name}
        autoComplete="off"
      />
      <TextField
        required
        name="gstin"
        label={copy.gstin}
        defaultValue={business?.gstin}
        error={form.errors.gstin}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </FormDialog>
  );
}

export function RemoveBusinessCustomerDialog(dialog: ChangeDialogProps) {
  const { order, open, onClose } = dialog;
  const { mutateAsync } = useSetBusinessCustomer(order);
  const form = useOrderMoneyForm(dialog, {
    schema: z.strictObject({ attempt: AttemptId }),
    read: () => ({}),
    send: ({ attempt }) => mutateAsync({ attempt, businessCustomer: null }),
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
      <p>{copy.removeText}</p>
    </FormDialog>
  );
}
