import type pg from 'pg';
import { parseDatabaseUrl } from '../src/platform/database/database-url.ts';
import { createFailoverClientClass } from '../src/platform/database/failover-client.ts';

export function withDatabaseName(serverUrl: string, database: string): string {
  return serverUrl.replace(/^(\w+:\/\/[^/?]*)(\/[^?]*)?/, `$1/${database}`);
}

export function socketUrl(address: { user: string; host: string; database: string }): string {
  return `postgres://${address.user}@${encodeURIComponent(address.host)}/${address.database}`;
}

/** The caller closes the connection. */
export function connectTo(url: string): Promise<pg.Client> {
  const Client = createFailoverClientClass(parseDatabaseUrl(url).hosts);
  return new Client().connect();
}
