import pg from 'pg';
import { errorReason } from '../error-reason.ts';
import { DatabaseClient } from './database-client.ts';
import { DatabaseUnavailableError } from './database-unavailable.ts';
import type { DatabaseHost } from './database-url.ts';

// Two probes (last host, then all hosts) must fit into the pool's connection timeout.
const probeMs = 1500;

export type ClientClass = typeof DatabaseClient;

/**
 * Returns a client class that connects to the first host that accepts writes. It probes before
 * every new connection, so that connections after a failover go to the new primary.
 */
export function createFailoverClientClass(hosts: DatabaseHost[]): ClientClass {
  const [first] = hosts;
  if (!first) throw new Error('a database has at least one host');
  return hosts.length === 1 ? singleHostClient(first) : multiHostClient(hosts, first);
}

function singleHostClient({ url }: DatabaseHost): ClientClass {
  return class extends DatabaseClient {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionString: url });
    }
  };
}

function multiHostClient(hosts: DatabaseHost[], first: DatabaseHost): ClientClass {
  let current = first;

  return class extends DatabaseClient {
    readonly #config: pg.ClientConfig;

    constructor(config: pg.ClientConfig = {}) {
      super({ ...config, connectionString: first.url });
      this.#config = config;
      // The pool adds its own listener later. Until then, an unhandled 'error' would end the
      // process.
      this.on('error', () => {});
    }

    override connect(): Promise<this>;
    override connect(callback: (error: Error, client?: this) => void): void;
    override connect(callback?: (error: Error, client?: this) => void): Promise<this> | undefined {
      const connected = this.#connectToWritable();
      if (!callback) return connected;
      connected.then(
        () => callback(null as unknown as Error, this),
        (error: Error) => callback(error),
      );
      return undefined;
    }

    async #connectToWritable(): Promise<this> {
      current = await findWritable(hosts, current, this.#config);
      const { host, port } = new pg.Client({ ...this.#config, connectionString: current.url });
      this.host = host;
      this.port = port;
      await super.connect();
      return this;
    }
  };
}

async function findWritable(
  hosts: DatabaseHost[],
  current: DatabaseHost,
  config: pg.ClientConfig,
): Promise<DatabaseHost> {
  if ((await unavailableReason(current, config)) === undefined) return current;
  const answers = hosts.map((host) => unavailableReason(host, config));
  const reasons: string[] = [];
  for (const [index, host] of hosts.entries()) {
    const reason = await answers[index];
    if (reason === undefined) return host;
    reasons.push(`${host.name} ${reason}`);
  }
  throw new DatabaseUnavailableError(`no host accepts writes (${reasons.join('; ')})`);
}

async function unavailableReason(
  host: DatabaseHost,
  config: pg.ClientConfig,
): Promise<string | undefined> {
  const probe = new pg.Client({
    ...config,
    connectionString: host.url,
    connectionTimeoutMillis: probeMs,
    query_timeout: probeMs,
  });
  probe.on('error', () => {});
  try {
    await probe.connect();
    return (await isReadOnly(probe)) ? 'is read-only' : undefined;
  } catch (error) {
    return errorReason(error);
  } finally {
    probe.end().catch(() => {});
  }
}

async function isReadOnly(client: pg.Client): Promise<boolean> {
  const answer = await client.query<{ read_only: boolean }>(
    `select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as read_only`,
  );
  return answer.rows[0]?.read_only ?? true;
}
