import { minuteOf, timeOfDay } from '@haldi/contract/kit/time-of-day';
import { orderReviewCopy } from './copy.ts';

/** `11:00 AM to about 01:30 PM`. */
export const visitTimeText = (slot: string, minutes: number): string =>
  orderReviewCopy.until(slot, timeOfDay(minuteOf(slot) + minutes));
