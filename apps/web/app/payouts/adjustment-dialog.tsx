import { indiaDay } from '@haldi/contract/kit/dates';
import { parseRupeesToPaise } from '@haldi/contract/kit/paise-text';
import { textLimits } from '@haldi/contract/kit/text-schemas';
import {
  type AdjustmentKind,
  AdjustmentRequest,
  adjustmentKinds,
  type PayoutStatement,
} from '@haldi/contract/payouts/schema';
import { useId, useState } from 'react';
import { createAttemptIdPerChange } from '../lib/attempt-id-per-change.ts';
import { useForm } from '../lib/use-form.ts';
import { CheckChip } from '../ui/check-chip.tsx';
import { DateField } from '../ui/date-field.tsx';
import { TextField } from '../ui/field.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { toast } from '../ui/toast.ts';
import { payoutsCopy } from './copy.ts';
import { useAddAdjustment } from './queries.ts';

const copy = payoutsCopy.adjustment;

type DialogProps = { statement: PayoutStatement; open: boolean; onClose: () => void };

export default function AdjustmentDialog({ statement, open, onClose }: DialogProps) {
  const { beauticianId, name, to } = statement;
  const hintId = useId();
  const today = indiaDay(new Date());
  const [kind, setKind] = useState<AdjustmentKind>('advance');
  const [attemptOf] = useState(() => createAttemptIdPerChange());
  const { mutateAsync } = useAddAdjustment();
  const [day, setDay] = useState(to < today ? to : today);
  const form = useForm({
    schema: AdjustmentRequest,
    read: (fields) => {
      const body = {
        ...{ beauticianId, kind, day: fields.get('day') },
        amount: parseRupeesToPaise(String(fields.get('amount'))),
        note: String(fields.get('note')),
      };
      return { ...body, attempt: attemptOf(body) };
    },
    send: async (body) => {
      await mutateAsync(body);
      toast.success(copy.added);
      onClose();
    },
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={copy.title(name)}
      form={form}
      submit={copy.submit}
    >
      <fieldset aria-describedby={hintId}>
        <legend className="mb-1.5 text-sm font-semibold text-plum-900">{copy.kind}</legend>
        <div className="flex flex-wrap gap-2">
          {adjustmentKinds.map((one) => (
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
        <p id={hintId} className="mt-1.5 text-sm text-stone">
          {copy.kindHints[kind]}
        </p>
      </fieldset>
      <TextField
        name="amount"
        label={copy.amount}
        required
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        error={form.errors.amount}
        className="tabular-nums"
      />
      <DateField
        name="day"
        label={copy.day}
        hint={copy.dayHint}
        required
        value={day}
        onChange={setDay}
        max={today}
        error={form.errors.day}
      />
      <TextField
        name="note"
        label={copy.note}
        hint={copy.noteHint}
        required
        autoComplete="off"
        maxLength={textLimits.note}
        error={form.errors.note}
      />
    </FormDialog>
  );
}
