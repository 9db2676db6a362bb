import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const program = fileURLToPath(new URL('./instance-process.ts', import.meta.url));

export const instanceName = 'sample';

export type InstanceEvent = { event: string; message?: string; connection?: { host: string } };

export type Instance = {
  process: ChildProcess;
  next(): Promise<InstanceEvent>;
  exit: Promise<number | null>;
};

type InstanceOptions = {
  waitMs?: number;
  /** A command such as setpriv that starts the process. */
  prefix?: string[];
};

export function startInstance(
  directory: string,
  { waitMs = 10_000, prefix = [] }: InstanceOptions = {},
): Instance {
  const command = [...prefix, process.execPath, program, directory, instanceName, String(waitMs)];
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
