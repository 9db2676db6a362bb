import { indiaDay } from '@haldi/contract/kit/dates';
import type { SlotReason } from '@haldi/contract/schedule/availability';
import { type BookingRules, isBookableDay, lastBookableDay } from '@haldi/contract/schedule/slots';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { memo } from 'react';
import {
  DateLib,
  DayButton,
  type DayButtonProps,
  DayPicker,
  type Modifiers,
} from 'react-day-picker';
import { isFullFor, toDate, toDay } from './calendar-days.ts';
import { whenCopy } from './copy.ts';
import { FullMark } from './full-mark.tsx';
import { OtherMark } from './other-mark.tsx';

type CalendarProps = {
  day: string | null;
  onChange: (day: string) => void;
  /** A day of the month that is in sight. */
  month: string;
  onMonthChange: (firstDay: string) => void;
  rules: BookingRules;
  /** Days on which nothing is free, as far as that is known. */
  withoutSlot: ReadonlyMap<string, SlotReason>;
  /** Days on which others are free than whom the customer asks for. */
  byOthers: ReadonlySet<string>;
  /** What is said of those. */
  othersNote: string;
};

const navigation =
  'inline-flex size-11 items-center justify-center rounded-full text-plum-700 transition-colors hover:bg-haldi-100 aria-disabled:cursor-not-allowed aria-disabled:opacity-35 aria-disabled:hover:bg-transparent';

const classNames = {
  root: 'mx-auto w-full max-w-84 select-none',
  months: 'relative',
  month_caption: 'flex h-11 items-center pl-2',
  caption_label: 'font-display text-lg font-medium text-plum-900',
  nav: 'absolute top-0 right-0 flex',
  button_previous: navigation,
  button_next: navigation,
  month_grid: 'mt-1 w-full table-fixed border-collapse',
  weekday: 'h-8 text-sm font-normal text-stone',
  day: 'h-11 p-0 text-center tabular-nums',
  day_button:
    'relative mx-auto flex size-11 items-center justify-center rounded-full transition-colors hover:bg-haldi-200 disabled:cursor-not-allowed disabled:text-stone/65 disabled:line-through disabled:hover:bg-transparent',
  today:
    'font-semibold text-plum-600 [&_button]:ring-1 [&_button]:ring-inset [&_button]:ring-haldi-500',
  selected:
    '[&_button]:bg-plum-700 [&_button]:font-semibold [&_button]:text-white [&_button:hover]:bg-plum-600',
  disabled: '',
  outside: '',
  hidden: 'invisible',
};

const Chevron = ({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) =>
  orientation === 'left' ? <ChevronLeft aria-hidden="true" /> : <ChevronRight aria-hidden="true" />;

const fullDay = '[&_button]:text-stone! [&_button]:no-underline!';

function MarkedDayButton(props: DayButtonProps) {
  return (
    <DayButton {...props}>
      {props.children}
      {props.modifiers.full && <FullMark className="absolute bottom-0.5" />}
      {props.modifiers.byOthers && <OtherMark className="absolute bottom-0.5" />}
    </DayButton>
  );
}

const dates = new DateLib();

/** `December`. */
export const monthName = (day: string): string => dates.format(toDate(day), 'MMMM');

/** `Tuesday, 1 December 2026`: the number stands in it as it stands in the calendar. */
const dayLabel = (date: Date, { today, selected }: Modifiers, note?: string): string =>
  [
    dates.format(date, 'EEEE, d MMMM yyyy'),
    today && whenCopy.today,
    selected && whenCopy.selected,
    note,
  ]
    .filter(Boolean)
    .join(', ');

/** Days that can be booked, from today in India to as far ahead as the business plans. */
export const Calendar = memo(function Calendar(props: CalendarProps) {
  const { day, onChange, month, onMonthChange, rules, withoutSlot, byOthers } = props;
  const now = new Date();
  const today = toDate(indiaDay(now));
  // The chosen day stays chosen when it fills up: the field of the time says what became of it.
  const reasonOf = (date: Date): SlotReason | undefined =>
    toDay(date) === day ? undefined : withoutSlot.get(toDay(date));
  const noteOf = (date: Date): string | undefined => {
    const reason = reasonOf(date);
    if (reason) return whenCopy.dayNote(reason);
    return byOthers.has(toDay(date)) ? props.othersNote : undefined;
  };
  return (
    <DayPicker
      mode="single"
      required
      weekStartsOn={1}
      today={today}
      startMonth={today}
      endMonth={toDate(lastBookableDay(now, rules))}
      month={toDate(month)}
      onMonthChange={(date) => onMonthChange(toDay(date))}
      selected={day ? toDate(day) : undefined}
      onSelect={(date) => onChange(toDay(date))}
      disabled={(date) => reasonOf(date) !== undefined || !isBookableDay(toDay(date), now, rules)}
      modifiers={{
        full: (date) => isFullFor(reasonOf(date)),
        byOthers: (date) => byOthers.has(toDay(date)),
      }}
      modifiersClassNames={{ full: fullDay }}
      aria-label={whenCopy.calendar}
      classNames={classNames}
      components={{ Chevron, DayButton: MarkedDayButton }}
      labels={{
        labelDayButton: (date, modifiers) => dayLabel(date, modifiers, noteOf(date)),
      }}
    />
  );
});
