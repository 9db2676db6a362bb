import type pg from 'pg';
import { vi } from 'vitest';

/** Only the timeout of the test ends the wait on a busy machine. */
const timeout = 240_000;

/** Waits until this many connections are blocked by another one. */
export const waitForBlockedConnections = async (pool: pg.Pool, count = 1): Promise<void> => {
  await vi.waitUntil(
    async () => {
      const { rows } = await pool.query(
        `select 1 from pg_stat_activity
         where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
      );
      return rows.length >= count;
    },
    { timeout },
  );
};

export type Lock = [sql: string, values: unknown[]];

/**
 * Another connection takes the first lock, the work begins and waits for it, then the other takes
 * the second lock. PostgreSQL aborts one of the two.
 */
export const provokeDeadlock = async <T>(
  pool: pg.Pool,
  [first, second]: [Lock, Lock],
  work: () => Promise<T>,
): Promise<T> => {
  const other = await pool.connect();
  try {
    await other.query('begin');
    await other.query(...first);
    const working = work();
    await waitForBlockedConnections(pool);
    await other.query(...second);
    await other.query('commit');
    return await working;
  } finally {
    other.release();
  }
};
