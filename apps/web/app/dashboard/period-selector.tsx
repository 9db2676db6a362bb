import {
  type DashboardPeriod,
  dashboardPeriods,
} from '@haldi/contract/dashboard/dashboard-periods';
import { cx } from '../ui/cx.ts';
import { dashboardCopy as copy } from './copy.ts';

type PeriodSelectorProps = { value: DashboardPeriod; onChange: (period: DashboardPeriod) => void };

/** Filters the loaded figures; requests nothing. */
export function PeriodSelector({ value, onChange }: PeriodSelectorProps) {
  return (
    <fieldset className="flex w-full rounded-full sm:w-auto border border-edge bg-white p-0.5">
      <legend className="sr-only">{copy.period}</legend>
      {dashboardPeriods.map((period) => (
        <label
          key={period.value}
          className={cx(
            'relative flex min-h-10 grow cursor-pointer items-center justify-center rounded-full px-3.5 text-sm font-semibold whitespace-nowrap transition-colors after:absolute after:-inset-y-1 after:inset-x-0 has-focus-visible:outline-3 has-focus-visible:outline-plum-500',
            period.value === value ? 'bg-plum-700 text-white' : 'text-plum-900 hover:bg-haldi-100',
          )}
        >
          <input
            type="radio"
            name="period"
            value={period.value}
            checked={period.value === value}
            onChange={() => onChange(period.value)}
            className="sr-only"
          />
          {period.label}
        </label>
      ))}
    </fieldset>
  );
}
