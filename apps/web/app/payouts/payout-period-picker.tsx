import { type DayRange, indiaDay } from '@haldi/contract/kit/dates';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { DateField } from '../ui/date-field.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { payoutsCopy as copy, formatPayoutPeriod } from './copy.ts';
import { monthRangeOf, nextMonth, payoutPeriodError, previousMonth } from './payout-period.ts';

type PickerProps = { period: DayRange; onChange: (period: DayRange) => void };

export function PayoutPeriodPicker({ period, onChange }: PickerProps) {
  const [draft, setDraft] = useState(period);
  const today = indiaDay(new Date());
  const problem = payoutPeriodError(draft);
  const write = (next: DayRange): void => {
    setDraft(next);
    if (next.from && next.to && !payoutPeriodError(next)) onChange(next);
  };
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3 print:hidden">
      <div className="flex items-center gap-1">
        <IconButton label={copy.previousMonth} onClick={() => write(previousMonth(period))}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <h2 className="min-w-40 text-center text-xl text-plum-900 tabular-nums">
          {formatPayoutPeriod(period)}
        </h2>
        <IconButton
          label={copy.nextMonth}
          disabled={period.to >= monthRangeOf(today).to}
          onClick={() => write(nextMonth(period))}
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
