import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

// Any numbers do, as long as they never change.
const rosterKey = 7_301;
const dayKey = 7_302;

const sharedRoster = sql`pg_advisory_xact_lock_shared(${rosterKey}, 0)`;
const dayLock = (day: string): SQL =>
  sql`pg_advisory_xact_lock(${dayKey}, ${day}::date - date '2000-01-01')`;

/**
 * Whoever takes or gives back time of some days waits here for whoever else does, and for whoever
 * changes the roster. The roster's lock comes first and the days in their order, everywhere: nobody
 * waits in a circle. Read the day only after this, in another statement.
 */
export const lockDays = async (tx: Db, days: readonly string[]): Promise<void> => {
  const inOrder = [...new Set(days)].sort();
  await tx.execute(sql`select ${sql.join([sharedRoster, ...inOrder.map(dayLock)], sql`, `)}`);
};

/** Roster, hours, skills and times are changed by one at a time, while nobody books. */
export const lockRoster = async (tx: Db): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${rosterKey}, 0)`);
};
