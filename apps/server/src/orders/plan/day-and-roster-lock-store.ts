import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';

// Arbitrary numbers that must never change.
const rosterKey = 7_301;
const dayKey = 7_302;

const sharedRoster = sql`pg_advisory_xact_lock_shared(${rosterKey}, 0)`;
const dayLock = (day: string): SQL =>
  sql`pg_advisory_xact_lock(${dayKey}, ${day}::date - date '2000-01-01')`;

/**
 * Serialises bookings of a day, and bookings with roster changes. To avoid deadlocks, the roster
 * lock comes first and days are sorted. Read the day only after this, in another statement.
 */
export const lockPlannedDays = async (tx: Db, days: readonly string[]): Promise<void> => {
  const inOrder = [...new Set(days)].sort();
  await tx.execute(sql`select ${sql.join([sharedRoster, ...inOrder.map(dayLock)], sql`, `)}`);
};

/** Exclusive: blocks bookings while the roster, skills or times change. */
export const lockRoster = async (tx: Db): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${rosterKey}, 0)`);
};
