import { addDays, formatDay, indiaDay, weekdayOf } from '@haldi/contract/kit/dates';
import { shortWeekday } from '@haldi/contract/kit/weekdays';
import { formatOrderAppointment } from '@haldi/contract/orders/move-request';
import type { Order } from '@haldi/contract/orders/schema';
import { maxCalendarDays } from '@haldi/contract/schedule/endpoints';
import { CalendarCheck, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useStaffMoveDays } from '../queries.ts';
import { changingCopy } from './copy.ts';

const copy = changingCopy.move;

const mondayOf = (day: string): string => addDays(day, -((weekdayOf(day) + 6) % 7));

type DayButtonProps = {
  day: string;
  isChosen: boolean;
  isPast: boolean;
  note: string | undefined;
  onChoose: (day: string) => void;
};

function DayButton({ day, isChosen, isPast, note, onChoose }: DayButtonProps) {
  // `Mon 5 Apr 2027`, as the visible text starts with `Mon 5`
  const [weekday, date] = [shortWeekday(weekdayOf(day)), Number(day.slice(8))];
  const name = `${weekday} ${date} ${formatDay(day).slice(3)}`;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={copy.dayLabel(name, note)}
      title={note}
      disabled={isPast}
      onClick={() => onChoose(day)}
      className={cx(
        'flex h-14 min-w-0 flex-col items-center justify-center rounded-field leading-tight tabular-nums transition-colors disabled:cursor-not-allowed disabled:opacity-40',
        isChosen ? 'bg-plum-700 text-white' : 'bg-haldi-50 text-plum-900 hover:bg-haldi-200',
        note !== undefined && !isChosen && 'bg-sand text-stone',
      )}
    >
      <span className="text-xs">{weekday}</span>{' '}
      <span className={cx('font-semibold', note !== undefined && 'line-through')}>{date}</span>
    </button>
  );
}

type DayChoiceProps = {
  order: Order;
  day: string;
  onChoose: (day: string, slot?: string) => void;
};

export function DayChoice({ order, day, onChoose }: DayChoiceProps) {
  const today = indiaDay(new Date());
  const [week, setWeek] = useState(mondayOf(day));
  const from = week < today ? today : week;
  const shown = useStaffMoveDays(order, { from, to: addDays(week, 6) });
  const ahead = useStaffMoveDays(order, { from: today, to: addDays(today, maxCalendarDays - 1) });
  const reasons = new Map(shown.data?.days.map((one) => [one.day, one]));
  const dayNote = (one: string): string | undefined => {
    const known = reasons.get(one);
    if (!known || known.available) return undefined;
    return known.reason ? copy.notes[known.reason] : copy.noAvailableTimes;
  };
  const choose = (chosen: string, slot?: string): void => {
    setWeek(mondayOf(chosen));
    onChoose(chosen, slot);
  };
  const next = ahead.data?.next;
  return (
    <fieldset className="min-w-0 space-y-2">
      <legend className="mb-1.5 text-sm font-semibold text-plum-900">{copy.day}</legend>
      <div className="flex items-center gap-1">
        <div className="min-w-0 grow">
          {next && (
            <Button look="secondary" size="small" onClick={() => choose(next.day, next.slot)}>
              <CalendarCheck aria-hidden="true" className="hidden size-4 shrink-0 sm:block" />
              {copy.nextAvailable(
                formatOrderAppointment({ appointmentDate: next.day, appointmentSlot: next.slot }),
              )}
            </Button>
          )}
          {next === null && <p className="text-sm text-stone">{copy.noneFree}</p>}
        </div>
        <IconButton
          label={copy.previousWeek}
          disabled={week <= today}
          onClick={() => setWeek(addDays(week, -7))}
        >
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <IconButton label={copy.nextWeek} onClick={() => setWeek(addDays(week, 7))}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </div>
      <ul aria-label={copy.week} className="grid grid-cols-7 gap-1">
        {Array.from({ length: 7 }, (_, place) => addDays(week, place)).map((one) => (
          <li key={one} className="grid min-w-0">
            <DayButton
              day={one}
              isChosen={one === day}
              isPast={one < today}
              note={dayNote(one)}
              onChoose={choose}
            />
          </li>
        ))}
      </ul>
      <DateField
        label={copy.otherDay}
        isSet
        min={today}
        value={day}
        onChange={(chosen) => chosen >= today && choose(chosen)}
        className="max-w-56"
      />
    </fieldset>
  );
}
