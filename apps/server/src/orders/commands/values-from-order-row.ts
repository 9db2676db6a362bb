import { createHash } from 'node:crypto';
import { pickAddress } from '@haldi/contract/accounts/addresses/address';
import type { AssignedVisit } from '@haldi/contract/messages/plan-beautician-messages';
import type { OrderStatus } from '@haldi/contract/orders/status';
import type { OrderRow } from '../tables.ts';
import type { ProgressRow } from '../work/store.ts';

export const statusOf = ({ status }: Pick<OrderRow, 'status'>): OrderStatus =>
  status as OrderStatus;

export const appointmentOf = ({ appointmentDate: day, startMinute }: OrderRow) => ({
  day,
  startMinute,
});

export const toBookingWithTerms = (order: OrderRow, progress?: Pick<ProgressRow, 'arrivedAt'>) => {
  const { moveHours, freeCancelHours, lateCancelFee, noShowFee } = order;
  return {
    status: statusOf(order),
    ...appointmentOf(order),
    terms: { moveHours, freeCancelHours, lateCancelFee, noShowFee },
    progress: { arrivedAt: progress?.arrivedAt?.toISOString() ?? null },
  };
};

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
