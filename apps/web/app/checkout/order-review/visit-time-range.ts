import { formatTimeOfDay, parseTimeOfDay } from '@haldi/contract/kit/time-of-day';
import { orderReviewCopy } from './copy.ts';

/** `11:00 AM to about 01:30 PM`. */
export const visitTimeRangeText = (slot: string, minutes: number): string =>
  orderReviewCopy.until(slot, formatTimeOfDay(parseTimeOfDay(slot) + minutes));
