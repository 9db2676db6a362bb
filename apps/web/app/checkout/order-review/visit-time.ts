import { formatDay, weekdayOf } from '@haldi/contract/kit/dates';
import { minuteOf, timeOfDay } from '@haldi/contract/kit/time-of-day';
import { shortWeekday } from '@haldi/contract/kit/weekdays';
import { orderReviewCopy } from './copy.ts';

/** `11:00 AM to about 01:30 PM`. */
export const visitTimeText = (slot: string, minutes: number): string =>
  orderReviewCopy.until(slot, timeOfDay(minuteOf(slot) + minutes));

/** `Tue 17 Nov 2026`. */
export const dayText = (day: string): string => `${shortWeekday(weekdayOf(day))} ${formatDay(day)}`;
