import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { type Connection, clusterDirectoryName, socketConnection } from './data-directory.ts';
import { findPostmaster } from './postmaster.ts';

export type RunningServer = { pid: number; connection: Connection };

export function hasDatabase(directory: string): boolean {
  return existsSync(join(directory, clusterDirectoryName));
}

/** The caller must not stop this server. */
export async function findRunningServer(
  directory: string,
  name: string,
): Promise<RunningServer | undefined> {
  if (!hasDatabase(directory)) return undefined;
  const found = await findPostmaster(await realpath(directory));
  // A starting server has no socket directory yet.
  if (!found || found.socketDirectory === '') return undefined;
  return { pid: found.pid, connection: socketConnection(found.socketDirectory, name) };
}
