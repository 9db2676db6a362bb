import { toPaise } from '@haldi/contract/kit/paise';
import type { OrderCommand } from '@haldi/contract/orders/commands/command';
import { priceReductionByRefund } from '@haldi/contract/orders/payments/price-reduction-by-refund';
import { isCancelled } from '@haldi/contract/orders/status';
import { visitStart } from '@haldi/contract/schedule/booking-time-rules';
import * as errors from '../payments/errors.ts';
import {
  amountsOf,
  amountToPayOf,
  auditOfEvent,
  requireLoadedBilling,
} from './billing-of-order.ts';
import type {
  Billing,
  Change,
  Context,
  NewEntry,
  OrderState,
  OwnFee,
} from './command-decision-types.ts';
import { appointmentOf, statusOf } from './values-from-order-row.ts';

type Command<Kind extends OrderCommand['kind']> = Extract<OrderCommand, { kind: Kind }>;

const hourMs = 60 * 60_000;

/** The clock of a phone cannot put a payment in the future or long before the visit. */
const takenAt = ({ order }: OrderState, pressedAt: Date, now: Date): Date => {
  const earliest = visitStart(appointmentOf(order)).getTime() - 6 * hourMs;
  return new Date(Math.min(now.getTime(), Math.max(earliest, pressedAt.getTime())));
};

const requireUnused = (
  { referenceUse }: Billing,
  orderId: string,
  { isByStaff }: { isByStaff: boolean },
): void => {
  if (!referenceUse || (referenceUse.orderId === orderId && referenceUse.entryId === null)) return;
  throw errors.referenceUsedError(isByStaff ? referenceUse.orderNumber : undefined);
};

export const decidePayment = (
  state: OrderState,
  command: Command<'take-payment'>,
  context: Context,
): Change => {
  const billing = requireLoadedBilling(context);
  const { due } = amountsOf(state, billing);
  const { amount, tip, method, by } = command;
  const acceptsOverpayment = by === 'desk' && command.acceptsOverpayment === true;
  if (amount > 0 && amount > due && !acceptsOverpayment) throw errors.paymentAboveDueError(due);
  const reference = method === 'upi' ? command.reference : undefined;
  if (reference !== undefined) requireUnused(billing, state.order.id, { isByStaff: by === 'desk' });
  const entry = {
    method,
    takenAt: by === 'beautician' ? takenAt(state, command.pressedAt, context.now) : context.now,
    beauticianId: by === 'beautician' ? state.order.beauticianId : null,
    ...(reference !== undefined && { reference }),
  };
  const entries: NewEntry[] = [
    ...(amount > 0 ? [{ ...entry, kind: 'payment' as const, amount }] : []),
    ...(tip > 0 ? [{ ...entry, kind: 'tip' as const, amount: tip }] : []),
  ];
  const event = { kind: 'payment', amount, tip, method } as const;
  return {
    order: {},
    event,
    ledger: { entries, ...(reference !== undefined && { usedReference: reference }) },
    audit: auditOfEvent('payment-recorded', event),
  };
};

export const decideLeaveUnpaid = (
  state: OrderState,
  { reason }: Command<'leave-unpaid'>,
  context: Context,
): Change => {
  const { due } = amountsOf(state, requireLoadedBilling(context));
  if (due <= 0) throw errors.paymentRefusedError('NOTHING_DUE', due);
  return { order: {}, event: { kind: 'left-unpaid', reason } };
};

/** In rupees. Null: no limit. */
export const refundLimitLeft = (
  { settings, entries }: Pick<Billing, 'settings' | 'entries'>,
  role: string | undefined,
): number | null => {
  if (role === 'owner') return null;
  const refunded = entries
    .filter(({ kind }) => kind === 'refund')
    .reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(0, Math.floor(settings.deskRefundLimit - refunded / 100));
};

export const decideRefund = (
  state: OrderState,
  { amount, method, reason }: Command<'refund'>,
  context: Context,
): Change => {
  const billing = requireLoadedBilling(context);
  const amounts = amountsOf(state, billing);
  if (amount > amounts.paid) throw errors.refundAbovePaidError(amounts.paid, amounts.due);
  const limit = refundLimitLeft(billing, context.by?.role);
  if (limit !== null && amount > limit * 100)
    throw errors.refundAboveLimitError(limit, amounts.due);
  const reduction = priceReductionByRefund(amounts, statusOf(state.order), amount);
  if (reduction % 100 !== 0) throw errors.paymentRefusedError('PAISE_DISCOUNT', amounts.due);
  const discount = reduction / 100;
  const event = { kind: 'refund', amount, method, discount } as const;
  return {
    order: {},
    event,
    ledger: {
      entries: [
        {
          kind: 'refund',
          amount,
          method,
          discount,
          reason,
          takenAt: context.now,
          beauticianId: null,
        },
      ],
    },
    audit: auditOfEvent('payment-refunded', event),
  };
};

