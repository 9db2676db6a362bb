import { assignedMessage } from '@haldi/contract/orders/desk/update-messages';
import { noBeautician, type Order } from '@haldi/contract/orders/schema';
import { displayStatus, isOpen } from '@haldi/contract/orders/status';
import { statusAfterAssigning } from '../../shared/status-after-assigning.ts';
import type { OrderUpdateInput } from '../assignment-question.ts';
import { bulkCopy } from './copy.ts';

const copy = bulkCopy.assigning;

export type PlannedBeauticians = ReadonlyMap<string, string | null> | undefined;

export type AssigneeChoice = string | null;

export type BulkAssignment =
  | { update: OrderUpdateInput; name: string }
  | { leftAlone: string }
  | undefined;

const nameFor = (
  order: Order,
  who: AssigneeChoice,
  plans: PlannedBeauticians,
): string | null | undefined => who ?? plans?.get(order._id);

export const bulkAssignmentFor = (
  order: Order,
  who: AssigneeChoice,
  plans: PlannedBeauticians,
): BulkAssignment => {
  const { beautician } = order;
  if (!isOpen(order.status))
    return { leftAlone: copy.skipReasons.closed(displayStatus(order.status)) };
  const status = statusAfterAssigning(order.status);
  if (!status) return { leftAlone: copy.skipReasons.started };
  const isAssigned = beautician !== noBeautician;
  // The plan has beauticians for unassigned visits only.
  if (isAssigned && (who === null || who === beautician)) {
    return { leftAlone: copy.skipReasons.assigned(beautician) };
  }
  const name = nameFor(order, who, plans);
  if (name === undefined) return undefined;
  if (name === null) return { leftAlone: copy.skipReasons.noneAvailable };
  return { name, update: { status, message: assignedMessage, beautician: name } };
};
