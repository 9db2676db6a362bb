import type pg from 'pg';
import { type Db, dbForClient } from './database.ts';

/** One for each connection of a pool, so that statements prepared on it are built once. */
const databases = new WeakMap<pg.PoolClient, Db>();

const databaseOn = (client: pg.PoolClient): Db => {
  const known = databases.get(client);
  if (known) return known;
  const made = dbForClient(client);
  databases.set(client, made);
  return made;
};

/**
 * A transaction for what is asked so often that building its statements anew each time would be
 * felt: Drizzle's own brings a new object each time, on which nothing is prepared yet.
 */
export const inTransaction = async <T>(pool: pg.Pool, work: (tx: Db) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(databaseOn(client));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((reason: Error) => {
      broken = reason;
    });
    throw error;
  } finally {
    // A connection that cannot even roll back is not used again.
    client.release(broken);
  }
};
