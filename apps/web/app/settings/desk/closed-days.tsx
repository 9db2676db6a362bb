import { formatDayWithWeekday } from '@haldi/contract/kit/dates';
import { uniqueSorted } from '@haldi/contract/kit/unique-sorted';
import { weekdaysFromMonday } from '@haldi/contract/kit/weekdays';
import { CalendarX2, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { WeekdayName } from '../../ui/weekday-name.tsx';
import { settingsCopy as copy } from './copy.ts';

type WeekdaysProps = {
  value: number[];
  error?: string | undefined;
  onChange: (value: number[]) => void;
};

export function ClosedWeekdays({ value, error, onChange }: WeekdaysProps) {
  const toggle = (day: number): void =>
    onChange(
      uniqueSorted(value.includes(day) ? value.filter((one) => one !== day) : [...value, day]),
    );
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold text-plum-900">
        {copy.fields.closedWeekdays}
      </legend>
      <div className="flex flex-wrap gap-2">
        {weekdaysFromMonday.map((day) => (
          <Chip
            key={day}
            chosen={value.includes(day)}
            className="px-3.5"
            onClick={() => toggle(day)}
          >
            <WeekdayName day={day} />
          </Chip>
        ))}
      </div>
      {error && <FieldError role="alert">{error}</FieldError>}
    </fieldset>
  );
}

type DaysProps = {
  value: string[];
  today: string;
  error?: string | undefined;
  onChange: (value: string[]) => void;
};

export function ClosedDays({ value, today, error, onChange }: DaysProps) {
  const [day, setDay] = useState('');
  const [problem, setProblem] = useState<string>();
  const add = (): void => {
    const wrong =
      day === ''
        ? copy.addMissing
        : day < today
          ? copy.addPast
          : value.includes(day)
            ? copy.addTwice
            : undefined;
    setProblem(wrong);
    if (wrong) return;
    onChange(uniqueSorted([...value, day]));
    setDay('');
  };
  return (
    <div>
      <div className="flex flex-wrap items-start gap-3">
        <DateField
          label={copy.addDay}
          min={today}
          value={day}
          error={problem ?? error}
          className="grow basis-48"
          onChange={(chosen) => {
            setDay(chosen);
            setProblem(undefined);
          }}
        />
        <Button look="secondary" className="min-h-12 grow sm:mt-6.5 sm:grow-0" onClick={add}>
          <CalendarX2 aria-hidden="true" className="size-5" />
          {copy.add}
        </Button>
      </div>
      {value.length === 0 ? (
        <p className="mt-3 text-stone">{copy.noDays}</p>
      ) : (
        <ul aria-label={copy.fields.closedDays} className="mt-3 flex flex-wrap gap-2">
          {value.map((closed) => (
            <li
              key={closed}
              className="flex items-center rounded-full bg-haldi-100 pl-4 tabular-nums"
            >
              {formatDayWithWeekday(closed)}
              <IconButton
                label={copy.reopen(formatDayWithWeekday(closed))}
                onClick={() => onChange(value.filter((one) => one !== closed))}
              >
                <X aria-hidden="true" className="size-4" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
