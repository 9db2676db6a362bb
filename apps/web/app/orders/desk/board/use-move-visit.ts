import { isCommandOffered } from '@haldi/contract/orders/commands/command-permissions';
import type { StaffMoveRequest } from '@haldi/contract/orders/desk/changing/schema';
import { assignedUpdateMessage } from '@haldi/contract/orders/desk/update-messages';
import { noBeautician, type Order } from '@haldi/contract/orders/schema';
import { statusAfterAssigning } from '../../shared/status-after-assigning.ts';
import {
  type AssignmentQuestion,
  assignmentQuestionFromError,
  type OrderUpdateInput,
  rescheduleQuestionFromError,
} from '../assignment-question.ts';
import { useMoveOrder, useUpdateOrder } from '../queries.ts';
import { useOrderChange } from '../use-order-change.ts';
import type { BoardPlacement } from './board-placements.ts';
import { boardCopy } from './copy.ts';

const copy = boardCopy.selected;

type Move = Omit<StaffMoveRequest, 'version' | 'attempt'>;
export type MoveOrAssignment = Move | OrderUpdateInput;

const isMove = (change: MoveOrAssignment): change is Move => 'appointmentSlot' in change;

export const moveOrAssignmentFor = (
  order: Order,
  day: string,
  { person, slot }: BoardPlacement,
): MoveOrAssignment | undefined => {
  const beautician = person?.name ?? noBeautician;
  if (order.appointmentDate !== day || order.appointmentSlot !== slot) {
    return { appointmentDate: day, appointmentSlot: slot, beautician };
  }
  const status = statusAfterAssigning(order.status);
  return status && { status, message: assignedUpdateMessage, beautician };
};

export const canMoveOnBoard = (order: Pick<Order, 'status'>): boolean =>
  isCommandOffered(order, 'move', 'desk');

/**
 * At its own time the visit is only assigned; at another time it may also be that no one is
 * available.
 */
const questionFrom = (
  error: unknown,
  change: MoveOrAssignment,
): AssignmentQuestion<MoveOrAssignment> | undefined =>
  isMove(change)
    ? rescheduleQuestionFromError<MoveOrAssignment>(error, change)
    : assignmentQuestionFromError<MoveOrAssignment>(error, change);

const doneText = (change: MoveOrAssignment): string => {
  if (isMove(change)) return copy.moved;
  return copy.assigned(change.beautician ?? '');
};

export const useMoveVisit = (order: Order) => {
  const [move, track] = [useMoveOrder(), useUpdateOrder()];
  const mutation = {
    isPending: move.isPending || track.isPending,
    mutateAsync: ({
      _id,
      body,
    }: {
      _id: string;
      body: MoveOrAssignment & { version: number; attempt: string };
    }) =>
      isMove(body)
        ? move.mutateAsync({ _id, body: { ...body, version: body.version, attempt: body.attempt } })
        : track.mutateAsync({ _id, body }),
  };
  return {
    ...useOrderChange<MoveOrAssignment>(order, mutation, { questionFrom, doneText }),
    isMove,
  };
};
