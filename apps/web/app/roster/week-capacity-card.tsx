import { formatDayWithWeekday, weekdayOf } from '@haldi/contract/kit/dates';
import { shortWeekday } from '@haldi/contract/kit/weekdays';
import type { WeekSchedule } from '@haldi/contract/orders/desk/visit-schemas';
import { Card } from '../ui/card.tsx';
import { cx } from '../ui/cx.ts';
import { formatWeekdayAndDate } from './beautician-week-days.ts';
import { rosterCopy } from './copy.ts';

const copy = rosterCopy.capacity;

export function WeekCapacityCard({ week }: { week: WeekSchedule }) {
  return (
    <Card as="section" aria-label={copy.title} className="p-4 lg:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg text-plum-900">{copy.title}</h2>
        <p className="text-sm text-stone">{copy.text}</p>
      </div>
      <ol className="mt-3 grid grid-cols-7 gap-1 text-center sm:gap-2">
        {week.days.map(({ day, seats, isClosed }) => {
          const booked = week.visits.filter((visit) => visit.day === day).length;
          return (
            <li
              key={day}
              className={cx(
                'min-w-0 rounded-field px-0.5 py-2',
                day === week.today ? 'bg-haldi-200' : isClosed ? 'bg-sand' : 'bg-haldi-50',
              )}
            >
              <span className="sr-only">
                {isClosed
                  ? copy.closedDay(formatDayWithWeekday(day))
                  : copy.day(formatDayWithWeekday(day), seats, booked)}
              </span>
              <span aria-hidden="true">
                <span className="block text-xs font-semibold text-plum-900 sm:text-sm">
                  <span className="sm:hidden">{shortWeekday(weekdayOf(day))}</span>
                  <span className="hidden sm:inline">{formatWeekdayAndDate(day)}</span>
                </span>
                <span className="block font-display text-xl font-semibold text-plum-900 tabular-nums lg:text-2xl">
                  {isClosed ? '–' : seats}
                </span>
                <span className="block truncate text-xs text-stone tabular-nums">
                  <span className="sm:hidden">{isClosed ? '' : booked}</span>
                  <span className="hidden sm:inline">
                    {isClosed ? copy.closed : copy.visits(booked)}
                  </span>
                </span>
              </span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
