import type { Pool } from 'pg';
import { checkDatabaseWritable } from './store.ts';

/** Asks the database once for all who want to know at the same time: anybody may ask. */
export const createReadinessCheck = (pool: Pool): (() => Promise<void>) => {
  let asking: Promise<void> | undefined;
  return () => {
    asking ??= checkDatabaseWritable(pool).finally(() => {
      asking = undefined;
    });
    return asking;
  };
};
