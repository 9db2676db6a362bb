import { assignedUpdateMessage } from '@haldi/contract/orders/desk/update-messages';
import { noBeautician, type Order } from '@haldi/contract/orders/schema';
import { formatStatus, isOpenStatus } from '@haldi/contract/orders/status';
import { statusAfterAssigning } from '../../shared/status-after-assigning.ts';
import type { OrderUpdateInput } from '../assignment-question.ts';
import { bulkCopy } from './copy.ts';

const copy = bulkCopy.assigning;

export type PlannedBeauticians = ReadonlyMap<string, string | null> | undefined;

export type AssigneeChoice = string | null;

export type BulkAssignment =
  | { update: OrderUpdateInput; name: string }
  | { skipReason: string }
  | undefined;

const nameFor = (
  order: Order,
  assignee: AssigneeChoice,
  plans: PlannedBeauticians,
): string | null | undefined => assignee ?? plans?.get(order._id);

export const bulkAssignmentFor = (
  order: Order,
  assignee: AssigneeChoice,
  plans: PlannedBeauticians,
): BulkAssignment => {
  const { beautician } = order;
  if (!isOpenStatus(order.status))
    return { skipReason: copy.skipReasons.closed(formatStatus(order.status)) };
  const status = statusAfterAssigning(order.status);
  if (!status) return { skipReason: copy.skipReasons.started };
  const isAssigned = beautician !== noBeautician;
  // The plan has beauticians for unassigned visits only.
  if (isAssigned && (assignee === null || assignee === beautician)) {
    return { skipReason: copy.skipReasons.assigned(beautician) };
  }
  const name = nameFor(order, assignee, plans);
  if (name === undefined) return undefined;
  if (name === null) return { skipReason: copy.skipReasons.noneAvailable };
  return { name, update: { status, message: assignedUpdateMessage, beautician: name } };
};
