import { indiaDay } from '@haldi/contract/kit/dates';
import { type Beautician, NewTimeOff } from '@haldi/contract/roster/schema';
import { useState } from 'react';
import { useForm } from '../lib/use-form.ts';
import { AffectedVisitsDialog } from '../schedule/shared/affected-visits-dialog.tsx';
import { useConfirmAffectedVisits } from '../schedule/shared/use-confirm-affected-visits.ts';
import { Chip } from '../ui/chip.tsx';
import { DateField } from '../ui/date-field.tsx';
import { TextField } from '../ui/field.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { TimeSelect } from '../ui/time-select.tsx';
import { toast } from '../ui/toast.ts';
import { rosterCopy } from './copy.ts';
import { useAddTimeOff } from './queries.ts';

const copy = rosterCopy.timeOff;

const defaultHours = { from: 14 * 60, to: 17 * 60 };

/** Without a last day it is one day. */
const readTimeOffFields = (fields: FormData) => ({
  from: fields.get('from'),
  to: fields.get('to') || fields.get('from'),
  note: fields.get('note'),
  ...(fields.has('begins') && {
    hours: { from: Number(fields.get('begins')), to: Number(fields.get('ends')) },
  }),
});

type TimeOffHoursProps = {
  hours: typeof defaultHours | undefined;
  onChange: (hours: typeof defaultHours | undefined) => void;
};

function TimeOffHours({ hours, onChange }: TimeOffHoursProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold text-plum-900">{copy.length}</legend>
      <div className="flex flex-wrap gap-2">
        <Chip chosen={!hours} onClick={() => onChange(undefined)}>
          {copy.wholeDays}
        </Chip>
        <Chip chosen={!!hours} onClick={() => onChange(hours ?? defaultHours)}>
          {copy.someHours}
        </Chip>
      </div>
      {hours && (
        <div className="mt-4 grid grid-cols-2 gap-3 sm:gap-4">
          <TimeSelect
            name="begins"
            label={copy.begins}
            isNarrow
            value={hours.from}
            onChange={(chosen) => onChange({ ...hours, from: chosen })}
          />
          <TimeSelect
            name="ends"
            label={copy.ends}
            isNarrow
            isEnd
            value={hours.to}
            error={hours.to <= hours.from ? copy.wrongHours : undefined}
            onChange={(chosen) => onChange({ ...hours, to: chosen })}
          />
        </div>
      )}
    </fieldset>
  );
}

type TimeOffFormProps = {
  open: boolean;
  beautician: Beautician;
  onClose: () => void;
};

export function TimeOffForm({ open, beautician, onClose }: TimeOffFormProps) {
  const [today] = useState(() => indiaDay(new Date()));
  const [from, setFrom] = useState('');
  const [hours, setHours] = useState<typeof defaultHours>();
  const { mutateAsync, isPending } = useAddTimeOff(beautician._id);
  const confirmation = useConfirmAffectedVisits(async (body: NewTimeOff, acknowledged?: string) => {
    await mutateAsync({ ...body, ...(acknowledged && { acknowledged }) });
    toast.success(copy.done);
    onClose();
  });
  const form = useForm({
    schema: NewTimeOff,
    read: readTimeOffFields,
    send: (body) => confirmation.attempt(body),
  });
  const { name } = beautician;
  return (
    <>
      <FormDialog
        open={open}
        onClose={onClose}
        title={copy.addTo(name)}
        size="small"
        form={form}
        isChosen={hours !== undefined}
        submit={copy.submit}
      >
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <DateField
            name="from"
            label={copy.from}
            min={today}
            required
            error={form.errors.from}
            onChange={setFrom}
          />
          <DateField name="to" label={copy.to} min={from || today} error={form.errors.to} />
        </div>
        <TimeOffHours hours={hours} onChange={setHours} />
        <TextField
          name="note"
          label={copy.note}
          placeholder={copy.notePlaceholder}
          maxLength={80}
          error={form.errors.note}
        />
      </FormDialog>
      <AffectedVisitsDialog
        affected={confirmation.affected}
        title={copy.affectedTitle(name)}
        text={copy.affectedText}
        confirm={copy.affectedConfirm}
        busy={isPending}
        onConfirm={(stamp) =>
          void confirmation.confirm(stamp).catch(() => toast.error(copy.failed))
        }
        onClose={confirmation.cancel}
      />
    </>
  );
}
