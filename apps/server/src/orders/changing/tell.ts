import type { ToldVisit } from '@haldi/contract/messages/planning';
import type { CancelReason } from '@haldi/contract/orders/cancellation';
import { reasonLabels } from '@haldi/contract/orders/cancelling';
import type { OrderStatus } from '@haldi/contract/orders/status';
import type { Press } from '@haldi/contract/orders/work/progress';
import { tellCustomer, tellSalon } from '../../messages/service.ts';
import type { Db } from '../../platform/database/database.ts';
import type { OrderRow } from '../tables.ts';
import type { Changes, Entry } from './store.ts';

export const toldVisit = (row: OrderRow): ToldVisit => ({
  status: row.status as OrderStatus,
  day: row.appointmentDate,
  startMinute: row.startMinute,
  beautician: row.beautician,
});

type Told = Pick<Entry, 'adminId' | 'at' | 'event'> & {
  press?: Press | undefined;
  lateMinutes?: number | undefined;
};

/** Writes down who is to be told of a change of an order: its customer, and the salon. */
export const tellOfChange = async (
  tx: Db,
  row: OrderRow,
  changes: Changes,
  { adminId, at, event, press, lateMinutes }: Told,
): Promise<void> => {
  const changed = { ...row, ...changes };
  const [before, after] = [toldVisit(row), toldVisit(changed)];
  const pressed = press ?? (event.kind === 'on-the-way' ? 'on-the-way' : undefined);
  await tellCustomer(tx, row, before, after, { at, press: pressed, lateMinutes });
  const news = {
    ...{ subject: row.id, orderId: row.id, occasion: `version ${row.version + 1}` },
    ...{ userId: row.userId, actorId: adminId, visit: after, at },
  };
  if (after.status === 'cancelled') {
    if (before.status === 'cancelled') return;
    const cancelReason = changed.cancelReason as CancelReason | null;
    const facts = cancelReason ? { reason: reasonLabels[cancelReason] } : {};
    await tellSalon(tx, { ...news, kind: 'order-cancelled', facts });
  } else if (before.day !== after.day || before.startMinute !== after.startMinute) {
    const facts = { before: `${before.day} ${before.startMinute}` };
    await tellSalon(tx, { ...news, kind: 'order-moved', facts });
  }
};
