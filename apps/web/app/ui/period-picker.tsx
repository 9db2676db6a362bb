import {
  type CalendarPeriodKind,
  calendarPeriodAfter,
  calendarPeriodBefore,
  calendarPeriodKindOf,
  calendarPeriodOf,
  formatPeriod,
} from '@haldi/contract/kit/calendar-periods';
import { type DayRange, indiaDay } from '@haldi/contract/kit/dates';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { periodError } from '../lib/period-in-url.ts';
import { cx } from './cx.ts';
import { dateCopy as copy } from './date-copy.ts';
import { DateField } from './date-field.tsx';
import { IconButton } from './icon-button.tsx';

type KindsProps = {
  kinds: readonly CalendarPeriodKind[];
  chosen: CalendarPeriodKind | undefined;
  onChange: (kind: CalendarPeriodKind) => void;
};

function Kinds({ kinds, chosen, onChange }: KindsProps) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{copy.period}</legend>
      {kinds.map((kind) => (
        <label
          key={kind}
          className={cx(
            'relative flex min-h-11 cursor-pointer items-center rounded-full border px-4 font-semibold transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-plum-500',
            kind === chosen
              ? 'border-plum-700 bg-plum-700 text-white'
              : 'border-edge bg-white text-plum-900 hover:bg-haldi-100',
          )}
        >
          <input
            type="radio"
            name="period"
            value={kind}
            checked={kind === chosen}
            onChange={() => onChange(kind)}
            className="sr-only"
          />
          {copy.periodKinds[kind]}
        </label>
      ))}
    </fieldset>
  );
}

type PeriodPickerProps = {
  period: DayRange;
  onChange: (period: DayRange) => void;
  /** Offered as a choice if there is more than one. */
  kinds?: readonly CalendarPeriodKind[];
};

/** At most a year. The buttons go by the kind that is shown, or by months. */
export function PeriodPicker({ period, onChange, kinds = ['month'] }: PeriodPickerProps) {
  const [draft, setDraft] = useState(period);
  const [today] = useState(() => indiaDay(new Date()));
  const problem = periodError(draft);
  const chosen = kinds.find((kind) => kind === calendarPeriodKindOf(period));
  const step = chosen ?? 'month';
  const write = (next: DayRange): void => {
    setDraft(next);
    if (next.from && next.to && !periodError(next)) onChange(next);
  };
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3 print:hidden">
      {kinds.length > 1 && (
        <Kinds
          {...{ kinds, chosen }}
          // A period that contains today becomes the current month, not the first one.
          onChange={(kind) =>
            write(
              calendarPeriodOf(
                kind,
                period.from <= today && today <= period.to ? today : period.from,
              ),
            )
          }
        />
      )}
      <div className="flex items-center gap-1">
        <IconButton
          label={copy.previousPeriod[step]}
          onClick={() => write(calendarPeriodBefore(step, period))}
        >
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <h2 className="min-w-40 text-center text-xl text-plum-900 tabular-nums">
          {formatPeriod(period)}
        </h2>
        <IconButton
          label={copy.nextPeriod[step]}
          disabled={period.to >= calendarPeriodOf(step, today).to}
          onClick={() => write(calendarPeriodAfter(step, period))}
        >
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </div>
      <fieldset className="flex min-w-0 grow gap-3 sm:max-w-90">
        <legend className="sr-only">{copy.otherDays}</legend>
        <DateField
          isSet
          label={copy.from}
          value={draft.from}
          min="2000-01-01"
          max="2199-12-31"
          onChange={(from) => write({ ...draft, from })}
          className="flex-1"
        />
        <DateField
          isSet
          label={copy.to}
          value={draft.to}
          min="2000-01-01"
          max="2199-12-31"
          onChange={(to) => write({ ...draft, to })}
          error={draft.from && draft.to ? problem : undefined}
          className="flex-1"
        />
      </fieldset>
    </div>
  );
}
