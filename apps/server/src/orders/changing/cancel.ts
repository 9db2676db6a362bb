import type { CancelRequest } from '@haldi/contract/orders/cancelling';
import { cancelFee, whyNotCancellable } from '@haldi/contract/orders/terms';
import * as errors from '../errors.ts';
import { publishOrderEvent } from '../events.ts';
import { fillGaps } from '../plan/service.ts';
import { type Orders, readById } from '../service.ts';
import { bookedOf, isToBeDone, withLockedOrder } from './locked-order.ts';
import { changeOrder, replaceFees } from './store.ts';
import { tellOfChange } from './tell.ts';

/** The customer cancels, for what she was told that it costs. */
export const cancelOrder = async (
  { db, live, clock }: Orders,
  id: string,
  body: CancelRequest,
): Promise<void> => {
  const at = clock();
  const isDone = await withLockedOrder(db, id, {}, async (tx, row) => {
    if (!(await isToBeDone(tx, row, body))) return false;
    const booked = bookedOf(row);
    const reason = whyNotCancellable(booked, at);
    if (reason) throw errors.notChangeable(reason);
    const fee = cancelFee(booked, at);
    if (fee !== body.fee) throw errors.feeChanged(fee);
    const changes = {
      status: 'cancelled',
      cancelReason: body.reason,
      cancelNote: body.note ?? '',
      cancelledBy: 'customer',
    } as const;
    const fees = fee > 0 ? [{ kind: 'late_cancel' as const, amount: fee }] : [];
    const event = { kind: 'cancelled-by-customer' as const, fees };
    await changeOrder(tx, id, changes, { event, adminId: null, attempt: body.attempt, at });
    await tellOfChange(tx, row, changes, { event, adminId: null, at });
    await replaceFees(tx, id, fees, at);
    await fillGaps(tx, row.appointmentDate, at);
    return true;
  });
  if (isDone) publishOrderEvent(live, 'order-updated', await readById(db, id));
};
