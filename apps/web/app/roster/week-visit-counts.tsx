import { formatDayWithWeekday, weekdayOf } from '@haldi/contract/kit/dates';
import { shortWeekday } from '@haldi/contract/kit/weekdays';
import type { WeekSchedule } from '@haldi/contract/orders/desk/visit-schemas';
import type { Beautician } from '@haldi/contract/roster/schema';
import { cx } from '../ui/cx.ts';
import { type BeauticianWeekDay, toBeauticianWeekDays } from './beautician-week-days.ts';
import { rosterCopy } from './copy.ts';

const copy = rosterCopy.week;

const cellText = ({ isAway, visits }: BeauticianWeekDay): string =>
  [isAway && copy.offText, (visits.length > 0 || !isAway) && copy.visits(visits.length)]
    .filter(Boolean)
    .join(', ');

const cellStyle = ({ isAway, visits }: BeauticianWeekDay): string => {
  if (isAway && visits.length > 0) return 'bg-brick-100 text-brick-700 font-semibold';
  if (isAway) return 'bg-sand text-stone';
  return visits.length > 0 ? 'bg-haldi-200 text-plum-950 font-semibold' : 'bg-haldi-50 text-stone';
};

type WeekStripProps = { week: WeekSchedule; beautician: Beautician };

export function WeekVisitCounts({ week, beautician }: WeekStripProps) {
  return (
    <ol aria-label={copy.strip(beautician.name)} className="grid grid-cols-7 gap-1 text-center">
      {toBeauticianWeekDays(week, beautician).map((cell) => (
        <li key={cell.day}>
          <span className="sr-only">
            {copy.cell(formatDayWithWeekday(cell.day), cellText(cell))}
          </span>
          <span aria-hidden="true">
            <span
              className={cx(
                'block text-xs',
                cell.day === week.today ? 'font-semibold text-plum-700' : 'text-stone',
              )}
            >
              {shortWeekday(weekdayOf(cell.day))}
            </span>
            <span
              className={cx(
                'mt-0.5 flex h-9 items-center justify-center rounded-field tabular-nums',
                cell.isAway && cell.visits.length === 0 ? 'text-xs' : 'text-base',
                cellStyle(cell),
              )}
            >
              {cell.isAway && cell.visits.length === 0 ? copy.off : cell.visits.length}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
