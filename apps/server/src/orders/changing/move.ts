import { indiaDay } from '@haldi/contract/kit/dates';
import { minuteOf } from '@haldi/contract/kit/time-of-day';
import type { HistoryEvent } from '@haldi/contract/orders/history';
import type { MoveRequest } from '@haldi/contract/orders/moving';
import { whyNotOneMore } from '@haldi/contract/orders/open-orders';
import { noBeautician } from '@haldi/contract/orders/schema';
import { whyNotMovable } from '@haldi/contract/orders/terms';
import {
  type DayPlan,
  type WantedVisit,
  withoutVisit,
} from '@haldi/contract/schedule/plan/day-plan';
import type { Placement } from '@haldi/contract/schedule/plan/planner';
import type { Db } from '../../platform/database/database.ts';
import { readBookingRules } from '../../settings/service.ts';
import * as errors from '../errors.ts';
import { publishOrderEvent } from '../events.ts';
import { dayFor } from '../keeping/service.ts';
import { toHeld } from '../placing/held.ts';
import { requireBookable } from '../placing/requirements.ts';
import { listHeld } from '../placing/store.ts';
import {
  fillGaps,
  findPlacement,
  findVisit,
  plannedVisit,
  readDay,
  updateVisit,
  writeMoves,
} from '../plan/service.ts';
import { type Orders, readById } from '../service.ts';
import type { OrderRow } from '../tables.ts';
import { appointmentOf, bookedOf, isToBeDone, withLockedOrder } from './locked-order.ts';
import { writeChange } from './write-change.ts';

/** Her other visits to the same person stay where they are. */
const requireNoOverlap = async (
  tx: Db,
  row: OrderRow,
  { appointmentDate: day, appointmentSlot: slot }: MoveRequest,
  at: Date,
): Promise<void> => {
  if (row.userId === null) return;
  const held = (await listHeld(tx, row.userId, indiaDay(at)))
    .filter(({ orderId }) => orderId !== row.orderNumber)
    .map(toHeld);
  const wanted = { day, slot, minutes: row.visitMinutes, visited: row.visitedName || null };
  const reason = whyNotOneMore(wanted, held, true);
  if (reason?.kind === 'overlap') throw errors.alreadyBooked(reason.orderId);
};

type Hands = Placement & { isAssigned: boolean };

/** Whoever is assigned comes if she can; else the plan has somebody, as for a new order. */
const findHands = (row: OrderRow, wanted: WantedVisit, day: DayPlan): Hands => {
  const assigned = row.beauticianId === null ? null : String(row.beauticianId);
  if (assigned !== null) {
    const found = findPlacement(day, { ...wanted, askedFor: assigned });
    if ('placement' in found) return { ...found.placement, isAssigned: true };
  }
  const found = findPlacement(day, wanted);
  if ('placement' in found) return { ...found.placement, isAssigned: false };
  throw found.reason === 'FULL' ? errors.slotFull() : errors.notBookable(found.reason);
};

const writeMove = async (
  tx: Db,
  row: OrderRow,
  { worker, moves, isAssigned }: Hands,
  wanted: WantedVisit,
  body: MoveRequest,
  at: Date,
): Promise<void> => {
  const { appointmentDate, appointmentSlot, attempt } = body;
  const isLost = row.beautician !== noBeautician && !isAssigned;
  const to = { day: appointmentDate, startMinute: minuteOf(appointmentSlot) };
  const event: HistoryEvent = {
    kind: 'moved',
    by: 'customer',
    from: appointmentOf(row),
    to,
    ...(isLost && { unavailable: row.beautician }),
  };
  const changes = {
    appointmentDate,
    startMinute: minuteOf(appointmentSlot),
    ...(isLost && { beautician: noBeautician, beauticianId: null }),
  };
  await writeChange(tx, row, changes, { event, adminId: null, attempt, at });
  const isInstead = isAssigned && wanted.askedFor !== null && wanted.askedFor !== worker;
  await updateVisit(tx, row.id, {
    beauticianId: Number(worker),
    accepted: isInstead ? ['ASKED'] : [],
    isUnfit: false,
  });
  await writeMoves(tx, moves);
  await fillGaps(tx, row.appointmentDate, at);
  if (moves.length > 0) await fillGaps(tx, appointmentDate, at);
};

/** The customer moves her visit, under her terms and by the rules of a new order. */
export const moveOrder = async (
  { db, live, clock }: Orders,
  id: string,
  body: MoveRequest,
): Promise<void> => {
  const at = clock();
  const { appointmentDate, appointmentSlot } = body;
  const locks = { to: appointmentDate, isCustomers: true };
  const isDone = await withLockedOrder(db, id, locks, async (tx, row) => {
    if (!(await isToBeDone(tx, row, body))) return false;
    const booked = bookedOf(row);
    const reason = whyNotMovable(booked, at);
    if (reason) throw errors.notChangeable(reason);
    if (booked.appointmentDate === appointmentDate && booked.appointmentSlot === appointmentSlot) {
      throw errors.sameTime();
    }
    const rules = await readBookingRules(tx);
    requireBookable({ ...body, pincode: row.pincode }, rules, at);
    await requireNoOverlap(tx, row, body, at);
    const visit = await findVisit(tx, id);
    if (!visit) throw new Error(`order ${id} has no visit`);
    const planned = plannedVisit(row, visit, rules).visit;
    const wanted = { ...planned, start: minuteOf(appointmentSlot) };
    const open = await dayFor(tx, row.userId);
    const { plan } = await readDay(tx, appointmentDate, rules, at);
    const hands = findHands(row, wanted, withoutVisit(open(plan), wanted));
    await writeMove(tx, row, hands, wanted, body, at);
    return true;
  });
  if (isDone) publishOrderEvent(live, 'order-updated', await readById(db, id));
};
