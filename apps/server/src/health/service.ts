import type { Pool } from 'pg';
import { checkDatabaseWritable } from './store.ts';

/** Runs one check for all concurrent requests, because the endpoint is public. */
export const createReadinessCheck = (pool: Pool): (() => Promise<void>) => {
  let asking: Promise<void> | undefined;
  return () => {
    asking ??= checkDatabaseWritable(pool).finally(() => {
      asking = undefined;
    });
    return asking;
  };
};
