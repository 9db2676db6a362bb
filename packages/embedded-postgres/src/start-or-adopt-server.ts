import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { socketConnection } from './data-directory.ts';
import { EmbeddedPostgresError, errorCode, errorReason } from './errors.ts';
import { findPostmaster, type ServerOptions, startPostmaster } from './postmaster.ts';

// Advisory lock key. Must never change.
const inUseKey = 4_841_708;
const pauseMs = 100;
const longestRecoveryMs = 300_000;
const lockNotAvailable = '55P03';
const cannotConnectNow = '57P03';

type Write = (fields: object, message: string) => void;

/** Compatible with pino and console. */
export type Log = { info: Write; error: Write };

export type ClaimOptions = ServerOptions & { waitMs: number; log: Log };

/** The connection of `holder` owns the data directory. */
export type Claim = { holder: pg.Client; socketDirectory: string };

/**
 * Starts the server, or adopts the one that a killed instance left running. Ownership is an
 * advisory lock and not a process id, because a killed process can linger as a zombie.
 */
export async function startOrAdoptServer(options: ClaimOptions): Promise<Claim> {
  const began = Date.now();
  let waitLimitMs = options.waitMs;
  let last: unknown = new Error('it is still starting or stopping');
  for (;;) {
    const running = (await findPostmaster(options.root)) ?? (await startPostmaster(options));
    // A starting server has no socket directory yet; an empty host would address another server.
    if (running !== 'busy' && running.socketDirectory !== '') {
      const { socketDirectory } = running;
      const lockMs = Math.max(began + waitLimitMs - Date.now(), pauseMs);
      try {
        return { holder: await lock(options, socketDirectory, lockMs), socketDirectory };
      } catch (error) {
        if (error instanceof EmbeddedPostgresError) throw error;
        // The server is starting, recovering or shutting down: try again.
        last = error;
        if (errorCode(error) === cannotConnectNow) {
          waitLimitMs = Math.min(Date.now() - began + options.waitMs, longestRecoveryMs);
        }
      }
    }
    if (Date.now() - began >= waitLimitMs) {
      throw new EmbeddedPostgresError(
        'directory',
        `the PostgreSQL in ${options.root} does not respond: ${errorReason(last)}`,
      );
    }
    await delay(pauseMs);
  }
}

async function lock(
  { root, name, log }: ClaimOptions,
  socketDirectory: string,
  waitMs: number,
): Promise<pg.Client> {
  const holder = new pg.Client({
    ...socketConnection(socketDirectory, name, 'postgres'),
    application_name: `${name}: in use`,
    connectionTimeoutMillis: 5000,
    lock_timeout: waitMs,
  });
  // An unhandled 'error' would end the process; 'end' reports the lost connection.
  holder.on('error', () => {});
  try {
    await holder.connect();
    const now = await holder.query('select pg_try_advisory_lock($1) as locked', [inUseKey]);
    if (now.rows[0].locked) return holder;
    log.info(
      { directory: root, waitMs },
      'the data directory is in use: waiting for the other instance',
    );
    await holder.query('select pg_advisory_lock($1)', [inUseKey]);
    return holder;
  } catch (error) {
    // Not awaited: a vanished server never answers.
    void holder.end().catch(() => {});
    if (errorCode(error) !== lockNotAvailable) throw error;
    throw new EmbeddedPostgresError(
      'taken',
      `the data directory ${root} is in use by another running instance: stop that one, or choose another directory`,
    );
  }
}
