import type { Pool } from 'pg';
import { askForWrites } from './store.ts';

/** Asks the database once for all who want to know at the same time: anybody may ask. */
export const createReadiness = (pool: Pool): (() => Promise<void>) => {
  let asking: Promise<void> | undefined;
  return () => {
    asking ??= askForWrites(pool).finally(() => {
      asking = undefined;
    });
    return asking;
  };
};
