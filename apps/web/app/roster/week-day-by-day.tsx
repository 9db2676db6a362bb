import { formatDayWithWeekday, weekdayOf } from '@haldi/contract/kit/dates';
import { shortWeekday } from '@haldi/contract/kit/weekdays';
import { useState } from 'react';
import { Card } from '../ui/card.tsx';
import { cx } from '../ui/cx.ts';
import { type BeauticianWeekDay, toBeauticianWeekDays } from './beautician-week-days.ts';
import { rosterCopy } from './copy.ts';
import { formatTimeRange } from './format-working-hours.ts';
import { SlotCell } from './slot-cell.tsx';
import type { WeekProps } from './week-calendar-table.tsx';

const copy = rosterCopy.week;

const hoursText = ({ isClosed, isAway, hours }: BeauticianWeekDay, note: string): string => {
  if (isClosed) return copy.closed;
  return isAway ? copy.dayOff(note) : hours.map(formatTimeRange).join(', ');
};

export function WeekDayByDay({ week, beautician, onAsk }: WeekProps) {
  const [chosenDay, setChosenDay] = useState(week.today);
  const cells = toBeauticianWeekDays(week, beautician);
  const chosen = cells.find(({ day }) => day === chosenDay) ?? cells[0];
  if (!chosen) return null;
  const note = beautician.timeOff.find(({ day }) => day === chosen.day)?.note ?? '';
  return (
    <div className="space-y-3">
      <fieldset aria-label={copy.chooseDay} className="grid grid-cols-7 gap-1">
        {cells.map(({ day, isAway, visits }) => {
          const count = visits.length;
          const text = isAway && count === 0 ? copy.offText : copy.visits(count);
          return (
            <button
              key={day}
              type="button"
              aria-pressed={day === chosen.day}
              onClick={() => setChosenDay(day)}
              className={cx(
                'flex min-h-16 flex-col items-center justify-center rounded-field border px-0.5 py-1 leading-tight transition-colors',
                day === chosen.day
                  ? 'border-plum-700 bg-plum-700 text-white'
                  : cx('border-sand text-plum-900', isAway ? 'bg-sand' : 'bg-white'),
              )}
            >
              <span className="sr-only">{copy.cell(formatDayWithWeekday(day), text)}</span>
              <span aria-hidden="true" className="text-xs">
                {shortWeekday(weekdayOf(day))}
              </span>
              <span aria-hidden="true" className="text-base font-semibold tabular-nums">
                {Number(day.slice(8))}
              </span>
              <span aria-hidden="true" className="text-xs tabular-nums">
                {isAway && count === 0 ? copy.off : count > 0 ? count : '\u00a0'}
              </span>
            </button>
          );
        })}
      </fieldset>
      <Card flush>
        <h3 className="border-b border-sand px-4 py-3 font-body text-base font-semibold tracking-normal">
          {formatDayWithWeekday(chosen.day)}
          <span className="font-normal text-stone">
            {' · '}
            {hoursText(chosen, note)}
          </span>
        </h3>
        <ul className="divide-y divide-sand">
          {week.slots.map((slot) => (
            <li
              key={slot}
              className="grid grid-cols-[5rem_minmax(0,1fr)] items-start gap-2 px-4 py-2"
            >
              <span className="pt-2 text-sm font-semibold tabular-nums">{slot}</span>
              <SlotCell cell={chosen} beautician={beautician} slot={slot} onAsk={onAsk} />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
