import type { TravelTimeToArea } from '@haldi/contract/areas/desk/schema';
import { eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../platform/database/database.ts';
import { createPreparedStatement } from '../platform/database/prepared-statement.ts';
import { areaPincodes, areas, areaTravel } from './tables.ts';

export type AreaRow = typeof areas.$inferSelect & {
  pincodes: string[];
  travelTo: TravelTimeToArea[];
};

const allAreas = createPreparedStatement((db) => {
  const pincodes = db
    .select({ all: sql`json_agg(${areaPincodes.pincode} order by ${areaPincodes.pincode})` })
    .from(areaPincodes)
    .where(eq(areaPincodes.areaId, areas.id));
  const travelTo = db
    .select({
      all: sql`json_agg(json_build_object(
        'areaId', (case when ${areaTravel.areaId} = ${areas.id}
          then ${areaTravel.otherId} else ${areaTravel.areaId} end)::text,
        'minutes', ${areaTravel.minutes}
      ) order by ${areaTravel.areaId}, ${areaTravel.otherId})`,
    })
    .from(areaTravel)
    .where(or(eq(areaTravel.areaId, areas.id), eq(areaTravel.otherId, areas.id)));
  return db
    .select({
      ...getTableColumns(areas),
      pincodes: sql<string[]>`coalesce((${pincodes}), '[]'::json)`,
      travelTo: sql<TravelTimeToArea[]>`coalesce((${travelTo}), '[]'::json)`,
    })
    .from(areas)
    .orderBy(sql`lower(${areas.name})`)
    .prepare('areas');
});

export const listAreas = (db: Db): Promise<AreaRow[]> => allAreas(db).execute();

type NewAreaRow = Omit<typeof areas.$inferInsert, 'id' | 'version'>;

export const insertArea = async (tx: Db, row: NewAreaRow): Promise<number> => {
  const [added] = await tx.insert(areas).values(row).returning({ id: areas.id });
  if (!added) throw new Error('an area was not added');
  return added.id;
};

export const updateArea = async (tx: Db, id: number, row: NewAreaRow): Promise<void> => {
  await tx.update(areas).set(row).where(eq(areas.id, id));
};

export const deleteArea = async (tx: Db, id: number): Promise<void> => {
  await tx.delete(areas).where(eq(areas.id, id));
};

export const incrementAreaVersions = async (tx: Db, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  await tx
    .update(areas)
    .set({ version: sql`${areas.version} + 1` })
    .where(inArray(areas.id, [...ids]));
};

export const replaceAreaPincodes = async (
  tx: Db,
  areaId: number,
  pincodes: readonly string[],
): Promise<void> => {
  await tx.delete(areaPincodes).where(eq(areaPincodes.areaId, areaId));
  await tx.insert(areaPincodes).values(pincodes.map((pincode) => ({ pincode, areaId })));
};

export const replaceTravelBetweenAreas = async (
  tx: Db,
  id: number,
  travelTo: readonly TravelTimeToArea[],
): Promise<void> => {
  await tx.delete(areaTravel).where(or(eq(areaTravel.areaId, id), eq(areaTravel.otherId, id)));
  if (travelTo.length === 0) return;
  await tx.insert(areaTravel).values(
    travelTo.map(({ areaId, minutes }) => {
      const other = Number(areaId);
      return { areaId: Math.min(id, other), otherId: Math.max(id, other), minutes };
    }),
  );
};
