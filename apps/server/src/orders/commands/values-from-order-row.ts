import { createHash } from 'node:crypto';
import { pickAddress } from '@haldi/contract/accounts/addresses/address';
import type { AssignedVisit } from '@haldi/contract/messages/plan-beautician-messages';
import type { Terms } from '@haldi/contract/orders/agreed-terms';
import type { OrderStatus } from '@haldi/contract/orders/status';
import { visitStart } from '@haldi/contract/schedule/booking-time-rules';
import { type LedgerRow, toLedgerEntry } from '../payments/to-ledger-entry.ts';
import type { OrderRow } from '../tables.ts';
import type { ProgressRow } from '../work/store.ts';

export const statusOf = ({ status }: Pick<OrderRow, 'status'>): OrderStatus =>
  status as OrderStatus;

export const appointmentOf = ({ appointmentDate: day, startMinute }: OrderRow) => ({
  day,
  startMinute,
});

export const termsOf = (order: OrderRow): Terms => {
  const { moveHours, freeCancelHours, lateCancelFee, noShowFee } = order;
  const { advanceAmount: amount, advanceMinutes: minutes, isAdvanceKept: isKept } = order;
  const advance =
    amount === null || minutes === null || isKept === null
      ? undefined
      : { amount, minutes, isKept };
  return { moveHours, freeCancelHours, lateCancelFee, noShowFee, ...(advance && { advance }) };
};

/** `until`: null if the advance is waived. */
export const toTermColumns = (
  { advance, ...terms }: Terms,
  until: (minutes: number) => Date | null,
) => ({
  ...terms,
  advanceAmount: advance?.amount ?? null,
  advanceMinutes: advance?.minutes ?? null,
  isAdvanceKept: advance?.isKept ?? null,
  advanceUntil: advance ? until(advance.minutes) : null,
});

/** At the latest when the visit starts. Null: none, or waived. */
export const advanceUntilOf = (order: OrderRow): Date | null => {
  if (order.advanceUntil === null) return null;
  const start = visitStart(appointmentOf(order));
  return order.advanceUntil < start ? order.advanceUntil : start;
};

export const toBookingWithTerms = (
  order: OrderRow,
  progress?: Pick<ProgressRow, 'arrivedAt'>,
  /** Needed for an order with an advance. */
  billing?: { entries: readonly LedgerRow[] } | null,
) => ({
  status: statusOf(order),
  ...appointmentOf(order),
  terms: termsOf(order),
  progress: { arrivedAt: progress?.arrivedAt?.toISOString() ?? null },
  payments: (billing?.entries ?? []).map(toLedgerEntry),
  advanceUntil: advanceUntilOf(order)?.toISOString() ?? null,
});

/** Not readable, and different for each order. */
const hashPlace = (order: OrderRow): string => {
  const { id, recipientName, recipientPhone } = order;
  const place = [id, pickAddress(order), recipientName, recipientPhone];
  return createHash('sha256').update(JSON.stringify(place)).digest('base64url').slice(0, 16);
};

export const visitSnapshotOf = (order: OrderRow): AssignedVisit => ({
  status: statusOf(order),
  day: order.appointmentDate,
  startMinute: order.startMinute,
  minutes: order.visitMinutes,
  beautician: order.beautician,
  beauticianId: order.beauticianId,
  place: hashPlace(order),
  hasRecipientPhone: order.recipientPhone !== '' && order.recipientPhone !== order.userPhone,
});
