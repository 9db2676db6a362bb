import type { CommandKind, OrderCommand } from '@haldi/contract/orders/commands/command';
import { commandPermissions } from '@haldi/contract/orders/commands/command-permissions';
import { cancelRefusal, customerCancelFee } from '@haldi/contract/orders/move-and-cancel-terms';
import { isCancelled, isOpenStatus, type OrderStatus } from '@haldi/contract/orders/status';
import { AppError } from '../../platform/http/app-error.ts';
import * as errors from '../errors.ts';
import { auditOfEvent } from './billing-of-order.ts';
import type { Change, Context, Decision, OrderState, Refusal } from './command-decision-types.ts';
import { computeOrderOutcome } from './compute-order-outcome.ts';
import { decideAddressCorrection } from './decide-address-correction.ts';
import { applyAdvanceRules, decideAdvanceWaiver, decideRelease } from './decide-advance.ts';
import { decideDecline } from './decide-decline.ts';
import { decideDiscountRemoval, decideNewDiscount } from './decide-discounts.ts';
import { decideMove } from './decide-move.ts';
import {
  decideFeeChange,
  decideLeaveUnpaid,
  decidePayment,
  decidePaymentRejection,
  decidePaymentVerification,
  decideRefund,
  decideReversal,
  decideSubmittedReference,
} from './decide-payments-and-fees.ts';
import { decideServicesChange } from './decide-services-change.ts';
import { decideUpdate } from './decide-update-by-desk.ts';
import {
  decideRunningLate,
  decideStartByDesk,
  decideVisitAction,
  toVisitActionError,
} from './decide-visit-actions.ts';
import { statusOf, toBookingWithTerms } from './values-from-order-row.ts';

type Decide<Kind extends CommandKind> = (
  state: OrderState,
  command: Extract<OrderCommand, { kind: Kind }>,
  context: Context,
) => Change | Refusal;

type Command = Extract<OrderCommand, { kind: 'cancel'; by: 'customer' }>;

const decideCancel = (
  { order, progress }: OrderState,
  { reason, note, fee: shown }: Command,
  { now, billing }: Context,
): Change => {
  const booking = toBookingWithTerms(order, progress, billing);
  const refusal = cancelRefusal(booking, now);
  if (refusal) throw errors.notChangeableError(refusal);
  const fee = customerCancelFee(booking, now);
  const amount = fee?.amount ?? 0;
  if (amount !== shown) throw errors.feeChangedError(amount);
  const fees = fee ? [fee] : [];
  return {
    order: {
      status: 'cancelled',
      cancelReason: reason,
      cancelNote: note,
      cancelledBy: 'customer',
    },
    event: { kind: 'cancelled-by-customer', fees },
    fees,
  };
};

const decideBusinessCustomer = (
  _: OrderState,
  { businessCustomer }: Extract<OrderCommand, { kind: 'set-business-customer' }>,
): Change => {
  const kind = businessCustomer ? 'business-customer-set' : 'business-customer-removed';
  return {
    order: { businessCustomer },
    event: { kind },
    audit: auditOfEvent('business-customer-changed', { kind }),
  };
};

const deciders: { [Kind in CommandKind]: Decide<Kind> } = {
  confirm: decideUpdate,
  unconfirm: decideUpdate,
  reopen: decideUpdate,
  'mark-no-show': decideUpdate,
  'correct-cancellation': decideUpdate,
  assign: decideUpdate,
  unassign: decideUpdate,
  announce: decideUpdate,
  complete: (state, command, context) =>
    command.by === 'beautician'
      ? decideVisitAction(state, command, context)
      : decideUpdate(state, command, context),
  cancel: (state, command, context) =>
    command.by === 'customer'
      ? decideCancel(state, command, context)
      : decideUpdate(state, command, context),
  move: decideMove,
  'correct-address': decideAddressCorrection,
  'change-services': decideServicesChange,
  'on-the-way': decideVisitAction,
  arrived: decideVisitAction,
  start: (state, command, context) =>
    command.by === 'beautician'
      ? decideVisitAction(state, command, context)
      : decideStartByDesk(state, command, context),
  'running-late': decideRunningLate,
  decline: decideDecline,
  'take-payment': decidePayment,
  'leave-unpaid': decideLeaveUnpaid,
  refund: decideRefund,
  'reverse-entry': decideReversal,
  'submit-reference': decideSubmittedReference,
  'verify-payment': decidePaymentVerification,
  'reject-payment': decidePaymentRejection,
  'waive-fee': decideFeeChange,
  'move-fee': decideFeeChange,
  'waive-advance': decideAdvanceWaiver,
  release: decideRelease,
  'add-discount': decideNewDiscount,
  'remove-discount': decideDiscountRemoval,
  'set-business-customer': decideBusinessCustomer,
};

const requireOwnVisit = ({ order }: OrderState, { by }: OrderCommand, context: Context): void => {
  if (by === 'beautician' && order.beauticianId !== context.by?.beauticianId) {
    throw errors.notFoundError();
  }
};

const needsStart: readonly CommandKind[] = ['complete', 'take-payment', 'leave-unpaid'];

const visitActionReason = (status: OrderStatus, kind: CommandKind) => {
  if (isCancelled(status)) return 'CANCELLED';
  if (!isOpenStatus(status)) return 'CLOSED';
  return needsStart.includes(kind) ? 'NOT_STARTED' : 'ALREADY';
};

const requireAllowed = (state: OrderState, { kind, by }: OrderCommand): void => {
  const status = statusOf(state.order);
  const permission = commandPermissions[kind][by][status];
  if (permission === 'never') throw new Error(`${kind} of an order that is ${status}`);
  if (permission === 'FORBIDDEN') throw errors.notFoundError();
  if (permission === 'NOT_CHANGEABLE') {
    throw errors.notChangeableError(isOpenStatus(status) ? 'BEGUN' : 'CLOSED');
  }
  if (permission === 'PRESS_REFUSED')
    throw toVisitActionError(state, kind, visitActionReason(status, kind));
};

const decideChange = <Kind extends CommandKind>(
  state: OrderState,
  command: Extract<OrderCommand, { kind: Kind }>,
  context: Context,
): Change | Refusal => (deciders[command.kind] as Decide<Kind>)(state, command, context);

/** Pure: no clock, no database. */
export const decideCommand = (
  state: OrderState,
  command: OrderCommand,
  context: Context,
): Decision => {
  try {
    requireOwnVisit(state, command, context);
    requireAllowed(state, command);
    const change = decideChange(state, command, context);
    if ('refusal' in change) return change;
    return computeOrderOutcome(state, applyAdvanceRules(state, command, change, context), context);
  } catch (error) {
    if (error instanceof AppError) return { refusal: error };
    throw error;
  }
};
