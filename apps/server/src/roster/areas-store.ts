import { eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/database/database.ts';
import { beauticianAreas, beauticians } from './tables.ts';

/** The names of those who go to that area and to no other. */
export const listGoingOnlyTo = async (db: Db, areaId: number): Promise<string[]> => {
  const rows = await db
    .select({ name: beauticians.name })
    .from(beauticians)
    .innerJoin(beauticianAreas, eq(beauticianAreas.beauticianId, beauticians.id))
    .groupBy(beauticians.id)
    .having(sql`every(${beauticianAreas.areaId} = ${areaId})`)
    .orderBy(beauticians.name);
  return rows.map(({ name }) => name);
};
