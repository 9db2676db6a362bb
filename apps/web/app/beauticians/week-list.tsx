import { awayOn } from '@haldi/contract/beauticians/at-work';
import { slots } from '@haldi/contract/booking/slots';
import { weekdayOf } from '@haldi/contract/kit/dates';
import { shortWeekday } from '@haldi/contract/kit/weekdays';
import { useState } from 'react';
import { Card } from '../ui/card.tsx';
import { cx } from '../ui/cx.ts';
import { rosterCopy } from './copy.ts';
import { SlotCell } from './slot-cell.tsx';
import type { WeekProps } from './week-table.tsx';
import { longDay, visitsOn } from './week-view.ts';

const copy = rosterCopy.week;

/** Narrow screens: the seven days to choose from, and the slots of the one that is chosen. */
export function WeekList({ week, beautician, badgeOf }: WeekProps) {
  const [wished, setWished] = useState(week.today);
  const chosen = week.days.find(({ day }) => day === wished) ??
    week.days[0] ?? { day: week.today, isClosed: false };
  const isAway = chosen.isClosed || awayOn(beautician, chosen.day) !== undefined;
  const visits = visitsOn(week, beautician, chosen.day);
  const note = beautician.daysOff.find(({ day }) => day === chosen.day)?.note ?? '';
  return (
    <div className="space-y-3">
      <fieldset aria-label={copy.chooseDay} className="grid grid-cols-7 gap-1">
        {week.days.map(({ day, isClosed }) => {
          const count = visitsOn(week, beautician, day).length;
          const away = isClosed || awayOn(beautician, day) !== undefined;
          const words = away && count === 0 ? copy.offText : copy.visits(count);
          return (
            <button
              key={day}
              type="button"
              aria-pressed={day === chosen.day}
              onClick={() => setWished(day)}
              className={cx(
                'flex min-h-16 flex-col items-center justify-center rounded-field border px-0.5 py-1 leading-tight transition-colors',
                day === chosen.day
                  ? 'border-plum-700 bg-plum-700 text-white'
                  : cx('border-sand text-plum-900', away ? 'bg-sand' : 'bg-white'),
              )}
            >
              <span className="sr-only">{copy.cell(longDay(day), words)}</span>
              <span aria-hidden="true" className="text-xs">
                {shortWeekday(weekdayOf(day))}
              </span>
              <span aria-hidden="true" className="text-base font-semibold tabular-nums">
                {Number(day.slice(8))}
              </span>
              <span aria-hidden="true" className="text-xs tabular-nums">
                {away && count === 0 ? copy.off : count > 0 ? count : '\u00a0'}
              </span>
            </button>
          );
        })}
      </fieldset>
      <Card flush>
        <h3 className="border-b border-sand px-4 py-3 font-body text-base font-semibold tracking-normal">
          {longDay(chosen.day)}
          {isAway && (
            <span className="font-normal text-stone">
              {' · '}
              {chosen.isClosed ? copy.closed : copy.dayOff(note)}
            </span>
          )}
        </h3>
        <ul className="divide-y divide-sand">
          {slots.map((slot) => (
            <li
              key={slot}
              className="grid grid-cols-[5rem_minmax(0,1fr)] items-start gap-2 px-4 py-2"
            >
              <span className="pt-0.5 text-sm font-semibold tabular-nums">{slot}</span>
              <SlotCell visits={visits} slot={slot} isAway={isAway} badgeOf={badgeOf} />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
