import type { TravelTo } from '@haldi/contract/areas/schema';
import { eq, getTableColumns, or, sql } from 'drizzle-orm';
import type { Db } from '../platform/database/database.ts';
import { preparedStatement } from '../platform/database/prepared-statement.ts';
import { areaPincodes, areas, areaTravel } from './tables.ts';

export type AreaRow = typeof areas.$inferSelect & { pincodes: string[]; travelTo: TravelTo[] };

const allAreas = preparedStatement((db) => {
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
      travelTo: sql<TravelTo[]>`coalesce((${travelTo}), '[]'::json)`,
    })
    .from(areas)
    .orderBy(sql`lower(${areas.name})`)
    .prepare('areas');
});

/** All of them, by name. */
export const listAreas = (db: Db): Promise<AreaRow[]> => allAreas(db).execute();
