import { formatDay, weekdayOf } from '@haldi/contract/kit/dates';
import { shortWeekday } from '@haldi/contract/kit/weekdays';

/** Loaded for whoever is logged in; all others do without. */
export const memberCopy = {
  nextVisit: 'Your next visit',
  /** `Thu 19 Nov`: soon enough to do without the year. */
  day: (day: string) => `${shortWeekday(weekdayOf(day))} ${formatDay(day).slice(0, 6)}`,
  bookFirst: 'Book your first visit',
  bookFirstText: 'Choose a service, a day and a time: we come to you.',
  failed: 'Your visits could not be loaded.',
  tryAgain: 'Try again',
};
