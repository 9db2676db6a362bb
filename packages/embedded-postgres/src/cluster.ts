import {
  appendFile,
  lstat,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { clusterDirectoryName, socketPort } from './data-directory.ts';
import { EmbeddedPostgresError, errorCode, errorReason } from './errors.ts';
import { isPidInUse, runPostgresTool } from './run-postgres-tool.ts';

const major = '18';
const stagingPrefix = 'pg.init-';

export async function ensureCluster(root: string, name: string, binaries: Binaries): Promise<void> {
  await removeAbandonedStaging(root);
  if (await isComplete(root)) return;
  const staging = `${stagingPrefix}${process.pid}`;
  try {
    await mkdir(join(root, staging), { mode: 0o700 });
    await initialise(root, staging, name, binaries);
    await moveIntoPlace(root, staging);
  } finally {
    await rm(join(root, staging), { recursive: true, force: true });
  }
}

async function isComplete(root: string): Promise<boolean> {
  const cluster = join(root, clusterDirectoryName);
  const found = await lstat(cluster).catch((error) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw new EmbeddedPostgresError(
      'directory',
      `${cluster} cannot be read: ${errorReason(error)}`,
    );
  });
  if (found === undefined) return false;
  if (found.uid !== process.getuid?.()) {
    throw new EmbeddedPostgresError(
      'directory',
      `${cluster} belongs to another user (uid ${found.uid}): start as that user, or choose another directory`,
    );
  }
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version === undefined) {
    throw new EmbeddedPostgresError(
      'directory',
      `${cluster} is not a database: move it away, or choose another directory`,
    );
  }
  if (version.trim() !== major) {
    throw new EmbeddedPostgresError(
      'directory',
      `${cluster} was written by PostgreSQL ${version.trim()}, and this is ${major}: dump it with the older version, or choose another directory`,
    );
  }
  return true;
}

async function initialise(
  root: string,
  staging: string,
  name: string,
  binaries: Binaries,
): Promise<void> {
  const result = await runPostgresTool(
    binaries.initdb,
    [
      ...['-D', staging, '-U', name, '-A', 'trust', '-E', 'UTF8'],
      // PostgreSQL's built-in C.UTF-8 sorts and converts case the same on every system.
      ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
      '--no-instructions',
    ],
    root,
  );
  if (!result.ok) {
    throw new EmbeddedPostgresError(
      'directory',
      `the database could not be created in ${root}: ${errorLine(result.output)}`,
    );
  }
  const main = join(root, staging, 'postgresql.conf');
  await appendFile(main, `\ninclude_if_exists = '${settingsFile(name)}'\n`, { flush: true });
}

async function moveIntoPlace(root: string, staging: string): Promise<void> {
  try {
    await rename(join(root, staging), join(root, clusterDirectoryName));
  } catch (error) {
    // Another instance has created the database at the same time; both use it.
    const code = errorCode(error);
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
  }
  const directory = await open(root);
  await directory.sync();
  await directory.close();
}

async function removeAbandonedStaging(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    if (!name.startsWith(stagingPrefix)) continue;
    const pid = Number(name.slice(stagingPrefix.length));
    if (pid !== process.pid && isPidInUse(pid)) continue;
    // An initdb that outlived its starter may still write there: the next start tries again.
    await rm(join(root, name), { recursive: true, force: true }).catch(() => {});
  }
}

const settingsFile = (name: string): string => `${name}.conf`;

/** Written at every start, so that changed settings reach existing databases. */
export async function writePostgresSettings(
  root: string,
  name: string,
  socketDirectory: string,
): Promise<void> {
  const settings: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: `"${socketDirectory.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    port: String(socketPort),
    max_connections: '60',
    shared_buffers: '64MB',
    max_wal_size: '512MB',
    jit: 'off',
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // The application logs failed statements without values; this log would contain the values.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
  };
  const lines = Object.entries(settings).map(
    ([setting, value]) => `${setting} = '${value.replaceAll("'", "''")}'\n`,
  );
  const file = join(root, clusterDirectoryName, settingsFile(name));
  await writeFile(`${file}.new`, lines.join(''), { mode: 0o600, flush: true });
  await rename(`${file}.new`, file);
}

function errorLine(output: string): string {
  const lines = output.trim().split('\n');
  const line =
    lines.find((candidate) => /error:|fatal:|could not/i.test(candidate)) ?? lines.at(-1) ?? '';
  // Happens when root uses another user's private home directory.
  const hint = /permission denied/i.test(line) ? ' (start as the owner of that directory)' : '';
  return `${line}${hint}`;
}
