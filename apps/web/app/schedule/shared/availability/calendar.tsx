import { indiaDay } from '@haldi/contract/kit/dates';
import type { SlotUnavailableReason } from '@haldi/contract/schedule/availability';
import {
  type DayRules,
  isBookableDay,
  lastBookableDay,
} from '@haldi/contract/schedule/booking-time-rules';
import { memo } from 'react';
import {
  DateLib,
  DayButton,
  type DayButtonProps,
  DayPicker,
  type Modifiers,
} from 'react-day-picker';
import { fromBrowserDate, toBrowserDate } from '../../../lib/calendar-date.ts';
import { CalendarChevron, calendarClassNames } from '../../../ui/calendar-style.tsx';
import { isFullyBooked } from './calendar-days.ts';
import { availabilityCopy } from './copy.ts';
import { FullyBookedDayIcon } from './fully-booked-day-icon.tsx';
import { OtherBeauticianDayIcon } from './other-beautician-day-icon.tsx';

type CalendarProps = {
  day: string | null;
  onChange: (day: string) => void;
  /** Any day of the visible month. */
  month: string;
  onMonthChange: (firstDay: string) => void;
  rules: DayRules;
  unavailableDays: ReadonlyMap<string, SlotUnavailableReason>;
  /** Days on which only other beauticians are available. */
  otherBeauticianDays: ReadonlySet<string>;
  /** Screen reader text for these days. */
  otherBeauticianNote: string;
};

const fullDay = '[&_button]:text-stone! [&_button]:no-underline!';

function MarkedDayButton(props: DayButtonProps) {
  return (
    <DayButton {...props}>
      {props.children}
      {props.modifiers.full && <FullyBookedDayIcon className="absolute bottom-0.5" />}
      {props.modifiers.otherBeauticianDays && (
        <OtherBeauticianDayIcon className="absolute bottom-0.5" />
      )}
    </DayButton>
  );
}

const dates = new DateLib();

/** `December`. */
export const monthNameOfDay = (day: string): string => dates.format(toBrowserDate(day), 'MMMM');

/** `Tuesday, 1 December 2026`: the day number as the calendar shows it. */
const dayLabel = (date: Date, { today, selected }: Modifiers, note?: string): string =>
  [
    dates.format(date, 'EEEE, d MMMM yyyy'),
    today && availabilityCopy.today,
    selected && availabilityCopy.selected,
    note,
  ]
    .filter(Boolean)
    .join(', ');

export const Calendar = memo(function Calendar(props: CalendarProps) {
  const { day, onChange, month, onMonthChange, rules, unavailableDays, otherBeauticianDays } =
    props;
  const now = new Date();
  const today = toBrowserDate(indiaDay(now));
  // The selected day stays selected when it fills up; the time field explains it.
  const reasonOf = (date: Date): SlotUnavailableReason | undefined =>
    fromBrowserDate(date) === day ? undefined : unavailableDays.get(fromBrowserDate(date));
  const noteOf = (date: Date): string | undefined => {
    const reason = reasonOf(date);
    if (reason) return availabilityCopy.dayNote(reason);
    return otherBeauticianDays.has(fromBrowserDate(date)) ? props.otherBeauticianNote : undefined;
  };
  return (
    <DayPicker
      mode="single"
      required
      weekStartsOn={1}
      today={today}
      startMonth={today}
      endMonth={toBrowserDate(lastBookableDay(now, rules))}
      month={toBrowserDate(month)}
      onMonthChange={(date) => onMonthChange(fromBrowserDate(date))}
      selected={day ? toBrowserDate(day) : undefined}
      onSelect={(date) => onChange(fromBrowserDate(date))}
      disabled={(date) =>
        reasonOf(date) !== undefined || !isBookableDay(fromBrowserDate(date), now, rules)
      }
      modifiers={{
        full: (date) => isFullyBooked(reasonOf(date)),
        otherBeauticianDays: (date) => otherBeauticianDays.has(fromBrowserDate(date)),
      }}
      modifiersClassNames={{ full: fullDay }}
      aria-label={availabilityCopy.calendar}
      classNames={calendarClassNames}
      components={{ Chevron: CalendarChevron, DayButton: MarkedDayButton }}
      labels={{
        labelDayButton: (date, modifiers) => dayLabel(date, modifiers, noteOf(date)),
      }}
    />
  );
});
