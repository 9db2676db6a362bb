import { commandOfVisitAction } from '@haldi/contract/orders/commands/command';
import {
  isCommandOffered,
  needsConfirmation,
} from '@haldi/contract/orders/commands/command-permissions';
import type { WorkVisit } from '@haldi/contract/orders/work/schema';
import {
  nextVisitAction,
  type VisitAction,
  visitActionRefusal,
} from '@haldi/contract/orders/work/visit-actions';
import { toTimedVisit } from '@haldi/contract/orders/work/work-visit-rules';

/** Undefined if the server would refuse it. */
export const offeredVisitAction = (visit: WorkVisit, now: Date): VisitAction | undefined => {
  const action = nextVisitAction(visit);
  if (!action || !isCommandOffered(visit, commandOfVisitAction[action], 'beautician'))
    return undefined;
  return visitActionRefusal(action, toTimedVisit(visit), now) === undefined ? action : undefined;
};

export const shouldConfirmAction = (action: VisitAction, visit: WorkVisit, now: Date): boolean =>
  needsConfirmation(toTimedVisit(visit), commandOfVisitAction[action], 'beautician', now);
