import { slotAt } from '@haldi/contract/booking/slots';
import { adminCategoryOf } from '@haldi/contract/catalogue/admin-category';
import type { AdminCategory } from '@haldi/contract/catalogue/categories';
import type { BoardVisit } from '@haldi/contract/dashboard/schema';
import type { OrderStatus } from '@haldi/contract/orders/status';
import type { AffectedVisits, Visit } from '@haldi/contract/orders/visits';
import type { Db } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import * as store from './visits-store.ts';

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
  throw new Refusal('VISITS_AFFECTED', affected, { details });
};

export const listVisitsOn = async (db: Db, days: readonly string[]): Promise<Visit[]> =>
  (await store.listVisitsOn(db, days)).map(toVisit);

export const listVisitsNow = async (db: Db, on: string, now: Date): Promise<BoardVisit[]> =>
  (await store.listVisitsNow(db, on, now)).map(({ isNow, ...row }) => {
    const { day: _, beauticianId: _id, ...visit } = toVisit(row);
    return { ...visit, isNow };
  });

export type Stranded = Visit & { version: number; categories: AdminCategory[] };

/** Open visits whose beautician is away on their day, and what they ask for. */
export const listStranded = async (db: Db, today: string): Promise<Stranded[]> =>
  (await store.listStranded(db, today)).map(({ dataSets, version, ...row }) => ({
    ...toVisit(row),
    version,
    categories: [...new Set(dataSets.map(adminCategoryOf))],
  }));

export const holdOpenOrders = store.holdOpenOrders;
export const renameOnOpenOrders = store.renameOnOpenOrders;
