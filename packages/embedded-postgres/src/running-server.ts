import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { type Connection, clusterName, socketConnection } from './directory.ts';
import { findPostmaster } from './postmaster.ts';

export type RunningServer = { pid: number; connection: Connection };

/** Whether a start would find a database here instead of making one. */
export function hasDatabase(directory: string): boolean {
  return existsSync(join(directory, clusterName));
}

/** The server that runs on this directory now, if one does. It stays with whoever started it. */
export async function findRunningServer(
  directory: string,
  name: string,
): Promise<RunningServer | undefined> {
  if (!hasDatabase(directory)) return undefined;
  const found = await findPostmaster(await realpath(directory));
  // A server that has just begun has no address yet.
  if (!found || found.socketDirectory === '') return undefined;
  return { pid: found.pid, connection: socketConnection(found.socketDirectory, name) };
}
