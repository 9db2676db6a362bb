import { weekdayNames, weekdaysFromMonday } from '@haldi/contract/kit/weekdays';
import type { Slot } from '@haldi/contract/schedule/booking-time-rules';

const listed = (words: readonly string[], last: 'and' | 'or'): string =>
  [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(` ${last} `);

type OpenDaySettings = {
  booking: { closedWeekdays: readonly number[] };
  areas: readonly { weekdays: readonly number[] }[];
};

/** Monday first; 0 is Sunday. */
export const openWeekdays = ({ booking, areas }: OpenDaySettings): number[] =>
  weekdaysFromMonday.filter(
    (day) =>
      !booking.closedWeekdays.includes(day) &&
      (areas.length === 0 || areas.some(({ weekdays }) => weekdays.includes(day))),
  );

const daysSentence = (open: readonly number[]): string => {
  const closed = weekdaysFromMonday.filter((day) => !open.includes(day));
  const named = (days: readonly number[]): string =>
    listed(
      days.map((day) => weekdayNames[day] ?? ''),
      'and',
    );
  if (closed.length === 0) return 'We come every day of the week.';
  if (open.length === 0) return 'No visits can be booked at the moment.';
  return closed.length <= 3
    ? `We come every day except ${named(closed)}.`
    : `We come on ${named(open)}.`;
};

export const openDaysSentence = (settings: OpenDaySettings): string => {
  const open = openWeekdays(settings);
  const differs = settings.areas.some(({ weekdays }) =>
    open.some((day) => !weekdays.includes(day)),
  );
  return `${daysSentence(open)}${differs ? ' Days can differ by area.' : ''}`;
};

export const formatSlotList = (slots: readonly Slot[]): string => listed(slots, 'or');
