import { minuteOf } from '@haldi/contract/kit/time-of-day';
import type { StaffMove } from '@haldi/contract/orders/desk/changing/schema';
import type { HistoryEvent } from '@haldi/contract/orders/history';
import { whenText } from '@haldi/contract/orders/moving';
import type { Order } from '@haldi/contract/orders/schema';
import { isOpen, type OrderStatus } from '@haldi/contract/orders/status';
import { beginningOf } from '@haldi/contract/orders/terms';
import { recordAct } from '../../../audit/service.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Identity } from '../../../platform/http/identity.ts';
import {
  appointmentOf,
  bookedOf,
  isToBeDone,
  withLockedOrder,
} from '../../changing/locked-order.ts';
import { writeChange } from '../../changing/write-change.ts';
import * as errors from '../../errors.ts';
import { publishOrderEvent } from '../../events.ts';
import { fillGaps, updateVisit, writeMoves } from '../../plan/service.ts';
import { type Orders, readById } from '../../service.ts';
import type { OrderRow } from '../../tables.ts';
import { decideHands, despiteOf, type Hands, sendingOf } from '../assign.ts';
import { readDeciding } from '../update-order.ts';

type Act = { body: StaffMove; admin: Identity; at: Date };

const writeMove = async (
  tx: Db,
  row: OrderRow,
  { beautician, beauticianId, visit, moves = [], substitute }: Hands,
  { body, admin, at }: Act,
): Promise<void> => {
  const { appointmentDate, appointmentSlot, attempt } = body;
  const before = bookedOf(row);
  const startMinute = minuteOf(appointmentSlot);
  const to = { day: appointmentDate, startMinute };
  const event: HistoryEvent = {
    kind: 'moved',
    by: 'salon',
    from: appointmentOf(row),
    to,
    ...(substitute && { substitute }),
  };
  const changes = { appointmentDate, startMinute, beautician, beauticianId };
  await writeChange(tx, row, changes, { event, adminId: admin.userId, attempt, at });
  if (visit) await updateVisit(tx, row.id, visit);
  await writeMoves(tx, moves);
  await recordAct(tx, {
    by: admin,
    at,
    act: 'order-moved',
    subject: { id: row.id, name: `#${row.orderNumber}` },
    changes: [
      { field: 'appointment', before: whenText(before), after: whenText(body) },
      ...(beautician === row.beautician
        ? []
        : [{ field: 'beautician', before: row.beautician, after: beautician }]),
      ...despiteOf(visit),
    ],
  });
  await fillGaps(tx, row.appointmentDate, at);
  if (appointmentDate !== row.appointmentDate) await fillGaps(tx, appointmentDate, at);
};

/** Staff move a visit to any time to come: only an overlap is refused, the rest asks first. */
export const moveAnyOrder = async (
  { db, live, clock }: Orders,
  admin: Identity,
  id: string,
  body: StaffMove,
): Promise<Order> => {
  const at = clock();
  const { appointmentDate, appointmentSlot } = body;
  const isNew = await withLockedOrder(db, id, { to: appointmentDate }, async (tx, row) => {
    if (!(await isToBeDone(tx, row, body))) return false;
    if (beginningOf(body) <= at) throw errors.notBookable('PAST');
    const status = row.status as OrderStatus;
    if (!isOpen(status)) throw errors.notChangeable('CLOSED');
    const startMinute = minuteOf(appointmentSlot);
    const isSameTime = row.appointmentDate === appointmentDate && row.startMinute === startMinute;
    if (isSameTime) throw errors.sameTime();
    const deciding = await readDeciding(tx, { ...row, appointmentDate, startMinute }, at);
    const moved = { ...deciding, visit: { ...deciding.visit, start: startMinute } };
    const hands = await decideHands(tx, moved, sendingOf(row, body), true);
    await writeMove(tx, row, hands, { body, admin, at });
    return true;
  });
  const order = await readById(db, id);
  if (isNew) publishOrderEvent(live, 'order-updated', order);
  return order;
};
