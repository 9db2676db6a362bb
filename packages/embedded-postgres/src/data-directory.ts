import { createHash } from 'node:crypto';
import { chmod, lstat, mkdir, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgresError, errorCode, errorReason } from './errors.ts';

export const clusterDirectoryName = 'pg';
export const postgresLogFileName = 'pg.log';
export const socketPort = 5432;

export async function createWritableDataDirectory(directory: string): Promise<string> {
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const probe = join(directory, `.write-check-${process.pid}`);
    await writeFile(probe, '');
    await rm(probe);
    return await realpath(directory);
  } catch (error) {
    const reason = errorCode(error) === 'EEXIST' ? 'it is not a directory' : errorReason(error);
    throw new EmbeddedPostgresError(
      'directory',
      `the data directory ${directory} cannot be written: ${reason}`,
    );
  }
}

// The limit is 108 bytes on Linux and 104 on macOS.
const longestSocketPath = 100;

function fitsSocketLimit(directory: string): boolean {
  return Buffer.byteLength(`${directory}/.s.PGSQL.${socketPort}`) <= longestSocketPath;
}

/** `root` must be a real path. */
export function socketDirectoryFor(
  root: string,
  name: string,
  temporary: string = tmpdir(),
): string {
  const inside = join(root, 'socket');
  if (fitsSocketLimit(inside)) return inside;
  const key = createHash('sha256').update(root).digest('hex').slice(0, 12);
  const outside = join(temporary, `${name}-${key}`);
  return fitsSocketLimit(outside) ? outside : join('/tmp', `${name}-${key}`);
}

/** Anyone who reaches the socket may log in to the database, so the directory must be private. */
export async function makePrivateDirectory(directory: string): Promise<void> {
  try {
    await mkdir(directory, { mode: 0o700 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') {
      throw new EmbeddedPostgresError(
        'directory',
        `the socket directory ${directory} cannot be created: ${errorReason(error)}`,
      );
    }
  }
  const found = await lstat(directory);
  if (!found.isDirectory() || found.uid !== process.getuid?.()) {
    throw new EmbeddedPostgresError(
      'directory',
      `the socket directory ${directory} belongs to another user: remove it, or choose another data directory`,
    );
  }
  if ((found.mode & 0o077) !== 0) await chmod(directory, 0o700);
}

export type Connection = ReturnType<typeof socketConnection>;

export function socketConnection(socketDirectory: string, name: string, database: string = name) {
  // Explicit, or PGSSLMODE could request TLS on a Unix socket.
  return { host: socketDirectory, port: socketPort, user: name, database, ssl: false };
}
