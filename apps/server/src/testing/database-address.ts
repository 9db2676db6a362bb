/** The same server, another database. */
export function databaseUrl(serverUrl: string, database: string): string {
  return serverUrl.replace(/^(\w+:\/\/[^/?]*)(\/[^?]*)?/, `$1/${database}`);
}

export function socketUrl(address: { user: string; host: string; database: string }): string {
  return `postgres://${address.user}@${encodeURIComponent(address.host)}/${address.database}`;
}
