import { execFile } from 'node:child_process';
import { appendFile, readFile, readlink, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import { writePostgresSettings } from './cluster.ts';
import {
  clusterDirectoryName,
  makePrivateDirectory,
  postgresLogFileName,
} from './data-directory.ts';
import { EmbeddedPostgresError, errorCode, errorReason } from './errors.ts';
import { isPidInUse, runPostgresTool } from './run-postgres-tool.ts';

const startSeconds = 300;
const stopSeconds = 60;
const largestLog = 5_000_000;

export type Postmaster = { pid: number; socketDirectory: string };

export type ServerOptions = {
  root: string;
  name: string;
  binaries: Binaries;
  socketDirectory: string;
};

export async function findPostmaster(root: string): Promise<Postmaster | undefined> {
  const cluster = join(root, clusterDirectoryName);
  const file = join(cluster, 'postmaster.pid');
  const text = await readText(file);
  const [line = '', , , , socketDirectory = ''] = text.split('\n');
  const pid = Number(line);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  if (await isPostgres(pid, cluster)) return { pid, socketDirectory };
  // PostgreSQL only checks whether the process id exists: a zombie, or another process with the
  // same id after a reboot, would block every start. The file is read again, because another server
  // may just have started.
  if (isPidInUse(pid) && (await readText(file)) === text) await rm(file, { force: true });
  return undefined;
}

function readText(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}

async function isPostgres(pid: number, cluster: string): Promise<boolean> {
  const command = process.platform === 'linux' ? await linuxCommand(pid) : await psCommand(pid);
  if (command === undefined || basename(command) !== 'postgres') return false;
  const directory = await readlink(`/proc/${pid}/cwd`).catch(() => cluster);
  return directory === cluster;
}

async function linuxCommand(pid: number): Promise<string | undefined> {
  // The command line of a zombie is empty.
  const line = await readText(`/proc/${pid}/cmdline`);
  return line === '' ? undefined : line.split('\0')[0];
}

async function psCommand(pid: number): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'stat=,comm=', '-p', String(pid)]);
    const [, state = 'Z', command] = /^(\S+)\s+(.*\S)/.exec(stdout) ?? [];
    return state.startsWith('Z') ? undefined : command;
  } catch {
    return undefined;
  }
}

/** 'busy': the previous server has not quite stopped; try again. */
export async function startPostmaster({
  root,
  name,
  binaries,
  socketDirectory,
}: ServerOptions): Promise<Postmaster | 'busy'> {
  await makePrivateDirectory(socketDirectory);
  await writePostgresSettings(root, name, socketDirectory);
  const logStart = await prepareLog(root);
  const started = await runPostgresTool(
    binaries.pgCtl,
    // Relative paths, because pg_ctl passes them to a shell.
    [
      '-D',
      clusterDirectoryName,
      '-l',
      postgresLogFileName,
      '-s',
      '-w',
      '-t',
      String(startSeconds),
      'start',
    ],
    root,
  );
  const running = await findPostmaster(root);
  if (running) return running;
  const log = (await readFile(join(root, postgresLogFileName), 'utf8')).slice(logStart);
  if (/lock file .* already exists|pre-existing shared memory/.test(log)) return 'busy';
  const fatal = log.match(/(?:FATAL|PANIC):\s+.*/g)?.at(-1) ?? started.output;
  throw new EmbeddedPostgresError(
    'directory',
    `PostgreSQL did not start (see ${join(root, postgresLogFileName)}): ${errorReason(new Error(fatal))}`,
  );
}

async function prepareLog(root: string): Promise<number> {
  const file = join(root, postgresLogFileName);
  // In a user namespace, PostgreSQL may write to the file, but cannot create it.
  await appendFile(file, '', { mode: 0o600 });
  const { size } = await stat(file);
  if (size < largestLog) return (await readFile(file, 'utf8')).length;
  await rename(file, `${file}.old`);
  await appendFile(file, '', { mode: 0o600 });
  return 0;
}

/**
 * Waits until this server is gone. `pg_ctl stop` waits for the pid file instead, which never
 * disappears if the next instance has started its server meanwhile.
 */
export async function stopPostmaster(root: string): Promise<void> {
  const running = await findPostmaster(root);
  if (!running) return;
  // Fast shutdown: closes connections, keeps everything committed.
  try {
    process.kill(running.pid, 'SIGINT');
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
  const deadline = Date.now() + stopSeconds * 1000;
  while ((await findPostmaster(root))?.pid === running.pid) {
    if (Date.now() > deadline) throw new Error('the embedded PostgreSQL did not stop');
    await delay(20);
  }
}
