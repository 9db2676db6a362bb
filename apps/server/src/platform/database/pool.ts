import pg from 'pg';
import { errorReason } from '../error-reason.ts';
import type { Log } from '../logging.ts';
import { DatabaseClient } from './client.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';

export type PoolLimits = {
  /** How long a request waits for a connection before it is told to come back. */
  waitMs: number;
  /** How long the server works on one statement. */
  statementMs: number;
  /** How long a transaction may rest. */
  restMs: number;
  /** A server that says nothing for so long on a connection that is in use is taken for dead. */
  silenceMs: number;
};

const limits: PoolLimits = {
  waitMs: 5_000,
  statementMs: 10_000,
  restMs: 15_000,
  silenceMs: 15_000,
};

export type PoolOptions = Partial<PoolLimits> & { client: pg.PoolConfig; log: Log; max?: number };

export function openPool(options: PoolOptions): pg.Pool {
  const {
    client,
    log,
    max = 10,
    waitMs,
    statementMs,
    restMs,
    silenceMs,
  } = {
    ...limits,
    ...options,
  };
  const pool = new ReleasingPool({
    Client: DatabaseClient,
    ...client,
    max,
    application_name: 'haldi',
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: restMs,
    keepAlive: true,
  });
  pool.on('error', (error) => {
    log.warn({ reason: errorReason(error) }, 'idle database connection lost');
  });
  pool.on('connect', (connection) => {
    // The pool does not listen while a connection is lent out, and between two statements of a
    // transaction nobody does: a lost connection would end the process. The next statement fails.
    connection.on('error', (error) => {
      log.warn({ reason: errorReason(error) }, 'database connection lost');
    });
  });
  cutWhenSilent(pool, silenceMs);
  return pool;
}

/** Waits until all connections are closed, which `pool.end` does not do. */
export async function endPool(pool: pg.Pool): Promise<void> {
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  let open = pool.totalCount;
  if (open === 0) resolve();
  pool.on('remove', () => {
    open -= 1;
    if (open === 0) resolve();
  });
  await Promise.all([pool.end(), closed]);
}

/**
 * A statement that runs too long is ended by the server, and so is a transaction that rests. A server
 * that vanished (a pulled cable, a frozen machine) ends nothing, and TCP would wait a quarter of an
 * hour for it. So silence on a connection that is lent out means that nobody is there.
 */
function cutWhenSilent(pool: pg.Pool, silenceMs: number): void {
  const socketOf = (client: pg.PoolClient) => (client as pg.PoolClient & DatabaseClient).socket;
  pool.on('connect', (client) => {
    const socket = socketOf(client);
    const silent = () => new DatabaseUnavailable('the database does not respond');
    socket.on('timeout', () => socket.destroy(silent()));
  });
  pool.on('acquire', (client) => socketOf(client).setTimeout(silenceMs));
  pool.on('release', (_error, client) => socketOf(client).setTimeout(0));
}

/**
 * Drizzle keeps a connection for ever when it dies before `begin`: after as many of those as the
 * pool is large, nothing would be lent out any more. So a dead connection gives itself back.
 */
class ReleasingPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(
    callback: (
      error: Error | undefined,
      client: pg.PoolClient | undefined,
      done: (release?: Error | boolean) => void,
    ) => void,
  ): void;
  override connect(
    callback?: Parameters<pg.Pool['connect']>[0],
  ): Promise<pg.PoolClient> | undefined {
    if (!callback) return super.connect().then(releaseWhenDead);
    super.connect(callback);
    return undefined;
  }
}

function releaseWhenDead(client: pg.PoolClient): pg.PoolClient {
  const release = client.release;
  let dead = false;
  const onEnd = () => {
    dead = true;
    release(true);
  };
  client.once('end', onEnd);
  client.release = (error) => {
    if (dead) return;
    client.off('end', onEnd);
    release(error);
  };
  return client;
}
