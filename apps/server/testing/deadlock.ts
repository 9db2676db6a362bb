import type pg from 'pg';
import { vi } from 'vitest';

/** A busy machine takes its time; only the limit of the test ends the wait. */
const timeout = 240_000;

/** Until so many connections wait for a lock that another one holds. */
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
 * Somebody takes one lock, the work begins and waits for it, and the other takes a second one. The
 * database ends one of the two where both wait for each other.
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
