import { addDays, type DayRange, formatDay } from './dates.ts';

const monthNames = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'],
  ...['September', 'October', 'November', 'December'],
];

export const calendarPeriodKinds = ['month', 'quarter', 'year'] as const;
export type CalendarPeriodKind = (typeof calendarPeriodKinds)[number];

const months: Record<CalendarPeriodKind, number> = { month: 1, quarter: 3, year: 12 };
const firstMonthOfFinancialYear = 4;

const firstOfMonthAt = (year: number, month: number): string =>
  new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);

/** The calendar month, or the quarter or year of the financial year that begins on 1 April. */
export const calendarPeriodOf = (kind: CalendarPeriodKind, day: string): DayRange => {
  const year = Number(day.slice(0, 4));
  const month = Number(day.slice(5, 7));
  const back = (month - firstMonthOfFinancialYear + 12) % months[kind];
  return {
    from: firstOfMonthAt(year, month - back),
    to: addDays(firstOfMonthAt(year, month - back + months[kind]), -1),
  };
};

export const calendarPeriodBefore = (kind: CalendarPeriodKind, { from }: DayRange): DayRange =>
  calendarPeriodOf(kind, addDays(calendarPeriodOf(kind, from).from, -1));

export const calendarPeriodAfter = (kind: CalendarPeriodKind, { to }: DayRange): DayRange =>
  calendarPeriodOf(kind, addDays(calendarPeriodOf(kind, to).to, 1));

/** Undefined: other days. */
export const calendarPeriodKindOf = (period: DayRange): CalendarPeriodKind | undefined =>
  calendarPeriodKinds.find((kind) => {
    const { from, to } = calendarPeriodOf(kind, period.from);
    return from === period.from && to === period.to;
  });

const monthAndYear = (day: string): string =>
  `${monthNames[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;

/** `October 2026`, `October to December 2026`, `April 2026 to March 2027`, `01 Oct 2026 to 15 Oct 2026` */
export const formatPeriod = (period: DayRange): string => {
  const { from, to } = period;
  switch (calendarPeriodKindOf(period)) {
    case 'month':
      return monthAndYear(from);
    case 'quarter':
      return `${monthAndYear(from).split(' ')[0]} to ${monthAndYear(to)}`;
    case 'year':
      return `${monthAndYear(from)} to ${monthAndYear(to)}`;
    default:
      return `${formatDay(from)} to ${formatDay(to)}`;
  }
};
