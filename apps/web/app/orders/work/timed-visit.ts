import { minuteOf } from '@haldi/contract/kit/time-of-day';
import { isOffered, needsQuestion } from '@haldi/contract/orders/commands/allowed';
import { pressKinds } from '@haldi/contract/orders/commands/command';
import {
  nextPress,
  type Press,
  pressRefusal,
  workRefusal,
} from '@haldi/contract/orders/work/progress';
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

/** The button that comes next; nothing where the server would refuse it. */
export const offeredPress = (visit: WorkVisit, now: Date): Press | undefined => {
  const press = nextPress(visit);
  if (!press || !isOffered(visit, pressKinds[press], 'beautician')) return undefined;
  return pressRefusal(press, timedVisit(visit), now) === undefined ? press : undefined;
};

/** Whether the app asks before it sends a press. */
export const asksBefore = (press: Press, { status, day, slot }: WorkVisit, now: Date): boolean =>
  needsQuestion(
    { status, appointmentDate: day, appointmentSlot: slot },
    pressKinds[press],
    'beautician',
    now,
  );
