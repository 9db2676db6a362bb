import { and, asc, between, desc, eq, gte, sql } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';
import type { BeauticianRow } from './store.ts';
import { beauticians, daysOff } from './tables.ts';

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
