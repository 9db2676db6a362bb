import { minuteOf } from '@haldi/contract/kit/time-of-day';
import { workRefusal } from '@haldi/contract/orders/work/progress';
import type { WorkVisit } from '@haldi/contract/orders/work/schema';

/** A visit with the minutes by which its buttons are allowed. */
export const timedVisit = ({ status, progress, day, slot, minutes }: WorkVisit) => ({
  status,
  progress,
  day,
  startMinute: minuteOf(slot),
  minutes,
});

/** Whether the buttons of a visit can be pressed now. */
export const canWorkOn = (visit: WorkVisit, now: Date): boolean =>
  workRefusal(timedVisit(visit), now) === undefined;
