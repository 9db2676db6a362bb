import { useState } from 'react';
import { DateLib, DayPicker } from 'react-day-picker';
import { fromBrowserDate, toBrowserDate } from '../lib/calendar-date.ts';
import { CalendarChevron, calendarClassNames } from './calendar-style.tsx';
import { dateCopy } from './date-copy.ts';

const dates = new DateLib();

type DayCalendarProps = {
  label: string;
  day: string;
  today: string;
  min: string | undefined;
  max: string | undefined;
  onChoose: (day: string) => void;
};

export default function DayCalendar({ label, day, today, min, max, onChoose }: DayCalendarProps) {
  const [month, setMonth] = useState(toBrowserDate(day || (min && min > today ? min : today)));
  return (
    <DayPicker
      mode="single"
      autoFocus
      weekStartsOn={1}
      today={toBrowserDate(today)}
      month={month}
      onMonthChange={setMonth}
      {...(min && { startMonth: toBrowserDate(min) })}
      {...(max && { endMonth: toBrowserDate(max) })}
      selected={day ? toBrowserDate(day) : undefined}
      onSelect={(date) => onChoose(date ? fromBrowserDate(date) : day)}
      disabled={(date) =>
        (!!min && fromBrowserDate(date) < min) || (!!max && fromBrowserDate(date) > max)
      }
      aria-label={label}
      classNames={calendarClassNames}
      components={{ Chevron: CalendarChevron }}
      labels={{
        labelDayButton: (date, { today: isToday, selected }) =>
          [
            dates.format(date, 'EEEE, d MMMM yyyy'),
            isToday && dateCopy.today,
            selected && dateCopy.selected,
          ]
            .filter(Boolean)
            .join(', '),
      }}
    />
  );
}
