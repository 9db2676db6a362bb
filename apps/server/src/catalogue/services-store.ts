import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Db } from '../platform/database/database.ts';
import { services } from './tables.ts';

export type ServiceRow = typeof services.$inferSelect;
export type NewServiceRow = typeof services.$inferInsert;

export const listVisibleServices = (db: Db, dataSets: readonly string[]): Promise<ServiceRow[]> =>
  db
    .select()
    .from(services)
    .where(and(inArray(services.dataSet, [...dataSets]), eq(services.hidden, false)))
    .orderBy(asc(services.position), asc(services.id));

export const countServices = async (db: Db): Promise<number> => {
  const [row] = await db.select({ services: count() }).from(services);
  return row?.services ?? 0;
};

export const listServiceRequirements = (db: Db, ids: readonly string[]) =>
  db
    .select({ id: services.id, duration: services.duration, skillId: services.skillId })
    .from(services)
    .where(and(inArray(services.id, [...ids]), eq(services.hidden, false)));

export const countServicesBySkill = async (db: Db): Promise<Map<number, number>> => {
  const rows = await db
    .select({ skillId: services.skillId, services: count() })
    .from(services)
    .groupBy(services.skillId);
  return new Map(rows.map(({ skillId, services: number }) => [skillId, number]));
};

export const insertServices = async (db: Db, rows: NewServiceRow[]): Promise<void> => {
  await db.insert(services).values(rows).onConflictDoNothing();
};
