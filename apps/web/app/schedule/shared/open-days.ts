import type { Slot } from '@haldi/contract/schedule/slots';

const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const listed = (words: readonly string[], last: 'and' | 'or'): string =>
  [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(` ${last} `);

/** On which days of the week the business works, as a sentence; 0 is Sunday. */
export const openDaysText = (closedWeekdays: readonly number[]): string => {
  const closed = names.filter((_, day) => closedWeekdays.includes(day));
  if (closed.length === 0) return 'We come every day of the week.';
  if (closed.length === names.length) return 'No visits can be booked at the moment.';
  return `We come every day but ${listed(closed, 'and')}.`;
};

/** The times at which a visit can begin, as part of a sentence. */
export const timesText = (slots: readonly Slot[]): string => listed(slots, 'or');
