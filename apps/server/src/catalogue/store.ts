import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Db } from '../platform/database/database.ts';
import { services } from './tables.ts';

export type ServiceRow = typeof services.$inferSelect;
export type NewServiceRow = typeof services.$inferInsert;

/** Visible services in catalogue order, of the given data sets. */
export const listVisible = (db: Db, dataSets: readonly string[]): Promise<ServiceRow[]> =>
  db
    .select()
    .from(services)
    .where(and(inArray(services.dataSet, [...dataSets]), eq(services.hidden, false)))
    .orderBy(asc(services.position), asc(services.id));

export const countServices = async (db: Db): Promise<number> => {
  const [row] = await db.select({ services: count() }).from(services);
  return row?.services ?? 0;
};

export const insertServices = async (db: Db, rows: NewServiceRow[]): Promise<void> => {
  await db.insert(services).values(rows).onConflictDoNothing();
};
