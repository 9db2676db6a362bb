import { commandOfVisitAction } from '@haldi/contract/orders/commands/command';
import {
  isCommandOffered,
  needsConfirmation,
} from '@haldi/contract/orders/commands/command-permissions';
import type { WorkVisit } from '@haldi/contract/orders/work/schema';
import { toTimedVisit } from '@haldi/contract/orders/work/timed-visit';
import {
  nextVisitAction,
  type VisitAction,
  visitActionRefusal,
} from '@haldi/contract/orders/work/visit-actions';

/** Undefined if the server would refuse it. */
export const offeredVisitAction = (visit: WorkVisit, now: Date): VisitAction | undefined => {
  const press = nextVisitAction(visit);
  if (!press || !isCommandOffered(visit, commandOfVisitAction[press], 'beautician'))
    return undefined;
  return visitActionRefusal(press, toTimedVisit(visit), now) === undefined ? press : undefined;
};

export const shouldConfirmAction = (press: VisitAction, visit: WorkVisit, now: Date): boolean =>
  needsConfirmation(toTimedVisit(visit), commandOfVisitAction[press], 'beautician', now);
