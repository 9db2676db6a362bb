import type { WeekSchedule } from '@haldi/contract/orders/desk/visit-schemas';
import type { Beautician } from '@haldi/contract/roster/schema';
import { cx } from '../ui/cx.ts';
import {
  formatWeekdayAndDate,
  formatWeekdayRange,
  isWorkingAt,
  toBeauticianWeekDays,
} from './beautician-week-days.ts';
import { rosterCopy } from './copy.ts';
import { formatShortTimeRange } from './format-working-hours.ts';
import { type OpenSlotExplanation, SlotCell } from './slot-cell.tsx';

const copy = rosterCopy.week;

export type WeekProps = { week: WeekSchedule; beautician: Beautician; onAsk: OpenSlotExplanation };

export function WeekCalendarTable({ week, beautician, onAsk }: WeekProps) {
  const first = week.days[0]?.day ?? week.today;
  const last = week.days.at(-1)?.day ?? week.today;
  const caption = copy.table(beautician.name, formatWeekdayRange(first, last));
  const days = toBeauticianWeekDays(week, beautician);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
    <section tabIndex={0} aria-label={caption} className="overflow-x-auto rounded-card">
      <table className="w-full table-fixed border-separate border-spacing-0 rounded-card border border-sand bg-white">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="w-24 bg-haldi-100 p-2 text-left text-sm">
              {copy.slot}
            </th>
            {days.map(({ day, isClosed, isAway, hours }) => (
              <th
                key={day}
                scope="col"
                className={cx(
                  'min-w-28 border-l border-sand p-2 text-left',
                  day === week.today ? 'bg-haldi-200' : 'bg-haldi-100',
                )}
              >
                {formatWeekdayAndDate(day)}
                <span className="block text-sm font-normal text-stone">
                  {isClosed
                    ? copy.closed
                    : isAway
                      ? copy.off
                      : hours.map(formatShortTimeRange).join(', ')}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {week.slots.map((slot) => (
            <tr key={slot}>
              <th
                scope="row"
                className="border-t border-sand p-2 text-left align-top text-sm whitespace-nowrap"
              >
                {slot}
              </th>
              {days.map((cell) => (
                <td
                  key={cell.day}
                  className={cx(
                    'border-t border-l border-sand p-1.5 align-top',
                    !isWorkingAt(cell, slot) && 'bg-sand/60',
                    isWorkingAt(cell, slot) && cell.day === week.today && 'bg-haldi-50',
                  )}
                >
                  <SlotCell cell={cell} beautician={beautician} slot={slot} onAsk={onAsk} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
