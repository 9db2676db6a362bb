import { addDays, indiaDay } from '@haldi/contract/kit/dates';
import type { OrderStatus } from '@haldi/contract/orders/status';
import { isContactShown } from '@haldi/contract/orders/work/contact-days';
import {
  noProgress,
  type Press,
  type Progress,
  type Refusal,
  refusalOf,
} from '@haldi/contract/orders/work/progress';
import type {
  RunningLate,
  WorkDays,
  WorkPress,
  WorkVisit,
} from '@haldi/contract/orders/work/schema';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { readBeautician } from '../../roster/service.ts';
import { withLockedOrder } from '../changing/locked-order.ts';
import { changeOrder, isRepeated } from '../changing/store.ts';
import * as errors from '../errors.ts';
import { publishOrderEvent } from '../events.ts';
import { toOrder } from '../order-view.ts';
import { fillGaps } from '../plan/service.ts';
import { type Orders, readById } from '../service.ts';
import type { OrderRow } from '../tables.ts';
import {
  type AssignedOrder,
  findAssigned,
  findProgress,
  listAssigned,
  type ProgressChanges,
  type ProgressRow,
  writeProgress,
} from './store.ts';

const daysAhead = 6;

/** Her place on the roster: calls for beauticians are let in with one only. */
const placeOf = ({ beauticianId }: Identity): number => {
  if (beauticianId === null) throw errors.notFound();
  return beauticianId;
};

const text = (at: Date | null): string | null => at?.toISOString() ?? null;

export const toProgress = (row: ProgressRow | null | undefined): Progress =>
  row
    ? {
        onTheWayAt: text(row.onTheWayAt),
        arrivedAt: text(row.arrivedAt),
        startedAt: text(row.startedAt),
        doneAt: text(row.doneAt),
        lateMinutes: row.lateMinutes,
      }
    : noProgress;

/** What people call somebody. */
const firstNameOf = (name: string): string => name.split(' ', 1)[0] ?? name;

const toWorkVisit = ({ document, minutes, progress }: AssignedOrder, today: string): WorkVisit => {
  const order = toOrder(document);
  const { visited, appointmentDate: day } = order;
  return {
    _id: order._id,
    orderId: order.orderId,
    day,
    slot: order.appointmentSlot,
    minutes,
    status: order.status,
    progress: toProgress(progress),
    firstName: firstNameOf(visited?.name ?? order.username),
    contact: isContactShown(day, today)
      ? { phone: visited?.phone ?? order.userPhone, address: order.address }
      : null,
    services: order.services,
    note: order.note,
    design: order.design,
    visitingCharge: order.visitingCharge,
    fees: order.fees,
    total: order.total,
    asksCode: false,
  };
};

/** Today and the week after it, of whoever asks. */
export const readWork = async ({ db, clock }: Orders, identity: Identity): Promise<WorkDays> => {
  const now = clock();
  const today = indiaDay(now);
  const place = placeOf(identity);
  const [{ name }, assigned] = await Promise.all([
    readBeautician(db, place, today),
    listAssigned(db, place, today, addDays(today, daysAhead)),
  ]);
  const visits = assigned.map((order) => toWorkVisit(order, today));
  const days = Array.from({ length: daysAhead + 1 }, (_, ahead) => {
    const day = addDays(today, ahead);
    return { day, visits: visits.filter((visit) => visit.day === day) };
  });
  return { today, name, days, readAt: now.toISOString() };
};

const readVisit = async ({ db, clock }: Orders, place: number, id: string): Promise<WorkVisit> => {
  const found = await findAssigned(db, place, id);
  if (!found) throw errors.notFound();
  return toWorkVisit(found, indiaDay(clock()));
};

const refusalTexts: Record<Refusal, string> = {
  CANCELLED: 'This visit was cancelled.',
  CLOSED: 'This visit is closed.',
  OTHER_DAY: 'This visit is on another day.',
  ALREADY: 'The visit has come further than this already.',
  NOT_STARTED: 'Start the visit first.',
};

const pressRefused = (reason: Refusal): AppError =>
  new AppError('PRESS_REFUSED', refusalTexts[reason], { details: { reason } });

/** What the customer reads. */
const messages: Record<Press, string> = {
  'on-the-way': 'Your beautician is on the way.',
  arrived: 'Your beautician has arrived.',
  start: 'Your service has begun.',
  done: 'Your service is complete. Thank you for choosing us!',
};

const columnOf: Record<Press, keyof ProgressChanges> = {
  'on-the-way': 'onTheWayAt',
  arrived: 'arrivedAt',
  start: 'startedAt',
  done: 'doneAt',
};

const statusAfter = (press: Press, status: OrderStatus): OrderStatus => {
  if (press === 'start') return 'in_progress';
  return press === 'done' ? 'completed' : status;
};

/** When it was pressed; a phone whose clock is ahead pressed now. */
const momentOf = (pressedAt: string, now: Date): Date =>
  new Date(Math.min(new Date(pressedAt).getTime(), now.getTime()));

type Sent = { attempt: string; pressedAt: string };
type Held = { row: OrderRow; progress: Progress; at: Date };

/** Does something about a visit of hers, once for each attempt; whoever looks on is told. */
const changeVisit = async (
  orders: Orders,
  identity: Identity,
  id: string,
  { attempt, pressedAt }: Sent,
  change: (tx: Db, held: Held) => Promise<{ message: string; status: OrderStatus }>,
): Promise<WorkVisit> => {
  const { db, live, clock } = orders;
  const place = placeOf(identity);
  const now = clock();
  const isNew = await withLockedOrder(db, id, {}, async (tx, row) => {
    if (row.beauticianId !== place) throw errors.notFound();
    if (await isRepeated(tx, id, attempt)) return false;
    const progress = toProgress(await findProgress(tx, id));
    const at = momentOf(pressedAt, now);
    const { message, status } = await change(tx, { row, progress, at });
    await changeOrder(tx, id, { status }, { message, adminId: identity.userId, attempt, at: now });
    if (status !== row.status) await fillGaps(tx, row.appointmentDate, now);
    return true;
  });
  if (isNew) publishOrderEvent(live, 'order-updated', await readById(db, id));
  return readVisit(orders, place, id);
};

const visitOf = ({ row, progress }: Held) => ({
  status: row.status as OrderStatus,
  day: row.appointmentDate,
  progress,
});

/** On the way, arrived, start, done. */
export const pressAtVisit = (
  orders: Orders,
  identity: Identity,
  id: string,
  { press, ...sent }: WorkPress,
): Promise<WorkVisit> =>
  changeVisit(orders, identity, id, sent, async (tx, held) => {
    const visit = visitOf(held);
    const refusal = refusalOf(press, visit, indiaDay(held.at));
    if (refusal) throw pressRefused(refusal);
    await writeProgress(tx, id, { [columnOf[press]]: held.at });
    return { message: messages[press], status: statusAfter(press, visit.status) };
  });

/** The customer is told that she comes later. */
export const sayRunningLate = (
  orders: Orders,
  identity: Identity,
  id: string,
  { minutes, ...sent }: RunningLate,
): Promise<WorkVisit> =>
  changeVisit(orders, identity, id, sent, async (tx, held) => {
    const visit = visitOf(held);
    const refusal = refusalOf('arrived', visit, indiaDay(held.at));
    if (refusal) throw pressRefused(refusal);
    await writeProgress(tx, id, { lateMinutes: minutes });
    const message = `Your beautician is running about ${minutes} minutes late.`;
    return { message, status: visit.status };
  });
