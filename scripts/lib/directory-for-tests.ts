import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

const memory = '/dev/shm';
const enoughBytes = 8 * 1024 ** 3;

/**
 * The directory for everything that tests write. They keep nothing, and PostgreSQL on a disk makes
 * them wait for it: in memory where there is room, unless TMPDIR names another place.
 */
export const directoryForTests = async (): Promise<string> => {
  if (process.env.TMPDIR) return process.env.TMPDIR;
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= enoughBytes ? memory : tmpdir();
};
