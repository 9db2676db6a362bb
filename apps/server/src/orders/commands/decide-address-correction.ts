import { isSameAddress, pickAddress } from '@haldi/contract/accounts/addresses/address';
import {
  findAreaByPincode,
  isPincodeServed,
  isPincodeServedOn,
  minimumOrderShortfall,
} from '@haldi/contract/areas/area-rules';
import { visitingChargeAfterCorrection } from '@haldi/contract/orders/address-correction';
import type { OrderCommand } from '@haldi/contract/orders/commands/command';
import type { HistoryEvent } from '@haldi/contract/orders/history';
import { moveRefusal } from '@haldi/contract/orders/move-and-cancel-terms';
import * as errors from '../errors.ts';
import { toVisitLocation } from '../plan/service.ts';
import type { OrderRow } from '../tables.ts';
import type { Change, Context, OrderState } from './command-decision-types.ts';
import {
  acceptedConflictsAudit,
  decideAssignment,
  toAssignmentRequest,
} from './decide-assignment.ts';
import { assignAfterCustomerChange, requireNoOverlap } from './decide-move.ts';
import { statusOf, toBookingWithTerms } from './values-from-order-row.ts';
import { buildVisitOnDay } from './visit-on-day.ts';

type Command = Extract<OrderCommand, { kind: 'correct-address' }>;

const requireInTime = (order: OrderRow, { now }: Context): void => {
  const refusal = moveRefusal(toBookingWithTerms(order), now);
  if (refusal) throw errors.notChangeableError(refusal);
};

/** The same rules as for a new order. Staff are asked on their screen instead. */
const requireServed = (
  { appointmentDate: day, servicesTotal, pincode }: OrderRow,
  { areas }: Context['rules'],
): void => {
  if (!isPincodeServed(pincode, areas)) throw errors.notServedError();
  if (!isPincodeServedOn(pincode, day, areas)) throw errors.notBookableError('NOT_SERVED');
  const missing = minimumOrderShortfall(pincode, servicesTotal, areas);
  const area = findAreaByPincode(pincode, areas)?.name ?? pincode;
  if (missing > 0)
    throw errors.orderTooSmallError({ minimumOrder: servicesTotal + missing, missing }, area);
};

const applyCorrection = (order: OrderRow, { to }: Command, { rules }: Context): OrderRow => {
  const { address, recipient, visitingCharge: shownCharge } = to;
  const visitingCharge = visitingChargeAfterCorrection(order, address.pincode, rules);
  if (shownCharge !== visitingCharge) throw errors.visitingChargeChangedError(visitingCharge);
  return {
    ...order,
    ...address,
    recipientName: recipient?.name ?? '',
    recipientPhone: recipient?.phone ?? '',
    visitingCharge,
    total: order.servicesTotal + visitingCharge,
  };
};

const isSameContact = (one: OrderRow, other: OrderRow): boolean =>
  one.recipientName === other.recipientName && one.recipientPhone === other.recipientPhone;

const changedPartOf = (before: OrderRow, after: OrderRow) => {
  const isContactChanged = !isSameContact(before, after);
  if (isSameAddress(before, after)) return isContactChanged ? 'contact' : undefined;
  return isContactChanged ? 'both' : 'address';
};

const isSamePlace = (before: OrderRow, after: OrderRow, { rules }: Context): boolean =>
  JSON.stringify(toVisitLocation(before, rules)) === JSON.stringify(toVisitLocation(after, rules));

const assignmentAfter = (
  state: OrderState,
  after: OrderRow,
  command: Command,
  context: Context,
) => {
  const { order } = state;
  const isOtherLocation = !isSamePlace(order, after, context);
  if (command.by === 'customer' && !isOtherLocation)
    return { assignmentChanges: {}, historyFields: {}, accepted: [] };
  const day = buildVisitOnDay(state, context, { location: toVisitLocation(after, context.rules) });
  // A booked visit does not count against the maximum visits at the same time.
  const visitDay = { ...day, plan: { ...day.plan, maxConcurrentVisits: null } };
  if (command.by === 'customer')
    return { ...assignAfterCustomerChange(order, visitDay), accepted: [] };
  const assignment = decideAssignment(visitDay, {
    ...toAssignmentRequest(order, command),
    status: statusOf(order),
    takesTime: isOtherLocation,
    choosesDay: true,
  });
  const { beautician, beauticianId, visit, reassignments, substitute } = assignment;
  return {
    assignmentChanges: { beautician, beauticianId },
    historyFields: substitute ? { substitute } : {},
    accepted: acceptedConflictsAudit(assignment),
    visit,
    reassignments,
  };
};

const auditOf = (
  before: OrderRow,
  after: OrderRow,
  accepted: ReturnType<typeof acceptedConflictsAudit>,
) => {
  // Only the pincode is logged, because the audit log outlives deleted accounts.
  const changes = (['pincode', 'total', 'beautician'] as const)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: before[field], after: after[field] }));
  return { act: 'order-address-corrected' as const, changes: [...changes, ...accepted] };
};

export const decideAddressCorrection = (
  state: OrderState,
  command: Command,
  context: Context,
): Change => {
  const { order } = state;
  const { by } = command;
  if (by === 'customer') requireInTime(order, context);
  const correctedOrder = applyCorrection(order, command, context);
  const what = changedPartOf(order, correctedOrder);
  if (!what) throw errors.addressUnchangedError();
  if (by === 'customer' && order.pincode !== correctedOrder.pincode)
    requireServed(correctedOrder, context.rules);
  if (order.recipientName !== correctedOrder.recipientName)
    requireNoOverlap(correctedOrder, by, context);
  const { assignmentChanges, historyFields, accepted, ...planned } = assignmentAfter(
    state,
    correctedOrder,
    command,
    context,
  );
  const after = { ...correctedOrder, ...assignmentChanges };
  const { recipientName, recipientPhone, visitingCharge, total } = after;
  const event: HistoryEvent = {
    kind: 'address-corrected',
    by: by === 'desk' ? 'salon' : 'customer',
    what,
    from: order.pincode,
    to: after.pincode,
    totalBefore: order.total,
    total,
    ...historyFields,
  };
  return {
    order: {
      ...pickAddress(after),
      recipientName,
      recipientPhone,
      visitingCharge,
      total,
      ...assignmentChanges,
    },
    event,
    ...planned,
    ...(by === 'desk' && { audit: auditOf(order, after, accepted) }),
  };
};
