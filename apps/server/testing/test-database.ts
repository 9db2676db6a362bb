import { randomBytes } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { inject } from 'vitest';
import type { Db } from '../src/platform/database/database.ts';
import { parseDatabaseUrl } from '../src/platform/database/database-url.ts';
import { createFailoverClientClass } from '../src/platform/database/failover-client.ts';
import { openPool, type PoolLimits } from '../src/platform/database/pool.ts';
import { connectTo, withDatabaseName } from './database-address.ts';
import { silentLog } from './recording-log.ts';

export type TestDatabase = {
  kind: 'embedded' | 'server';
  url: string;
  pool: pg.Pool;
  db: Db;
  drop(): Promise<void>;
};

/**
 * Tests send more concurrent requests than a real salon. On a busy machine they wait instead of
 * failing.
 */
export const maxWaitMs = 120_000;
const patientLimits: PoolLimits = {
  waitMs: maxWaitMs,
  statementMs: maxWaitMs,
  idleTransactionMs: maxWaitMs,
  unresponsiveMs: maxWaitMs,
};

/** An empty, migrated database. Create one per test file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { kind, url: serverUrl, prefix, template } = inject('testServer');
  const name = `${prefix}_${randomBytes(6).toString('hex')}`;
  await asAdmin(serverUrl, `create database ${name} template ${template}`);
  const url = withDatabaseName(serverUrl, name);
  const pool = poolOf(url, patientLimits);
  return {
    kind,
    url,
    pool,
    db: drizzle(pool),
    async drop() {
      await pool.end();
      await asAdmin(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

/** The same database with a single connection. Waiting for a second one fails. */
export function withSingleConnection(database: TestDatabase): TestDatabase {
  const pool = poolOf(database.url, { max: 1, waitMs: 20_000 });
  return { ...database, pool, db: drizzle(pool), drop: () => pool.end() };
}

function poolOf(url: string, limits: Partial<PoolLimits> & { max?: number }): pg.Pool {
  const Client = createFailoverClientClass(parseDatabaseUrl(url).hosts);
  return openPool({ client: { Client }, log: silentLog, ...limits });
}

async function asAdmin(serverUrl: string, statement: string): Promise<void> {
  const admin = await connectTo(serverUrl);
  await admin.query(statement).finally(() => admin.end());
}
