import type pg from 'pg';
import { type Db, dbForClient } from './database.ts';

/** One per connection, so that prepared statements are built once. */
const databases = new WeakMap<pg.PoolClient, Db>();

const dbOn = (client: pg.PoolClient): Db => {
  const known = databases.get(client);
  if (known) return known;
  const made = dbForClient(client);
  databases.set(client, made);
  return made;
};

/**
 * For frequent transactions: Drizzle's own creates a new object each time, on which nothing is
 * prepared.
 */
export const inTransaction = async <T>(pool: pg.Pool, work: (tx: Db) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  let releaseError: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(dbOn(client));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((reason: Error) => {
      releaseError = reason;
    });
    throw error;
  } finally {
    // A connection that cannot even roll back is not used again.
    client.release(releaseError);
  }
};
