import { eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';
import { beauticians, daysOff } from './tables.ts';

export type BeauticianRow = typeof beauticians.$inferSelect;
export type NewBeauticianRow = typeof beauticians.$inferInsert;

/**
 * Whoever goes by that name, however it is capitalised. Until the transaction ends she gets no other
 * job and no day off.
 */
export const lockBeautician = async (
  db: Db,
  name: string,
  day: string,
): Promise<(BeauticianRow & { isOff: boolean }) | undefined> => {
  const [beautician] = await db
    .select()
    .from(beauticians)
    .where(sql`lower(${beauticians.name}) = lower(${name})`)
    .for('update');
  if (!beautician) return undefined;
  const off = await db
    .select({ day: daysOff.day })
    .from(daysOff)
    .where(sql`${daysOff.beauticianId} = ${beautician.id} and ${eq(daysOff.day, day)}`);
  return { ...beautician, isOff: off.length > 0 };
};

export const insertBeauticians = (
  db: Db,
  rows: NewBeauticianRow[],
): Promise<Pick<BeauticianRow, 'id' | 'name'>[]> =>
  db.insert(beauticians).values(rows).returning({ id: beauticians.id, name: beauticians.name });

/** Gives the days that were not off before. */
export const insertDaysOff = async (
  db: Db,
  rows: (typeof daysOff.$inferInsert)[],
): Promise<string[]> => {
  if (rows.length === 0) return [];
  const added = await db
    .insert(daysOff)
    .values(rows)
    .onConflictDoNothing()
    .returning({ day: daysOff.day });
  return added.map(({ day }) => day);
};
