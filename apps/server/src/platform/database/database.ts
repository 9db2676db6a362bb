import { setTimeout as delay } from 'node:timers/promises';
import type { EmbeddedServer } from '@haldi/embedded-postgres/start';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartError } from '../../start-error.ts';
import { errorReason } from '../error-reason.ts';
import type { Log } from '../logging.ts';
import { createDatabaseListener, type DatabaseListener } from '../realtime/database-listener.ts';
import { parseDatabaseUrl } from './database-url.ts';
import { startEmbeddedDatabase } from './embedded-database.ts';
import { createFailoverClientClass } from './failover-client.ts';
import { endPool, openPool, type PoolLimits } from './pool.ts';

export type Db = NodePgDatabase;

export const dbForClient = (client: pg.ClientBase): Db => drizzle({ client: client as pg.Client });

export type Database = {
  kind: 'embedded' | 'server';
  pool: pg.Pool;
  db: Db;
  listen: DatabaseListener['listen'];
  /** A separate connection without time limits; the caller ends it. */
  connect(): Promise<pg.Client>;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  /** DATABASE_URL; undefined: the embedded server in `dataDir`. */
  url?: string | undefined;
  dataDir: string;
  log: Log;
  /** Called when the embedded server was lost and cannot be restarted: exit the process. */
  onLost?: (error: Error) => void;
  waitMs?: number;
  limits?: Partial<PoolLimits> | undefined;
};

type Source = {
  name: string;
  client: pg.PoolConfig;
  secrets: string[];
  embedded?: EmbeddedServer;
};

const connectMs = 5000;
const closeMs = 1_000;

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { log } = options;
  const source = options.url ? serverSource(options.url) : await embeddedSource(options);
  const connect = () => connectAlone(source);
  try {
    await check(source, connect);
  } catch (error) {
    await source.embedded?.stop();
    throw error;
  }
  const pool = openPool({ client: source.client, log, ...options.limits });
  const listener = createDatabaseListener({ connect, log });
  let closing: Promise<void> | undefined;

  async function close(): Promise<void> {
    await listener.close();
    // An unreleased connection must not keep the process from ending.
    const giveUp = new AbortController();
    const late = delay(closeMs, undefined, { signal: giveUp.signal }).catch(() => {});
    await Promise.race([endPool(pool), late]);
    giveUp.abort();
    await source.embedded?.stop();
  }

  return {
    kind: source.embedded ? 'embedded' : 'server',
    pool,
    db: drizzle(pool),
    listen: listener.listen,
    connect,
    close() {
      closing ??= close();
      return closing;
    },
  };
}

function serverSource(url: string): Source {
  const { hosts, secrets } = parseDatabaseUrl(url);
  const Client = createFailoverClientClass(hosts);
  const names = hosts.map((host) => host.name).join(', ');
  return { name: `DATABASE_URL (${names})`, client: { Client }, secrets };
}

async function embeddedSource(options: DatabaseOptions): Promise<Source> {
  const embedded = await startEmbeddedDatabase(options);
  const name = 'The embedded PostgreSQL';
  return { name, client: embedded.connection, secrets: [], embedded };
}

async function connectAlone({ client }: Source): Promise<pg.Client> {
  const { Client = pg.Client, ...config } = client;
  const alone = new (Client as typeof pg.Client)({
    ...config,
    application_name: 'haldi',
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
  });
  // An unhandled 'error' would end the process. The running query fails anyway.
  alone.on('error', () => {});
  return alone.connect();
}

const oldestSupportedMajor = 15;

type Settings = {
  version: number;
  version_name: string;
  encoding: string;
  read_only: boolean;
  fsync: string;
  full_page_writes: string;
  synchronous_commit: string;
};

const settingsQuery = `
  select current_setting('server_version_num')::int as version,
         current_setting('server_version') as version_name,
         current_setting('server_encoding') as encoding,
         pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as read_only,
         current_setting('fsync') as fsync,
         current_setting('full_page_writes') as full_page_writes,
         current_setting('synchronous_commit') as synchronous_commit`;

/** Rejects a server on which an accepted order could be lost or could not be saved. */
export async function checkDatabaseServer(client: pg.ClientBase, source: string): Promise<void> {
  const { rows } = await client.query<Settings>(settingsQuery);
  const problem = rows[0] ? problemOf(rows[0]) : 'its settings cannot be read';
  if (problem) throw new StartError(`${source}: ${problem}.`);
}

function problemOf(settings: Settings): string | undefined {
  if (settings.version < oldestSupportedMajor * 10_000) {
    return `PostgreSQL ${settings.version_name} is too old. Use version ${oldestSupportedMajor} or later`;
  }
  if (settings.read_only) return 'the server is read-only. Use the address of the primary server';
  if (settings.encoding !== 'UTF8') {
    return `the database encoding is ${settings.encoding}. Create the database with ENCODING 'UTF8'`;
  }
  for (const name of ['fsync', 'full_page_writes', 'synchronous_commit'] as const) {
    if (settings[name] === 'off') {
      return `the server runs with ${name} = off, so orders could be lost in a crash. Set it to on`;
    }
  }
  return undefined;
}

async function check(source: Source, connect: () => Promise<pg.Client>): Promise<void> {
  try {
    const client = await connect();
    await checkDatabaseServer(client, source.name).finally(() => client.end());
  } catch (error) {
    if (error instanceof StartError) throw error;
    let reason = errorReason(error);
    for (const secret of source.secrets) reason = reason.replaceAll(secret, '***');
    throw new StartError(`${source.name}: cannot connect to the database: ${reason}.`);
  }
}
