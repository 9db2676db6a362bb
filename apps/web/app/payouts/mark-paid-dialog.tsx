import { indiaDay } from '@haldi/contract/kit/dates';
import { formatPaise } from '@haldi/contract/kit/paise';
import { textLimits } from '@haldi/contract/kit/text-schemas';
import {
  paymentMethodNames,
  paymentMethods,
} from '@haldi/contract/payment-settings/payment-methods';
import { PayoutRequest, type PayoutStatement } from '@haldi/contract/payouts/schema';
import { amountToPay } from '@haldi/contract/payouts/statement-totals';
import { useId, useState } from 'react';
import { useForm } from '../lib/use-form.ts';
import { CheckChip } from '../ui/check-chip.tsx';
import { DateField } from '../ui/date-field.tsx';
import { TextField } from '../ui/field.tsx';
import { FieldError } from '../ui/field-error.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { toast } from '../ui/toast.ts';
import { payoutsCopy } from './copy.ts';
import { useMarkPayoutPaid } from './queries.ts';

const copy = payoutsCopy.markPaid;

function PayoutMethodField({ error }: { error: string | undefined }) {
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
            aria-invalid={error ? true : undefined}
            aria-describedby={error && errorId}
          />
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}

type DialogProps = {
  statement: PayoutStatement;
  open: boolean;
  onPaid: (paid: PayoutStatement) => void;
  onClose: () => void;
};

export default function MarkPaidDialog({ statement, open, onPaid, onClose }: DialogProps) {
  const { beauticianId, name, from, to, stamp, totals } = statement;
  const today = indiaDay(new Date());
  const [paidOn, setPaidOn] = useState(today);
  const { mutateAsync } = useMarkPayoutPaid();
  const amount = amountToPay(totals);
  const form = useForm({
    schema: PayoutRequest,
    read: (fields) => ({
      ...{ beauticianId, from, to, stamp },
      paidOn: String(fields.get('paidOn')),
      method: fields.get('method'),
      reference: String(fields.get('reference') ?? ''),
    }),
    send: async (request) => {
      const paid = await mutateAsync(request);
      toast.success(copy.done);
      // Nothing is unsaved any more, so the page can be left.
      form.props.ref.current?.reset();
      onPaid(paid);
    },
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={copy.title(name)}
      description={copy.text(statement)}
      form={form}
      submit={copy.submit}
    >
      <p className="flex items-baseline justify-between gap-4 text-lg">
        <span className="text-stone">{copy.amount}</span>
        <span className="font-semibold tabular-nums">{formatPaise(amount)}</span>
      </p>
      <DateField
        name="paidOn"
        label={copy.paidOn}
        required
        value={paidOn}
        onChange={setPaidOn}
        min={from}
        max={today}
        error={form.errors.paidOn}
      />
      {amount > 0 ? (
        <>
          <PayoutMethodField error={form.errors.method} />
          <TextField
            name="reference"
            label={copy.reference}
            hint={copy.referenceHint}
            autoComplete="off"
            maxLength={textLimits.name}
            error={form.errors.reference}
          />
        </>
      ) : (
        <p className="text-stone">{copy.nothing}</p>
      )}
    </FormDialog>
  );
}
