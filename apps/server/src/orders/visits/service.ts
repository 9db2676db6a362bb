import type { NextVisits } from '@haldi/contract/dashboard/schema';
import { indiaDay } from '@haldi/contract/kit/dates';
import { timeOfDay } from '@haldi/contract/kit/time-of-day';
import type { AffectedVisits, Visit } from '@haldi/contract/orders/desk/visits';
import type { OrderStatus } from '@haldi/contract/orders/status';
import { objectionKinds } from '@haldi/contract/schedule/plan/objections';
import { isRunning } from '@haldi/contract/schedule/slots';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { designOf } from '../order-view.ts';
import * as store from './store.ts';

/** Orders as whoever plans the days sees them. */

export const toVisit = ({
  id,
  orderNumber,
  startMinute,
  status,
  beauticianId,
  design,
  accepted,
  visitedName,
  visitedPhone,
  version: _,
  ...rest
}: store.VisitRow): Visit => ({
  _id: id,
  orderId: orderNumber,
  slot: timeOfDay(startMinute),
  status: status as OrderStatus,
  beauticianId: beauticianId === null ? null : String(beauticianId),
  visited: visitedName === '' ? null : { name: visitedName, phone: visitedPhone },
  design: designOf(design),
  accepted: objectionKinds.filter((kind) => accepted.includes(kind)),
  ...rest,
});

const affected =
  'Visits are booked then. They stay as they are; please look at them before you go on.';

/**
 * Refuses a change that touches booked visits until the admin has seen them: `despite` is the stamp
 * of those that were shown.
 */
export const askAboutVisits = async (
  tx: Db,
  touched: store.Touched,
  despite: string | undefined,
): Promise<void> => {
  const { total, stamp, rows } = await store.findTouched(tx, touched);
  if (total === 0 || stamp === despite) return;
  const details: AffectedVisits = { total, stamp, visits: rows.map(toVisit) };
  throw new AppError('VISITS_AFFECTED', affected, { details });
};

export const listVisitsOn = async (db: Db, days: readonly string[]): Promise<Visit[]> =>
  (await store.listVisitsOn(db, days)).map(toVisit);

/** Somebody has begun, or should have by now. */
export const isNow = (visit: Visit, now: Date): boolean =>
  visit.status === 'in_progress' || (visit.status === 'confirmed' && isRunning(visit, now));

const nextLimit = 4;

/** What comes next: the first few visits that are left of today, or of the next day that has any. */
export const readNextVisits = async (db: Db, now: Date): Promise<NextVisits> => {
  const { rows, total } = await store.listNext(db, now, nextLimit);
  const today = indiaDay(now);
  const visits = rows.map(toVisit).map((visit) => ({
    _id: visit._id,
    orderId: visit.orderId,
    customer: visit.customer,
    phone: visit.phone,
    visited: visit.visited,
    place: visit.place,
    service: visit.service,
    day: visit.day,
    slot: visit.slot,
    minutes: visit.minutes,
    status: visit.status,
    beautician: visit.beautician,
    planned: visit.planned,
    isNow: isNow(visit, now),
  }));
  const [first] = visits;
  return { day: first ? (first.day > today ? first.day : today) : null, visits, total };
};

export const renameOnOpenOrders = store.renameOnOpenOrders;
