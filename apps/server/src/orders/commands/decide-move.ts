import { overlappingBooking } from '@haldi/contract/orders/booking-limits';
import type { OrderCommand } from '@haldi/contract/orders/commands/command';
import { formatHistoryAppointment, type HistoryEvent } from '@haldi/contract/orders/history';
import { moveRefusal } from '@haldi/contract/orders/move-and-cancel-terms';
import { visitStart } from '@haldi/contract/schedule/booking-time-rules';
import type { ConflictKind } from '@haldi/contract/schedule/plan/conflicts';
import { type VisitRequest, withoutVisit } from '@haldi/contract/schedule/plan/day-plan';
import type { Placement } from '@haldi/contract/schedule/plan/planner';
import * as errors from '../errors.ts';
import { requireBookable } from '../placing/new-order-requirements.ts';
import { findPlacement } from '../plan/service.ts';
import type { OrderRow } from '../tables.ts';
import type { Change, Context, OrderState } from './command-decision-types.ts';
import {
  acceptedConflictsAudit,
  decideAssignment,
  toAssignmentRequest,
  type VisitOnDay,
} from './decide-assignment.ts';
import { appointmentOf, statusOf, toBookingWithTerms } from './values-from-order-row.ts';
import { buildVisitOnDay } from './visit-on-day.ts';

type Command = Extract<OrderCommand, { kind: 'move' }>;
type ByCustomer = Extract<Command, { by: 'customer' }>;
type ByDesk = Extract<Command, { by: 'desk' }>;

const requireOtherTime = ({ appointmentDate, startMinute }: OrderRow, { to }: Command): void => {
  if (appointmentDate === to.day && startMinute === to.startMinute)
    throw errors.timeUnchangedError();
};

export const requireNoOverlap = (
  order: Pick<OrderRow, 'appointmentDate' | 'startMinute' | 'visitMinutes' | 'recipientName'>,
  by: Command['by'],
  { otherBookings }: Context,
): void => {
  const { appointmentDate: day, startMinute, visitMinutes: minutes, recipientName } = order;
  const wanted = { day, startMinute, minutes, recipient: recipientName };
  const overlap = overlappingBooking(wanted, otherBookings);
  if (overlap) throw errors.alreadyBookedError(overlap.orderId, by === 'desk');
};

const findNewPlacement = (
  { beauticianId }: OrderRow,
  wanted: VisitRequest,
  plan: Parameters<typeof findPlacement>[0],
): Placement & { isAssigned: boolean } => {
  if (beauticianId !== null) {
    const found = findPlacement(plan, { ...wanted, requestedBeauticianId: String(beauticianId) });
    if ('placement' in found) return { ...found.placement, isAssigned: true };
  }
  const found = findPlacement(plan, wanted);
  if ('placement' in found) return { ...found.placement, isAssigned: false };
  throw found.reason === 'FULL' ? errors.slotFullError() : errors.notBookableError(found.reason);
};

export const assignAfterCustomerChange = (order: OrderRow, { visit, plan }: VisitOnDay) => {
  const { beauticianId, reassignments, isAssigned } = findNewPlacement(
    order,
    visit,
    withoutVisit(plan, visit),
  );
  const unavailableBeautician = isAssigned ? null : order.beautician;
  const isSubstitute =
    isAssigned &&
    visit.requestedBeauticianId !== null &&
    visit.requestedBeauticianId !== beauticianId;
  const accepted: ConflictKind[] = isSubstitute ? ['REQUESTED_OTHER'] : [];
  return {
    assignmentChanges:
      unavailableBeautician === null ? {} : { beautician: null, beauticianId: null },
    historyFields: unavailableBeautician === null ? {} : { unavailable: unavailableBeautician },
    visit: { beauticianId: Number(beauticianId), accepted, needsChange: false },
    reassignments,
  };
};

const moveByCustomer = (state: OrderState, command: ByCustomer, context: Context): Change => {
  const { order } = state;
  const { to } = command;
  const refusal = moveRefusal(toBookingWithTerms(order), context.now);
  if (refusal) throw errors.notChangeableError(refusal);
  requireOtherTime(order, command);
  requireBookable(order.pincode, to, context.rules, context.now);
  const time = { appointmentDate: to.day, startMinute: to.startMinute };
  requireNoOverlap({ ...order, ...time }, 'customer', context);
  const visitDay = buildVisitOnDay(state, context, { day: to.day, start: to.startMinute });
  const { assignmentChanges, historyFields, visit, reassignments } = assignAfterCustomerChange(
    order,
    visitDay,
  );
  return {
    order: { ...time, ...assignmentChanges },
    event: { kind: 'moved', by: 'customer', from: appointmentOf(order), to, ...historyFields },
    visit,
    reassignments,
  };
};

/** Staff can accept every conflict except an overlap. */
const moveByDesk = (state: OrderState, command: ByDesk, context: Context): Change => {
  const { order } = state;
  const { to } = command;
  if (visitStart(to) <= context.now) throw errors.notBookableError('PAST');
  requireOtherTime(order, command);
  const visitDay = buildVisitOnDay(state, context, { day: to.day, start: to.startMinute });
  const assignment = decideAssignment(visitDay, {
    ...toAssignmentRequest(order, command),
    status: statusOf(order),
    takesTime: true,
    choosesDay: true,
  });
  const time = { appointmentDate: to.day, startMinute: to.startMinute };
  requireNoOverlap({ ...order, ...time }, 'desk', context);
  const { beautician, beauticianId, visit, reassignments, substitute } = assignment;
  const event: HistoryEvent = {
    kind: 'moved',
    by: 'salon',
    from: appointmentOf(order),
    to,
    ...(substitute && { substitute }),
  };
  return {
    order: { ...time, beautician, beauticianId },
    event,
    visit,
    reassignments,
    audit: {
      act: 'order-moved',
      changes: [
        {
          field: 'appointment',
          before: formatHistoryAppointment(appointmentOf(order)),
          after: formatHistoryAppointment(to),
        },
        ...(beautician === order.beautician
          ? []
          : [{ field: 'beautician', before: order.beautician, after: beautician }]),
        ...acceptedConflictsAudit(assignment),
      ],
    },
  };
};

export const decideMove = (state: OrderState, command: Command, context: Context): Change =>
  command.by === 'customer'
    ? moveByCustomer(state, command, context)
    : moveByDesk(state, command, context);
