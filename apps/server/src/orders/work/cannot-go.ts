import { indiaDay } from '@haldi/contract/kit/dates';
import { noBeautician } from '@haldi/contract/orders/schema';
import type { OrderStatus } from '@haldi/contract/orders/status';
import { refusalToGiveBack } from '@haldi/contract/orders/work/progress';
import type { CannotGo } from '@haldi/contract/orders/work/schema';
import { recordAct } from '../../audit/service.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { publishAlerts, raiseAlert } from '../alerts/service.ts';
import { withLockedOrder } from '../changing/locked-order.ts';
import { isRepeated } from '../changing/store.ts';
import { writeChange } from '../changing/write-change.ts';
import { decideHands } from '../desk/assign.ts';
import { readDeciding } from '../desk/update-order.ts';
import * as errors from '../errors.ts';
import { publishOrderEvent } from '../events.ts';
import { fillGaps, updateVisit, writeMoves } from '../plan/service.ts';
import { type Orders, readById } from '../service.ts';
import type { OrderRow } from '../tables.ts';
import { placeOf } from './days.ts';
import { pressRefused, visitOf } from './presses.ts';
import { toProgress } from './progress.ts';
import { findProgress, insertRefusal } from './store.ts';

/** Nobody is assigned any more, and the plan has somebody else where there is somebody. */
const giveBack = async (
  tx: Db,
  row: OrderRow,
  by: Identity,
  { attempt, reason }: CannotGo,
  at: Date,
): Promise<void> => {
  const place = placeOf(by);
  const { id, orderNumber } = row;
  await insertRefusal(tx, id, place, at);
  const status = row.status as OrderStatus;
  const deciding = await readDeciding(tx, row, at);
  const hands = await decideHands(tx, deciding, { status, beautician: noBeautician });
  const { beautician, beauticianId, visit, moves = [] } = hands;
  const entry = { event: { kind: 'declined' as const }, adminId: by.userId, attempt, at };
  await writeChange(tx, row, { beautician, beauticianId }, entry);
  if (visit) await updateVisit(tx, id, visit);
  await writeMoves(tx, moves);
  await raiseAlert(tx, {
    ...{ id: attempt, kind: 'cannot-go', beauticianId: place },
    ...{ orderId: id, reason, createdAt: at },
  });
  await recordAct(tx, {
    by,
    at,
    act: 'visit-refused',
    subject: { id, name: `#${orderNumber}` },
    changes: [
      { field: 'beautician', before: row.beautician, after: beautician },
      ...(reason === '' ? [] : [{ field: 'reason', before: null, after: reason }]),
    ],
  });
  await fillGaps(tx, row.appointmentDate, at);
};

/** She cannot make a visit: the desk is told, and the plan looks for somebody else. */
export const sayCannotGo = async (
  { db, live, clock }: Orders,
  by: Identity,
  id: string,
  sent: CannotGo,
): Promise<void> => {
  const at = clock();
  const isNew = await withLockedOrder(db, id, {}, async (tx, row) => {
    // Asked first: once it was done, the visit is no longer hers.
    if (await isRepeated(tx, id, sent.attempt)) return false;
    if (row.beauticianId !== placeOf(by)) throw errors.notFound();
    const progress = toProgress(await findProgress(tx, id));
    const refusal = refusalToGiveBack(visitOf({ row, progress }), indiaDay(at));
    if (refusal) throw pressRefused(refusal);
    await giveBack(tx, row, by, sent, at);
    return true;
  });
  if (!isNew) return;
  publishOrderEvent(live, 'order-updated', await readById(db, id));
  publishAlerts(live);
};
