import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { loginFailures } from '../tables.ts';

type Rule = { free: number; firstWaitSeconds: number; longestWaitSeconds: number };

/**
 * Counts an attempt as failed before it is tried, so that guesses made at the same moment count
 * too; one that turns out right is forgiven. False: this login has to wait.
 */
export const takeAttempt = async (
  db: Db,
  loginHash: string,
  now: Date,
  { free, firstWaitSeconds, longestWaitSeconds }: Rule,
): Promise<boolean> => {
  const at = sql`${now.toISOString()}::timestamptz`;
  const failures = sql`${loginFailures.failures} + 1`;
  const wait = sql`least(${longestWaitSeconds}::float8, ${firstWaitSeconds}::float8 * power(2, least(${failures} - ${free}, 30)))`;
  const taken = await db
    .insert(loginFailures)
    .values({ loginHash, failures: 1, lastFailedAt: now })
    .onConflictDoUpdate({
      target: loginFailures.loginHash,
      set: {
        failures,
        lastFailedAt: now,
        waitUntil: sql`case when ${failures} >= ${free} then ${at} + ${wait} * interval '1 second' end`,
      },
      setWhere: sql`${loginFailures.waitUntil} is null or ${loginFailures.waitUntil} <= ${at}`,
    })
    .returning({ failures: loginFailures.failures });
  return taken.length > 0;
};

export const findWait = async (db: Db, loginHash: string): Promise<Date | null> => {
  const [row] = await db
    .select({ waitUntil: loginFailures.waitUntil })
    .from(loginFailures)
    .where(eq(loginFailures.loginHash, loginHash));
  return row?.waitUntil ?? null;
};

export const forgiveFailures = async (db: Db, loginHash: string): Promise<void> => {
  await db.delete(loginFailures).where(eq(loginFailures.loginHash, loginHash));
};

export const deleteFailuresBefore = async (db: Db, instant: Date): Promise<void> => {
  await db.delete(loginFailures).where(lt(loginFailures.lastFailedAt, instant));
};
