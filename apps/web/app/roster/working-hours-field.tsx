import { weekdayNames, weekdaysFromMonday } from '@haldi/contract/kit/weekdays';
import {
  type Beautician,
  defaultWorkingHours,
  type WorkingHours,
} from '@haldi/contract/roster/schema';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { CheckChip } from '../ui/check-chip.tsx';
import { FieldError } from '../ui/field-error.tsx';
import { TimeSelect } from '../ui/time-select.tsx';
import { WeekdayName } from '../ui/weekday-name.tsx';
import { rosterCopy } from './copy.ts';

const copy = rosterCopy.form;

type Row = WorkingHours & { works: boolean };

/** Days off start with the default hours. */
const toRows = (hours: readonly WorkingHours[] | undefined): Row[] =>
  weekdaysFromMonday.map((weekday) => {
    const worked = hours?.find((day) => day.weekday === weekday);
    return { weekday, ...defaultWorkingHours, ...worked, works: hours === undefined || !!worked };
  });

const isInvalid = ({ works, from, to }: Row): boolean => works && to <= from;

export const readWorkingHours = (fields: FormData): WorkingHours[] =>
  fields.getAll('workdays').map((weekday) => ({
    weekday: Number(weekday),
    from: Number(fields.get(`from-${weekday}`)),
    to: Number(fields.get(`to-${weekday}`)),
  }));

type DayRowProps = { row: Row; onChange: (change: Partial<Row>) => void };

function DayRow({ row, onChange }: DayRowProps) {
  const { weekday, works, from, to } = row;
  const name = weekdayNames[weekday] ?? '';
  const error = isInvalid(row) ? copy.wrongHours : undefined;
  return (
    <li className="grid min-h-12 grid-cols-2 items-start gap-2 min-[24rem]:grid-cols-[4.25rem_minmax(0,1fr)_minmax(0,1fr)]">
      <span className="col-span-2 min-[24rem]:col-span-1">
        <CheckChip
          name="workdays"
          value={weekday}
          label={<WeekdayName day={weekday} />}
          checked={works}
          onChange={({ target }) => onChange({ works: target.checked })}
        />
      </span>
      {works ? (
        <>
          <TimeSelect
            name={`from-${weekday}`}
            label={copy.hoursFrom(name)}
            hideLabel
            isNarrow
            value={from}
            onChange={(chosen) => onChange({ from: chosen })}
          />
          <TimeSelect
            name={`to-${weekday}`}
            label={copy.hoursTo(name)}
            hideLabel
            isNarrow
            isEnd
            value={to}
            error={error}
            onChange={(chosen) => onChange({ to: chosen })}
          />
        </>
      ) : (
        <span className="hidden pt-2.5 pl-1 text-stone min-[24rem]:col-span-2 min-[24rem]:block">
          {copy.dayOff}
        </span>
      )}
    </li>
  );
}

type HoursFieldProps = {
  /** Undefined: a new beautician. */
  beautician: Beautician | undefined;
  error: string | undefined;
};

export function WorkingHoursField({ beautician, error }: HoursFieldProps) {
  const [rows, setRows] = useState(() => toRows(beautician?.hours));
  const first = rows.find(({ works }) => works);
  const change = (weekday: number, changed: Partial<Row>): void =>
    setRows(rows.map((row) => (row.weekday === weekday ? { ...row, ...changed } : row)));
  const copyHours = ({ from, to }: Row): void => setRows(rows.map((row) => ({ ...row, from, to })));
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold text-plum-900">{copy.hours}</legend>
      <ul className="space-y-2">
        {rows.map((row) => (
          <DayRow
            key={row.weekday}
            row={row}
            onChange={(changed) => change(row.weekday, changed)}
          />
        ))}
      </ul>
      {error && !rows.some(isInvalid) && <FieldError role="alert">{error}</FieldError>}
      {first && (
        <Button look="quiet" size="small" className="mt-2 -ml-2" onClick={() => copyHours(first)}>
          {copy.sameHours(weekdayNames[first.weekday] ?? '')}
        </Button>
      )}
    </fieldset>
  );
}
