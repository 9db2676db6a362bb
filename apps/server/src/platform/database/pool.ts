import pg from 'pg';
import { errorReason } from '../error-reason.ts';
import type { Log } from '../logging.ts';
import { DatabaseClient } from './database-client.ts';
import { DatabaseUnavailableError } from './database-unavailable.ts';

export type PoolLimits = {
  waitMs: number;
  statementMs: number;
  idleTransactionMs: number;
  /** A checked-out connection without any data for this long is closed. */
  unresponsiveMs: number;
};

const limits: PoolLimits = {
  waitMs: 5_000,
  statementMs: 10_000,
  idleTransactionMs: 15_000,
  unresponsiveMs: 15_000,
};

export type PoolOptions = Partial<PoolLimits> & { client: pg.PoolConfig; log: Log; max?: number };

export function openPool(options: PoolOptions): pg.Pool {
  const {
    client,
    log,
    max = 10,
    waitMs,
    statementMs,
    idleTransactionMs,
    unresponsiveMs,
  } = {
    ...limits,
    ...options,
  };
  const pool = new ReleasingPool({
    Client: DatabaseClient,
    ...client,
    max,
    application_name: 'haldi',
    // Statements that do not await each other are sent together.
    pipeline: true,
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: idleTransactionMs,
    keepAlive: true,
  });
  pool.on('error', (error) => {
    log.warn({ reason: errorReason(error) }, 'idle database connection lost');
  });
  pool.on('connect', (connection) => {
    // The pool does not listen while a connection is checked out. Between two statements of a
    // transaction an unhandled 'error' would end the process; now the next statement fails.
    connection.on('error', (error) => {
      log.warn({ reason: errorReason(error) }, 'database connection lost');
    });
  });
  destroyUnresponsive(pool, unresponsiveMs);
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
 * PostgreSQL ends long statements and idle transactions itself. If the server vanishes, TCP would
 * wait about 15 minutes, so a checked-out connection without data is destroyed.
 */
function destroyUnresponsive(pool: pg.Pool, unresponsiveMs: number): void {
  const socketOf = (client: pg.PoolClient) => (client as pg.PoolClient & DatabaseClient).socket;
  pool.on('connect', (client) => {
    const socket = socketOf(client);
    const unresponsiveError = () => new DatabaseUnavailableError('the database does not respond');
    socket.on('timeout', () => socket.destroy(unresponsiveError()));
  });
  pool.on('acquire', (client) => socketOf(client).setTimeout(unresponsiveMs));
  pool.on('release', (_error, client) => socketOf(client).setTimeout(0));
}

/**
 * Drizzle never releases a connection that dies before `begin`, which would exhaust the pool. So
 * dead connections release themselves.
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
