import { asc, desc, eq, inArray, max, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { NewServiceRow, ServiceRow } from '../services-store.ts';
import { servicePriceHistory, services } from '../tables.ts';

export type ServiceChanges = Pick<
  ServiceRow,
  | 'name'
  | 'description'
  | 'dataSet'
  | 'skillId'
  | 'image'
  | 'imageHash'
  | 'price'
  | 'offerprice'
  | 'duration'
> & { position: number };

export const listAllServices = (db: Db): Promise<ServiceRow[]> =>
  db.select().from(services).orderBy(asc(services.position), asc(services.id));

export const findService = async (db: Db, id: string): Promise<ServiceRow | undefined> => {
  const [row] = await db.select().from(services).where(eq(services.id, id));
  return row;
};

/** Locks rows in id order, so that two bulk changes cannot deadlock. */
const lockWhere = (tx: Db, condition: SQL | undefined): Promise<ServiceRow[]> =>
  tx.select().from(services).where(condition).orderBy(asc(services.id)).for('update');

export const lockServices = (tx: Db, ids: readonly string[]): Promise<ServiceRow[]> =>
  lockWhere(tx, inArray(services.id, [...ids]));

export const lockServicesOfSection = (tx: Db, dataSet: string): Promise<ServiceRow[]> =>
  lockWhere(tx, eq(services.dataSet, dataSet));

export const nextServicePosition = async (tx: Db, dataSet: string): Promise<number> => {
  const [row] = await tx
    .select({ last: max(services.position) })
    .from(services)
    .where(eq(services.dataSet, dataSet));
  return (row?.last ?? -1) + 1;
};

/** False if the id exists or existed before; other constraint violations are thrown. */
export const insertService = async (tx: Db, row: NewServiceRow): Promise<boolean> => {
  if ((await tx.$count(servicePriceHistory, eq(servicePriceHistory.serviceId, row.id))) > 0)
    return false;
  const added = await tx
    .insert(services)
    .values(row)
    .onConflictDoNothing({ target: services.id })
    .returning({ id: services.id });
  return added.length > 0;
};

export const deleteServices = async (tx: Db, ids: readonly string[]): Promise<void> => {
  await tx.delete(services).where(inArray(services.id, [...ids]));
};

const nextVersion = sql`${services.version} + 1`;

export const updateService = async (
  tx: Db,
  id: string,
  changes: ServiceChanges,
  at: Date,
): Promise<void> => {
  await tx
    .update(services)
    .set({ ...changes, version: nextVersion, updatedAt: at })
    .where(eq(services.id, id));
};

export const updateServicesHidden = async (
  tx: Db,
  ids: readonly string[],
  hidden: boolean,
  at: Date,
): Promise<void> => {
  await tx
    .update(services)
    .set({ hidden, version: nextVersion, updatedAt: at })
    .where(inArray(services.id, [...ids]));
};

export const updateServicePositions = async (tx: Db, ids: readonly string[]): Promise<void> => {
  await tx.execute(sql`
    update ${services} set position = places.place - 1
    from unnest(${sql.param([...ids])}::text[]) with ordinality as places(id, place)
    where ${services.id} = places.id`);
};

export type PriceRow = { id: string; price: number; offerprice: number };

export const updateServicePrices = async (
  tx: Db,
  rows: readonly PriceRow[],
  at: Date,
): Promise<void> => {
  await tx.execute(sql`
    update ${services} set price = next.price, offerprice = next.offerprice,
      version = ${nextVersion}, updated_at = ${at.toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as next(id text, price integer, offerprice integer)
    where ${services.id} = next.id`);
};

export type PriceHistoryRow = typeof servicePriceHistory.$inferSelect;

export const insertPriceHistoryRows = async (
  tx: Db,
  rows: (typeof servicePriceHistory.$inferInsert)[],
): Promise<void> => {
  if (rows.length > 0) await tx.insert(servicePriceHistory).values(rows);
};

export const listPriceHistoryRows = (
  db: Db,
  serviceId: string,
  limit: number,
): Promise<PriceHistoryRow[]> =>
  db
    .select()
    .from(servicePriceHistory)
    .where(eq(servicePriceHistory.serviceId, serviceId))
    .orderBy(desc(servicePriceHistory.id))
    .limit(limit);
