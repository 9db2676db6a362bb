import type { OrderCommand } from '@haldi/contract/orders/commands/command';
import { declineRefusal } from '@haldi/contract/orders/work/visit-actions';
import type { Change, Context, OrderState } from './command-decision-types.ts';
import { decideAssignment } from './decide-assignment.ts';
import { buildTimedVisit, clampToNow } from './decide-visit-actions.ts';
import { statusOf } from './values-from-order-row.ts';
import { visitActionRefusedError } from './visit-action-refused-error.ts';
import { buildVisitOnDay, withDeclinedVisit } from './visit-on-day.ts';

type Command = Extract<OrderCommand, { kind: 'decline' }>;

export const decideDecline = (state: OrderState, command: Command, context: Context): Change => {
  const { order } = state;
  const refusal = declineRefusal(buildTimedVisit(state), clampToNow(command.pressedAt, context));
  if (refusal) throw visitActionRefusedError(refusal);
  const visitDay = buildVisitOnDay(state, context);
  const { beautician, beauticianId, visit, reassignments } = decideAssignment(
    { ...visitDay, plan: withDeclinedVisit(visitDay.plan, order) },
    { beautician: null, status: statusOf(order), takesTime: false },
  );
  const { reason } = command;
  return {
    order: { beautician, beauticianId },
    event: { kind: 'declined' },
    visit,
    reassignments,
    isDeclined: true,
    raisedAlert: { kind: 'cannot-go', reason },
    audit: {
      act: 'visit-refused',
      changes: [
        { field: 'beautician', before: order.beautician, after: beautician },
        ...(reason === '' ? [] : [{ field: 'reason', before: null, after: reason }]),
      ],
    },
  };
};
