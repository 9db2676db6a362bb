import type { Pool } from 'pg';
import { checkDatabaseWritable } from './store.ts';

/** Runs one check for all concurrent requests, because the endpoint is public. */
export const createReadinessCheck = (pool: Pool): (() => Promise<void>) => {
  let runningCheck: Promise<void> | undefined;
  return () => {
    runningCheck ??= checkDatabaseWritable(pool).finally(() => {
      runningCheck = undefined;
    });
    return runningCheck;
  };
};
