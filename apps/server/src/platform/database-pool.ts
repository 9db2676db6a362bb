import type { Socket } from 'node:net';
import pg from 'pg';
import type { Log } from './logging.ts';
import { reasonOf } from './reason.ts';

export const statementTimeoutMs = 10_000;

export type PoolOptions = {
  client: pg.PoolConfig;
  log: Log;
  max?: number;
  /** How long a request waits for a connection before it is told to come back. */
  waitMs?: number;
  /** A server that says nothing for so long while it owes an answer is taken for dead. */
  silenceMs?: number;
};

export function openPool(options: PoolOptions): pg.Pool {
  const { client, log, max = 10, waitMs = 5000, silenceMs = 15_000 } = options;
  const pool = new ReleasingPool({
    ...client,
    max,
    application_name: 'haldi',
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
  });
  pool.on('error', (error) => {
    log.warn({ reason: reasonOf(error) }, 'idle database connection lost');
  });
  pool.on('connect', (connection) => {
    // The pool does not listen while a connection is lent out, and between two statements of a
    // transaction nobody does: a lost connection would end the process. The next statement fails.
    connection.on('error', (error) => {
      log.warn({ reason: reasonOf(error) }, 'database connection lost');
    });
    cutWhenSilent(connection, silenceMs);
  });
  return pool;
}

/**
 * A statement that runs too long is ended by the server. A server that vanished (a pulled cable, a
 * frozen machine) ends nothing, and TCP would wait a quarter of an hour for it.
 */
function cutWhenSilent(client: pg.PoolClient, silenceMs: number): void {
  const { stream } = client.connection as unknown as { stream: Socket };
  stream.setTimeout(silenceMs, () => {
    const { readyForQuery } = client as unknown as { readyForQuery: boolean };
    if (!readyForQuery) stream.destroy(new Error('the database does not answer'));
  });
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
