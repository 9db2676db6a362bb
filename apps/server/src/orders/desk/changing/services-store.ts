import { inArray } from 'drizzle-orm';
import { services } from '../../../catalogue/tables.ts';
import type { Db } from '../../../platform/database/database.ts';

const columns = {
  serviceId: services.id,
  dataSet: services.dataSet,
  name: services.name,
  price: services.price,
  duration: services.duration,
  skillId: services.skillId,
  hidden: services.hidden,
};

/** These services as the catalogue has them, hidden ones too. */
export const listSellable = async (db: Db, serviceIds: readonly string[]) => {
  const rows = await db
    .select(columns)
    .from(services)
    .where(inArray(services.id, [...serviceIds]));
  return new Map(rows.map((row) => [row.serviceId, row]));
};

export type Sellable =
  Awaited<ReturnType<typeof listSellable>> extends Map<string, infer Row> ? Row : never;
