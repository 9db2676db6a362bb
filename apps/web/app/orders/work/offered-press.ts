import { isOffered, needsQuestion } from '@haldi/contract/orders/commands/allowed';
import { pressKinds } from '@haldi/contract/orders/commands/command';
import { nextPress, type Press, pressRefusal } from '@haldi/contract/orders/work/progress';
import type { WorkVisit } from '@haldi/contract/orders/work/schema';
import { timedVisit } from '@haldi/contract/orders/work/timed-visit';

/** The button that comes next; nothing where the server would refuse it. */
export const offeredPress = (visit: WorkVisit, now: Date): Press | undefined => {
  const press = nextPress(visit);
  if (!press || !isOffered(visit, pressKinds[press], 'beautician')) return undefined;
  return pressRefusal(press, timedVisit(visit), now) === undefined ? press : undefined;
};

/** Whether the app asks before it sends a press. */
export const asksBefore = (press: Press, visit: WorkVisit, now: Date): boolean =>
  needsQuestion(timedVisit(visit), pressKinds[press], 'beautician', now);
