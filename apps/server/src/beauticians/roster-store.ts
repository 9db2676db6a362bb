import { and, asc, desc, eq, notExists, sql } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';
import { beauticians, daysOff } from './tables.ts';

/** The names of those who work that day. */
export const listNamesAtWork = async (db: Db, day: string, weekday: number): Promise<string[]> => {
  const off = db
    .select({ day: daysOff.day })
    .from(daysOff)
    .where(and(eq(daysOff.beauticianId, beauticians.id), eq(daysOff.day, day)));
  const rows = await db
    .select({ name: beauticians.name })
    .from(beauticians)
    .where(
      and(
        beauticians.active,
        sql`${weekday}::smallint = any(${beauticians.workingDays})`,
        notExists(off),
      ),
    )
    .orderBy(asc(beauticians.id));
  return rows.map((row) => row.name);
};

type RosterRow = Pick<typeof beauticians.$inferSelect, 'id' | 'name' | 'active'>;

/** Everybody, those who still work first, each group by name. */
export const listRoster = (db: Db): Promise<RosterRow[]> =>
  db
    .select({ id: beauticians.id, name: beauticians.name, active: beauticians.active })
    .from(beauticians)
    .orderBy(desc(beauticians.active), asc(beauticians.name), asc(beauticians.id));
