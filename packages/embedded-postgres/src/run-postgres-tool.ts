import { spawn } from 'node:child_process';
import { EmbeddedPostgresError, errorCode } from './errors.ts';

export type CommandResult = { ok: boolean; output: string };

/**
 * PostgreSQL refuses to run as root. In a user namespace it sees another user, while its files
 * still belong to root.
 */
const userNamespacePrefix = ['unshare', '-U', '--'];

const isRoot = () => process.getuid?.() === 0;

export function runPostgresTool(
  file: string,
  args: string[],
  directory: string,
): Promise<CommandResult> {
  return run(isRoot() ? [...userNamespacePrefix, file, ...args] : [file, ...args], directory);
}

export async function checkCanRunPostgres(
  root: boolean = isRoot(),
  wrapper: string[] = userNamespacePrefix,
): Promise<void> {
  if (!root) return;
  const { ok } = await run([...wrapper, 'true'], '/');
  if (ok) return;
  throw new EmbeddedPostgresError(
    'machine',
    'PostgreSQL does not run as root where "unshare -U" is not allowed: start as a normal user',
  );
}

function run(command: string[], directory: string): Promise<CommandResult> {
  const [file = '', ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: directory,
      // Detached, so that Ctrl-C does not interrupt a start or a stop.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      // PGDATA, PGOPTIONS or LD_LIBRARY_PATH of the caller are meant for another PostgreSQL.
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** Also true for a zombie. */
export function isPidInUse(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}
