import { createHash } from 'node:crypto';
import { chmod, lstat, mkdir, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorCode, reasonOf } from './reason.ts';
import { StartError } from './start-error.ts';

export const clusterName = 'pg';
export const logName = 'pg.log';
export const socketPort = 5432;

export async function openDataDirectory(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const probe = join(dataDir, `.write-check-${process.pid}`);
    await writeFile(probe, '');
    await rm(probe);
    return await realpath(dataDir);
  } catch (error) {
    throw new StartError(`DATA_DIR ${dataDir} cannot be written: ${reasonOf(error)}.`);
  }
}

// Linux takes 108 bytes for the address of a socket, macOS 104.
const longestSocketPath = 100;

function fits(directory: string): boolean {
  return Buffer.byteLength(`${directory}/.s.PGSQL.${socketPort}`) <= longestSocketPath;
}

/** Where the socket goes, for the real path of a data directory. */
export function socketDirectoryFor(root: string, temporary: string = tmpdir()): string {
  const inside = join(root, 'socket');
  if (fits(inside)) return inside;
  const key = createHash('sha256').update(root).digest('hex').slice(0, 12);
  const outside = join(temporary, `haldi-${key}`);
  return fits(outside) ? outside : join('/tmp', `haldi-${key}`);
}

/** The database trusts whoever reaches its socket, so the directory is what keeps others out. */
export async function makePrivateDirectory(directory: string): Promise<void> {
  try {
    await mkdir(directory, { mode: 0o700 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') {
      throw new StartError(
        `The database's socket directory ${directory} cannot be made: ${reasonOf(error)}.`,
      );
    }
  }
  const found = await lstat(directory);
  if (!found.isDirectory() || found.uid !== process.getuid?.()) {
    throw new StartError(
      `The database's socket directory ${directory} belongs to somebody else: remove it, or set another DATA_DIR.`,
    );
  }
  if ((found.mode & 0o077) !== 0) await chmod(directory, 0o700);
}
