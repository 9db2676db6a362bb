import { adminCategoryOf } from '@haldi/contract/catalogue/admin-category';
import type { AdminCategory } from '@haldi/contract/catalogue/categories';
import type { BoardVisit } from '@haldi/contract/dashboard/schema';
import type { AffectedVisits, Visit } from '@haldi/contract/orders/desk/visits';
import type { OrderStatus } from '@haldi/contract/orders/status';
import { isRunning, slotAt } from '@haldi/contract/schedule/slots';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import * as store from './store.ts';

/** Orders as whoever plans the days sees them. */

const toVisit = ({
  id,
  orderNumber,
  firstSlot,
  status,
  beauticianId,
  ...rest
}: store.VisitRow): Visit => ({
  _id: id,
  orderId: orderNumber,
  slot: slotAt(firstSlot),
  status: status as OrderStatus,
  beauticianId: beauticianId === null ? null : String(beauticianId),
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

export const listVisitsNow = async (db: Db, on: string, now: Date): Promise<BoardVisit[]> =>
  (await store.listTimedVisits(db, on)).map(({ minutes, ...row }) => {
    const { day, beauticianId: _, ...visit } = toVisit(row);
    const isUnderWay = visit.status === 'confirmed' || visit.status === 'in_progress';
    return { ...visit, isNow: isUnderWay && isRunning(day, visit.slot, minutes, now) };
  });

export type AssignedVisit = Visit & { version: number; categories: AdminCategory[] };

/** Open visits that somebody of the roster is to make, and what they ask for. */
export const listAssigned = async (db: Db, today: string): Promise<AssignedVisit[]> =>
  (await store.listAssigned(db, today)).map(({ dataSets, version, ...row }) => ({
    ...toVisit(row),
    version,
    categories: [...new Set(dataSets.map(adminCategoryOf))],
  }));

export const holdOpenOrders = store.holdOpenOrders;
export const renameOnOpenOrders = store.renameOnOpenOrders;
