import { findEmbeddedBinaries } from './embedded-binaries.ts';
import { type Claim, claimServer, embeddedConnection } from './embedded-claim.ts';
import { ensureCluster } from './embedded-cluster.ts';
import { checkMayRunPostgres } from './embedded-commands.ts';
import { openDataDirectory, socketDirectoryFor } from './embedded-directory.ts';
import { stopPostmaster } from './embedded-postmaster.ts';
import type { Log } from './logging.ts';
import { reasonOf } from './reason.ts';

export type EmbeddedOptions = {
  dataDir: string;
  log: Log;
  /** How long to wait for another copy that is on its way out. */
  waitMs?: number;
  /** The server was lost while running, and could not be had back. */
  onLost?: (error: Error) => void;
};

export type EmbeddedServer = {
  connection: ReturnType<typeof embeddedConnection>;
  /** Stops the server if it is still ours; may be called again and at any time. */
  stop(): Promise<void>;
};

const databaseName = 'haldi';

export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const { dataDir, log, waitMs = 10_000, onLost } = options;
  const root = await openDataDirectory(dataDir);
  await checkMayRunPostgres();
  const binaries = await findEmbeddedBinaries();
  await ensureCluster(root, binaries);

  let socketDirectory = socketDirectoryFor(root);
  let claimed: Claim | undefined;
  let reclaiming: Promise<void> | undefined;
  let stopping: Promise<void> | undefined;

  async function claim(): Promise<void> {
    const claim = await claimServer({ root, binaries, socketDirectory, waitMs, log });
    claimed = claim;
    socketDirectory = claim.socketDirectory;
    claim.holder.once('end', () => {
      claimed = undefined;
      if (!stopping) reclaiming = reclaim();
    });
  }

  async function reclaim(): Promise<void> {
    log.error({ dataDir: root }, 'embedded PostgreSQL lost');
    try {
      await claim();
      log.info({ dataDir: root }, 'embedded PostgreSQL is back');
    } catch (error) {
      log.error({ dataDir: root, reason: reasonOf(error) }, 'embedded PostgreSQL gone');
      onLost?.(error instanceof Error ? error : new Error(String(error)));
    }
  }

  async function stop(): Promise<void> {
    await reclaiming;
    const claim = claimed;
    if (!claim) return;
    // The lock goes with the server: let go of first, another copy could adopt a server that is
    // about to stop.
    await stopPostmaster(root);
    await claim.holder.end().catch(() => {});
  }

  function stopOnce(): Promise<void> {
    stopping ??= stop();
    return stopping;
  }

  await claim();
  try {
    await createDatabase(claimed);
  } catch (error) {
    await stopOnce();
    throw error;
  }
  return { connection: embeddedConnection(socketDirectory, databaseName), stop: stopOnce };
}

async function createDatabase(claim: Claim | undefined): Promise<void> {
  if (!claim) throw new Error('the embedded PostgreSQL was lost while starting');
  const found = await claim.holder.query('select from pg_database where datname = $1', [
    databaseName,
  ]);
  if (found.rowCount === 0) await claim.holder.query(`create database ${databaseName}`);
}
