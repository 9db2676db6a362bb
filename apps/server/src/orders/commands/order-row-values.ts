import type { VisitSnapshot } from '@haldi/contract/messages/plan-messages';
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

export const visitSnapshotOf = (order: OrderRow): VisitSnapshot => ({
  status: statusOf(order),
  day: order.appointmentDate,
  startMinute: order.startMinute,
  beautician: order.beautician,
  hasRecipientPhone: order.recipientPhone !== '' && order.recipientPhone !== order.userPhone,
});
