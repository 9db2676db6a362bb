import { and, asc, between, desc, eq, gte, sql } from 'drizzle-orm';
import type { Db } from '../platform/database/database.ts';
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

/** Everybody, those who still work first, each group by name. */
export const listRoster = (db: Db): Promise<BeauticianRow[]> =>
  db
    .select()
    .from(beauticians)
    .orderBy(desc(beauticians.active), asc(beauticians.name), asc(beauticians.id));

export type DayOffRow = typeof daysOff.$inferSelect;

/** From that day on, of one or of everybody, in their order. */
export const listDaysOff = (db: Db, from: string, beauticianId?: number): Promise<DayOffRow[]> =>
  db
    .select()
    .from(daysOff)
    .where(
      and(
        gte(daysOff.day, from),
        beauticianId === undefined ? undefined : eq(daysOff.beauticianId, beauticianId),
      ),
    )
    .orderBy(asc(daysOff.day));

/** Until the transaction ends she gets no job and no day off by anybody else. */
export const lockById = async (tx: Db, id: number): Promise<BeauticianRow | undefined> => {
  const [row] = await tx.select().from(beauticians).where(eq(beauticians.id, id)).for('update');
  return row;
};

export type BeauticianChanges = Partial<Omit<BeauticianRow, 'id' | 'version' | 'createdAt'>>;

export const updateBeautician = async (
  tx: Db,
  id: number,
  changes: BeauticianChanges,
): Promise<void> => {
  await tx
    .update(beauticians)
    .set({ ...changes, version: sql`${beauticians.version} + 1` })
    .where(eq(beauticians.id, id));
};

export const deleteDaysOff = async (
  tx: Db,
  id: number,
  from: string,
  to: string,
): Promise<string[]> => {
  const gone = await tx
    .delete(daysOff)
    .where(and(eq(daysOff.beauticianId, id), between(daysOff.day, from, to)))
    .returning({ day: daysOff.day });
  return gone.map(({ day }) => day).sort();
};
