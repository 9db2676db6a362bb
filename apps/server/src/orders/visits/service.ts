import { formatAddressWithoutTown } from '@haldi/contract/accounts/addresses/one-line-address';
import type { NextVisits } from '@haldi/contract/dashboard/schema';
import { addDays, indiaDay } from '@haldi/contract/kit/dates';
import { formatTimeOfDay } from '@haldi/contract/kit/time-of-day';
import type { AffectedVisits, Visit } from '@haldi/contract/orders/desk/visit-schemas';
import { isSameRecipient } from '@haldi/contract/orders/recipient';
import { noBeautician } from '@haldi/contract/orders/schema';
import { isConfirmed, isInProgress, type OrderStatus } from '@haldi/contract/orders/status';
import { isVisitOver, isVisitRunning } from '@haldi/contract/schedule/booking-time-rules';
import { conflictKinds } from '@haldi/contract/schedule/plan/conflicts';
import type { PlannedVisit } from '@haldi/contract/schedule/plan/day-plan';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { PlanningRules } from '../../settings/service.ts';
import { findOrderRow } from '../commands/load-command-context-store.ts';
import { statusOf } from '../commands/values-from-order-row.ts';
import * as errors from '../errors.ts';
import { listActiveBookings } from '../placing/store.ts';
import { findVisit, replanAndListNewlyNeedingChange, toPlannedVisit } from '../plan/service.ts';
import { findOrderedDesign } from '../to-order.ts';
import { toVisitProgress } from '../work/visit-progress.ts';
import * as store from './store.ts';

export const toVisit = ({
  id,
  orderNumber,
  startMinute,
  status,
  beauticianId,
  design,
  beautician,
  accepted,
  recipientName,
  recipientPhone,
  progress,
  address,
  version: _,
  ...rest
}: store.VisitRow): Visit => ({
  _id: id,
  orderId: orderNumber,
  place: formatAddressWithoutTown(address),
  slot: formatTimeOfDay(startMinute),
  status: status as OrderStatus,
  beautician: beautician ?? noBeautician,
  beauticianId: beauticianId === null ? null : String(beauticianId),
  recipient: recipientName === '' ? null : { name: recipientName, phone: recipientPhone },
  progress: toVisitProgress(progress),
  design: findOrderedDesign(design),
  accepted: conflictKinds.filter((kind) => accepted.includes(kind)),
  ...rest,
});

const affectedMessage = 'This change affects booked visits. Review them before you continue.';

export const readPlannedVisit = async (
  db: Db,
  id: string,
  rules: Pick<PlanningRules, 'areaIds'>,
): Promise<PlannedVisit> => {
  const order = await findOrderRow(db, id);
  const row = order && (await findVisit(db, id));
  if (!row) throw errors.notFoundError();
  return toPlannedVisit(order, row, rules).visit;
};

/**
 * Throws VISITS_AFFECTED until the admin has seen the affected visits: `acknowledgedStamp` is the
 * stamp of those that were shown.
 */
export const requireAffectedVisitsAcknowledged = async (
  tx: Db,
  affectedQuery: store.AffectedVisitsQuery,
  acknowledgedStamp: string | undefined,
): Promise<void> => {
  const { total, stamp, rows } = await store.findAffectedVisits(tx, affectedQuery);
  if (total === 0 || stamp === acknowledgedStamp) return;
  const details: AffectedVisits = { total, stamp, visits: rows.map(toVisit) };
  throw new AppError('VISITS_AFFECTED', affectedMessage, { details });
};

/**
 * Throws VISITS_AFFECTED if the change leaves visits without a beautician, until the admin has seen
 * them.
 */
export const replanAndRequireAffectedVisitsAcknowledged = async (
  tx: Db,
  now: Date,
  { acknowledged, only }: { acknowledged?: string | undefined; only?: (day: string) => boolean },
): Promise<void> => {
  const orderIds = await replanAndListNewlyNeedingChange(tx, now, only);
  await requireAffectedVisitsAcknowledged(tx, { orderIds }, acknowledged);
};

export const listVisitsOn = async (db: Db, days: readonly string[]): Promise<Visit[]> =>
  (await store.listVisitsOn(db, days)).map(toVisit);

export const isVisitUnderWay = (visit: store.VisitRow, now: Date): boolean =>
  isInProgress(statusOf(visit)) || (isConfirmed(statusOf(visit)) && isVisitRunning(visit, now));

const nextLimit = 4;

/** Includes yesterday, because a visit may run past midnight. */
const daysNear = (now: Date): string[] => [addDays(indiaDay(now), -1), indiaDay(now)];

export const listVisitsUnderWay = async (db: Db, now: Date): Promise<store.VisitRow[]> =>
  (await store.listOpenOrStartedVisits(db, daysNear(now))).filter((one) =>
    isVisitUnderWay(one, now),
  );

/** A started visit is dropped after its day, in case Done was never pressed. */
const isStillToDo = (visit: store.VisitRow, now: Date): boolean =>
  !isVisitOver(visit, now) || (isInProgress(statusOf(visit)) && visit.day === indiaDay(now));

/** The remaining visits of today, otherwise those of the next day with visits. */
const listNext = async (db: Db, now: Date): Promise<store.VisitRow[]> => {
  const nearVisits = await store.listOpenVisitsOn(db, daysNear(now));
  const remaining = nearVisits.filter((visit) => isStillToDo(visit, now));
  if (remaining.length > 0) return remaining;
  const day = await store.findNextDayWithOpenVisits(db, indiaDay(now));
  return day === undefined ? [] : store.listOpenVisitsOn(db, [day]);
};

export const readNextVisits = async (db: Db, now: Date): Promise<NextVisits> => {
  const all = await listNext(db, now);
  const today = indiaDay(now);
  const rows = all.slice(0, nextLimit).map((row) => [row, toVisit(row)] as const);
  const visits = rows.map(([row, visit]) => ({
    _id: visit._id,
    orderId: visit.orderId,
    customer: visit.customer,
    phone: visit.phone,
    recipient: visit.recipient,
    place: visit.place,
    service: visit.service,
    day: visit.day,
    slot: visit.slot,
    minutes: visit.minutes,
    status: visit.status,
    progress: visit.progress,
    beautician: visit.beautician,
    planned: visit.planned,
    isNow: isVisitUnderWay(row, now),
  }));
  const [first] = visits;
  return { day: first ? (first.day > today ? first.day : today) : null, visits, total: all.length };
};

export const listOtherVisitsOfCustomer = async (
  db: Db,
  id: string,
  now: Date,
): Promise<{ day: string; from: number; to: number }[]> => {
  const order = await findOrderRow(db, id);
  if (!order?.userId) return [];
  return (await listActiveBookings(db, order.userId, indiaDay(now)))
    .filter(({ orderId }) => orderId !== order.orderNumber)
    .filter(({ recipient }) => isSameRecipient(recipient, order.recipientName))
    .map(({ day, startMinute, minutes }) => ({
      day,
      from: startMinute,
      to: startMinute + minutes,
    }));
};

export const renameBeauticianOnOpenOrders = store.renameBeauticianOnOpenOrders;
