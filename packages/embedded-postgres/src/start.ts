import { setTimeout as delay } from 'node:timers/promises';
import { findBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import {
  type Connection,
  createWritableDataDirectory,
  socketConnection,
  socketDirectoryFor,
} from './data-directory.ts';
import { EmbeddedPostgresError, errorReason } from './errors.ts';
import { stopPostmaster } from './postmaster.ts';
import { checkCanRunPostgres } from './run-postgres-tool.ts';
import { type Claim, type Log, startOrAdoptServer } from './start-or-adopt-server.ts';

const firstPauseMs = 100;
const maxPauseMs = 2_000;

export type EmbeddedOptions = {
  /** Created if it is missing. */
  directory: string;
  /** Name of the role, the database and the settings file: lower case, must never change. */
  name: string;
  log: Log;
  /** How long to wait for another instance to stop. */
  waitMs?: number;
  /** Called when the server was lost and another instance has taken the directory. */
  onLost?: (error: Error) => void;
};

export type EmbeddedServer = {
  connection: Connection;
  /** Stops the server if this instance still owns it. Safe to call twice. */
  stop(): Promise<void>;
};

export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const { directory, name, log, waitMs = 10_000, onLost } = options;
  checkName(name);
  const root = await createWritableDataDirectory(directory);
  await checkCanRunPostgres();
  const binaries = await findBinaries();
  await ensureCluster(root, name, binaries);

  let socketDirectory = socketDirectoryFor(root, name);
  let claimed: Claim | undefined;
  let reclaiming: Promise<void> | undefined;
  let stopping: Promise<void> | undefined;
  const giveUp = new AbortController();

  async function claim(): Promise<void> {
    const claim = await startOrAdoptServer({ root, name, binaries, socketDirectory, waitMs, log });
    claimed = claim;
    socketDirectory = claim.socketDirectory;
    claim.holder.once('end', () => {
      claimed = undefined;
      if (!stopping) reclaiming = reclaim();
    });
  }

  /** Retries until it succeeds, for example until a full disk has space again. */
  async function reclaim(): Promise<void> {
    log.error({ directory: root }, 'embedded PostgreSQL stopped unexpectedly');
    for (let pause = firstPauseMs; !stopping; pause = Math.min(pause * 2, maxPauseMs)) {
      try {
        await claim();
        log.info({ directory: root }, 'embedded PostgreSQL is running again');
        return;
      } catch (error) {
        log.error(
          { directory: root, reason: errorReason(error) },
          'embedded PostgreSQL could not be restarted',
        );
        if (error instanceof EmbeddedPostgresError && error.kind === 'taken') {
          return onLost?.(error);
        }
      }
      await delay(pause, undefined, { signal: giveUp.signal }).catch(() => {});
    }
  }

  async function stop(): Promise<void> {
    await reclaiming;
    const claim = claimed;
    if (!claim) return;
    // The lock ends with the server. Released earlier, another instance could adopt a stopping
    // server.
    await stopPostmaster(root);
    await claim.holder.end().catch(() => {});
  }

  function stopOnce(): Promise<void> {
    stopping ??= stop();
    giveUp.abort();
    return stopping;
  }

  await claim();
  try {
    await createDatabase(claimed, name);
  } catch (error) {
    await stopOnce();
    throw error;
  }
  return { connection: socketConnection(socketDirectory, name), stop: stopOnce };
}

/** Used in file names, settings and SQL without quoting. */
function checkName(name: string): void {
  if (!/^[a-z][a-z0-9_]*$/.test(name))
    throw new Error(`the name "${name}" is not valid: use lower-case letters, digits and _`);
}

async function createDatabase(claim: Claim | undefined, name: string): Promise<void> {
  if (!claim) throw new Error('the embedded PostgreSQL was lost while starting');
  const found = await claim.holder.query('select from pg_database where datname = $1', [name]);
  if (found.rowCount === 0) await claim.holder.query(`create database ${name}`);
}
