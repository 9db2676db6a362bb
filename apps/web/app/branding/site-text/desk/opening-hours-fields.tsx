import type { DayHours, OpeningHours } from '@haldi/contract/branding/site-text/opening-hours';
import { weekdayNames, weekdaysFromMonday } from '@haldi/contract/kit/weekdays';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { SwitchField } from '../../../ui/switch-field.tsx';
import { TimeSelect } from '../../../ui/time-select.tsx';
import { siteTextCopy as copy } from './copy.ts';
import type { DraftErrors } from './site-text-draft.ts';

const defaultDayHours = { from: 9 * 60, to: 19 * 60 };

type HoursFieldsProps = {
  /** Null: visit times are shown instead. */
  value: OpeningHours | null;
  closedWeekdays: readonly number[];
  errors: DraftErrors;
  onChange: (value: OpeningHours | null) => void;
};

type DayRowProps = {
  weekday: number;
  day: DayHours | undefined;
  isClosed: boolean;
  error: string | undefined;
  onChange: (day: DayHours | undefined) => void;
};

function DayRow({ weekday, day, isClosed, error, onChange }: DayRowProps) {
  const name = weekdayNames[weekday] ?? '';
  return (
    <li className="grid gap-2 border-t border-sand pt-3 sm:grid-cols-[10rem_1fr] sm:items-center">
      {isClosed ? (
        <>
          <span className="font-semibold text-plum-900">{name}</span>
          <span className="text-stone">{copy.closedBySettings}</span>
        </>
      ) : (
        <>
          <Checkbox
            label={name}
            aria-label={copy.open(name)}
            checked={day !== undefined}
            onChange={({ target }) =>
              onChange(target.checked ? { weekday, ...defaultDayHours } : undefined)
            }
          />
          {day ? (
            <div className="grid grid-cols-2 gap-3">
              <TimeSelect
                hideLabel
                label={copy.from(name)}
                value={day.from}
                onChange={(from) => onChange({ ...day, from })}
              />
              <TimeSelect
                isEnd
                hideLabel
                label={copy.to(name)}
                value={day.to}
                error={error}
                onChange={(to) => onChange({ ...day, to })}
              />
            </div>
          ) : (
            <span className="text-stone">{copy.closed}</span>
          )}
        </>
      )}
    </li>
  );
}

export function OpeningHoursFields({ value, closedWeekdays, errors, onChange }: HoursFieldsProps) {
  const named = value ?? [];
  const change = (weekday: number, day: DayHours | undefined): void =>
    onChange(
      [...named.filter((one) => one.weekday !== weekday), ...(day ? [day] : [])].toSorted(
        (one, other) => one.weekday - other.weekday,
      ),
    );
  return (
    <>
      <SwitchField
        label={copy.setHours}
        hint={copy.setHoursHint}
        checked={value !== null}
        onChange={(isOn) =>
          onChange(
            isOn ? weekdayNames.map((_, weekday) => ({ weekday, ...defaultDayHours })) : null,
          )
        }
      />
      {value && (
        <ul className="grid gap-3">
          {weekdaysFromMonday.map((weekday) => {
            const place = named.findIndex((one) => one.weekday === weekday);
            return (
              <DayRow
                key={weekday}
                weekday={weekday}
                day={named[place]}
                isClosed={closedWeekdays.includes(weekday)}
                error={errors[`hours.${place}.to`]}
                onChange={(day) => change(weekday, day)}
              />
            );
          })}
        </ul>
      )}
    </>
  );
}
