import { reportPeriodPresets } from '@haldi/contract/analytics/report-periods';
import { Day } from '@haldi/contract/kit/day-schema';
import { useState } from 'react';
import { cx } from '../ui/cx.ts';
import { DateField } from '../ui/date-field.tsx';
import { type Period, periodErrorText } from './analytics-period.ts';
import { analyticsCopy as copy } from './copy.ts';

type PeriodBarProps = {
  period: Period;
  onChange: (address: Record<string, string>) => void;
};

export function PeriodPicker({ period, onChange }: PeriodBarProps) {
  const { preset, range } = period;
  const [draft, setDraft] = useState(range);
  const [shown, setShown] = useState(range);
  if (shown.from !== range.from || shown.to !== range.to) {
    setShown(range);
    setDraft(range);
  }
  const problem = periodErrorText(draft);
  const write = (next: typeof draft): void => {
    setDraft(next);
    const isWhole = Day.safeParse(next.from).success && Day.safeParse(next.to).success;
    if (isWhole && next.from >= '2000-01-01' && next.to < '2200' && !periodErrorText(next)) {
      onChange(next);
    }
  };
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <fieldset className="flex min-w-0 flex-wrap gap-2">
        <legend className="sr-only">{copy.period}</legend>
        {reportPeriodPresets.map(({ value, label }) => (
          <label
            key={value}
            className={cx(
              'flex min-h-11 cursor-pointer items-center rounded-full border px-3.5 text-sm font-semibold whitespace-nowrap transition-colors has-focus-visible:outline-3 has-focus-visible:outline-plum-500',
              value === preset
                ? 'border-plum-700 bg-plum-700 text-white'
                : 'border-edge bg-white text-plum-900 hover:bg-haldi-100',
            )}
          >
            <input
              type="radio"
              name="period"
              value={value}
              checked={value === preset}
              onChange={() => onChange({ period: value })}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </fieldset>
      <fieldset className="flex min-w-0 grow gap-3 sm:max-w-90">
        <legend className="sr-only">{copy.custom}</legend>
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
