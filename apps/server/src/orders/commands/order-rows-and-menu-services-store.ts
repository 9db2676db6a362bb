import type { HistoryEvent } from '@haldi/contract/orders/history';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { services } from '../../catalogue/tables.ts';
import type { Db } from '../../platform/database/database.ts';
import { type OrderRow, orderServices, orders, orderTracking } from '../tables.ts';

export type OrderLine = typeof orderServices.$inferSelect;

export const findOrderRow = async (db: Db, id: string): Promise<OrderRow | undefined> => {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row;
};

export const lockOrder = async (tx: Db, id: string): Promise<OrderRow | undefined> => {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('no key update');
  return row;
};

/** What an attempt has done to the order. Undefined: not carried out yet. */
export const findAttempt = async (
  tx: Db,
  orderId: string,
  attempt: string,
): Promise<HistoryEvent | undefined> => {
  const [row] = await tx
    .select({ event: orderTracking.event })
    .from(orderTracking)
    .where(and(eq(orderTracking.orderId, orderId), eq(orderTracking.attempt, attempt)));
  return row?.event;
};

export const listOrderLines = (tx: Db, { id, revision }: OrderRow): Promise<OrderLine[]> =>
  tx
    .select()
    .from(orderServices)
    .where(and(eq(orderServices.orderId, id), eq(orderServices.revision, revision)))
    .orderBy(asc(orderServices.position));

const menuColumns = {
  serviceId: services.id,
  dataSet: services.dataSet,
  name: services.name,
  price: services.price,
  duration: services.duration,
  skillId: services.skillId,
  hidden: services.hidden,
};

/** Includes hidden services. */
export const listMenuServicesById = async (db: Db, serviceIds: readonly string[]) => {
  const rows = await db
    .select(menuColumns)
    .from(services)
    .where(inArray(services.id, [...serviceIds]));
  return new Map(rows.map((row) => [row.serviceId, row]));
};

export type MenuService =
  Awaited<ReturnType<typeof listMenuServicesById>> extends Map<string, infer Row> ? Row : never;
