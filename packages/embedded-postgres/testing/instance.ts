import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const program = fileURLToPath(new URL('./instance-process.ts', import.meta.url));

/** What every server of the tests is called. */
export const name = 'sample';

export type Fact = { event: string; message?: string; connection?: { host: string } };

export type Instance = {
  process: ChildProcess;
  /** The next line it prints. */
  next(): Promise<Fact>;
  exit: Promise<number | null>;
};

type InstanceOptions = {
  waitMs?: number;
  /** A command that starts another, such as setpriv. */
  prefix?: string[];
};

/** A process that runs the server of this directory, for as long as the test lasts. */
export function startInstance(
  directory: string,
  { waitMs = 10_000, prefix = [] }: InstanceOptions = {},
): Instance {
  const command = [...prefix, process.execPath, program, directory, name, String(waitMs)];
  const [file = '', ...args] = command;
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const exit = once(child, 'exit').then(([code]) => code as number | null);
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await exit;
  });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  return {
    process: child,
    exit,
    async next() {
      const { value, done } = await lines.next();
      return done ? { event: 'ended' } : JSON.parse(value);
    },
  };
}
