import { and, eq, gt, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { hourlyLoginFailures, loginFailures } from '../tables.ts';

type Backoff = { freeTries: number; firstWaitSeconds: number; longestWaitSeconds: number };

/**
 * Counts an attempt as failed before it is tried, so that concurrent guesses count too; a correct
 * one is undone. False: this login has to wait.
 */
export const registerLoginAttempt = async (
  db: Db,
  loginHash: string,
  now: Date,
  { freeTries, firstWaitSeconds, longestWaitSeconds }: Backoff,
): Promise<boolean> => {
  const at = sql`${now.toISOString()}::timestamptz`;
  const failures = sql`${loginFailures.failures} + 1`;
  const wait = sql`least(${longestWaitSeconds}::float8, ${firstWaitSeconds}::float8 * power(2, least(${failures} - ${freeTries}, 30)))`;
  const registered = await db
    .insert(loginFailures)
    .values({ loginHash, failures: 1, lastFailedAt: now })
    .onConflictDoUpdate({
      target: loginFailures.loginHash,
      set: {
        failures,
        lastFailedAt: now,
        waitUntil: sql`case when ${failures} >= ${freeTries} then ${at} + ${wait} * interval '1 second' end`,
      },
      setWhere: sql`${loginFailures.waitUntil} is null or ${loginFailures.waitUntil} <= ${at}`,
    })
    .returning({ failures: loginFailures.failures });
  return registered.length > 0;
};

export const findLoginWaitUntil = async (db: Db, loginHash: string): Promise<Date | null> => {
  const [row] = await db
    .select({ waitUntil: loginFailures.waitUntil })
    .from(loginFailures)
    .where(eq(loginFailures.loginHash, loginHash));
  return row?.waitUntil ?? null;
};

export const clearLoginWait = async (db: Db, loginHash: string): Promise<void> => {
  await db.delete(loginFailures).where(eq(loginFailures.loginHash, loginHash));
};

const hourMs = 60 * 60_000;

/** Per hour, across all networks. False: the limit is reached. */
export const registerHourlyLoginAttempt = async (
  db: Db,
  loginHash: string,
  now: Date,
  limit: number,
): Promise<boolean> => {
  const { failures, endsAt } = hourlyLoginFailures;
  const isOver = sql`${endsAt} <= ${now.toISOString()}::timestamptz`;
  const end = new Date(now.getTime() + hourMs);
  const registered = await db
    .insert(hourlyLoginFailures)
    .values({ loginHash, failures: 1, endsAt: end })
    .onConflictDoUpdate({
      target: hourlyLoginFailures.loginHash,
      set: {
        failures: sql`case when ${isOver} then 1 else ${failures} + 1 end`,
        endsAt: sql`case when ${isOver} then ${end.toISOString()}::timestamptz else ${endsAt} end`,
      },
      setWhere: sql`${isOver} or ${failures} < ${limit}`,
    })
    .returning({ failures });
  return registered.length > 0;
};

export const findHourlyLimitEnd = async (
  db: Db,
  loginHash: string,
  limit: number,
): Promise<Date | null> => {
  const { endsAt, failures } = hourlyLoginFailures;
  const [row] = await db
    .select({ endsAt })
    .from(hourlyLoginFailures)
    .where(and(eq(hourlyLoginFailures.loginHash, loginHash), gte(failures, limit)));
  return row?.endsAt ?? null;
};

export const undoHourlyLoginAttempt = async (db: Db, loginHash: string): Promise<void> => {
  const { failures } = hourlyLoginFailures;
  await db
    .update(hourlyLoginFailures)
    .set({ failures: sql`${failures} - 1` })
    .where(and(eq(hourlyLoginFailures.loginHash, loginHash), gt(failures, 0)));
};

export const deleteFailuresBefore = async (db: Db, instant: Date): Promise<void> => {
  await db.delete(loginFailures).where(lt(loginFailures.lastFailedAt, instant));
  await db.delete(hourlyLoginFailures).where(lt(hourlyLoginFailures.endsAt, instant));
};