export const decideReversal = (
  state: OrderState,
  { entry: id, reason }: Command<'reverse-entry'>,
  context: Context,
): Change => {
  const billing = requireLoadedBilling(context);
  const { paid, due } = amountsOf(state, billing);
  const reversed = billing.entries.find((entry) => entry.id === id);
  if (!reversed) throw errors.paymentRefusedError('NO_SUCH_ENTRY', due);
  const { amount, method, beauticianId, cashDay } = reversed;
  const kind = reversed.kind as 'payment' | 'refund' | 'tip';
  if (kind === 'payment' && paid < amount) throw errors.paymentRefusedError('REFUNDED', due);
  const event = { kind: 'entry-reversed', entry: kind, amount } as const;
  return {
    order: {},
    event,
    ledger: {
      entries: [
        {
          kind: 'reversal',
          method,
          amount,
          reverses: id,
          reason,
          takenAt: reversed.takenAt,
          beauticianId,
          cashDay,
        },
      ],
    },
    audit: auditOfEvent('payment-reversed', event),
  };
};

export const decideSubmittedReference = (
  state: OrderState,
  { reference }: Command<'submit-reference'>,
  context: Context,
): Change => {
  const billing = requireLoadedBilling(context);
  const { due } = amountsOf(state, billing);
  const amount = amountToPayOf(state, billing);
  // Also if UPI was turned off since, because the customer may have paid before.
  if (!billing.settings.upi) throw errors.paymentRefusedError('UPI_OFF', due);
  if (amount <= 0) throw errors.paymentRefusedError('NOTHING_DUE', due);
  requireUnused(billing, state.order.id, { isByStaff: false });
  return {
    order: {},
    event: { kind: 'reference-submitted', reference },
    ledger: { submittedReference: { reference, amount } },
  };
};

const requireUnverified = (state: OrderState, billing: Billing, reference: string): void => {
  if (billing.unverified?.reference === reference) return;
  throw errors.paymentRefusedError('NO_REFERENCE', amountsOf(state, billing).due);
};

export const decidePaymentVerification = (
  state: OrderState,
  { reference, amount, acceptsOverpayment }: Command<'verify-payment'>,
  context: Context,
): Change => {
  requireUnverified(state, requireLoadedBilling(context), reference);
  const payment = {
    by: 'desk',
    amount,
    tip: 0,
    method: 'upi',
    reference,
    acceptsOverpayment,
  } as const;
  const change = decidePayment(state, { kind: 'take-payment', ...payment }, context);
  return { ...change, audit: auditOfEvent('payment-verified', change.event) };
};

export const decidePaymentRejection = (
  state: OrderState,
  { reference }: Command<'reject-payment'>,
  context: Context,
): Change => {
  requireUnverified(state, requireLoadedBilling(context), reference);
  const event = { kind: 'reference-rejected', reference } as const;
  return {
    order: {},
    event,
    ledger: { rejectedReference: reference },
    audit: auditOfEvent('payment-rejected', event),
  };
};

/** A fee of a next visit that was cancelled as well can be added to another one. */
const isMovable = ({ movedTo }: OwnFee): boolean => movedTo === null || isCancelled(movedTo.status);

const moveFee = ({ movedTo, ...fee }: OwnFee, { nextVisit }: Billing, due: number) => {
  if ((movedTo?.due ?? due) < toPaise(fee.amount)) {
    throw errors.paymentRefusedError('FEE_PAID', due);
  }
  if (!nextVisit) throw errors.paymentRefusedError('NO_NEXT_VISIT', due);
  return {
    event: { kind: 'fee-moved', fee, to: nextVisit.orderNumber },
    ledger: { fee: { kind: fee.kind, movedTo: nextVisit.id } },
  } as const;
};

export const decideFeeChange = (
  state: OrderState,
  command: Command<'waive-fee' | 'move-fee'>,
  context: Context,
): Change => {
  const billing = requireLoadedBilling(context);
  const { due } = amountsOf(state, billing);
  const isMove = command.kind === 'move-fee';
  const found = billing.ownFees.find(({ kind }) => kind === command.fee);
  if (!found || (isMove && !isMovable(found))) {
    throw errors.paymentRefusedError('NO_SUCH_FEE', due);
  }
  if (isMove) {
    const { event, ledger } = moveFee(found, billing, due);
    return { order: {}, event, ledger, audit: auditOfEvent('fee-moved', event) };
  }
  const { movedTo: _, ...fee } = found;
  const event = { kind: 'fee-waived', fee } as const;
  return {
    order: {},
    event,
    ledger: { fee: { kind: fee.kind, reason: command.reason } },
    audit: auditOfEvent('fee-waived', event),
  };
};
