import { indiaDay } from '@haldi/contract/kit/dates';
import type { StaffStart } from '@haldi/contract/orders/desk/changing/schema';
import type { Order } from '@haldi/contract/orders/schema';
import { refusalOf } from '@haldi/contract/orders/work/progress';
import { recordAct } from '../../../audit/service.ts';
import type { Identity } from '../../../platform/http/identity.ts';
import { publishAlerts, settleOfVisit } from '../../alerts/service.ts';
import { isToBeDone, withLockedOrder } from '../../changing/locked-order.ts';
import { writeChange } from '../../changing/write-change.ts';
import { publishOrderEvent } from '../../events.ts';
import { type Orders, readById } from '../../service.ts';
import { pressRefused, visitOf } from '../../work/presses.ts';
import { toProgress } from '../../work/progress.ts';
import { findProgress } from '../../work/store.ts';

/** The salon starts a visit itself, such as one whose code nobody can find. */
export const startVisit = async (
  { db, live, clock }: Orders,
  admin: Identity,
  id: string,
  body: StaffStart,
): Promise<Order> => {
  const at = clock();
  const isNew = await withLockedOrder(db, id, {}, async (tx, row) => {
    if (!(await isToBeDone(tx, row, body))) return false;
    const progress = toProgress(await findProgress(tx, id));
    const refusal = refusalOf('start', visitOf({ row, progress }), indiaDay(at));
    if (refusal) throw pressRefused(refusal);
    const entry = {
      event: { kind: 'started' as const },
      adminId: admin.userId,
      attempt: body.attempt,
      at,
    };
    await writeChange(tx, row, { status: 'in_progress' }, entry);
    const subject = { id, name: `#${row.orderNumber}` };
    await recordAct(tx, { by: admin, at, act: 'visit-started', subject });
    await settleOfVisit(tx, { orderId: id, kind: 'wrong-codes', by: admin.userId, at });
    return true;
  });
  const order = await readById(db, id);
  if (isNew) {
    publishOrderEvent(live, 'order-updated', order);
    publishAlerts(live);
  }
  return order;
};
