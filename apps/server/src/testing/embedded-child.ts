import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const program = fileURLToPath(new URL('./embedded-process.ts', import.meta.url));

export type Fact = { event: string; message?: string; connection?: { host: string } };

export type EmbeddedChild = {
  process: ChildProcess;
  /** The next line it prints. */
  next(): Promise<Fact>;
  exit: Promise<number | null>;
};

/** `prefix` is a command that starts another, such as setpriv. */
export function startEmbeddedChild(args: string[], prefix: string[] = []): EmbeddedChild {
  const [file = '', ...rest] = [...prefix, process.execPath, program, ...args];
  const child = spawn(file, rest, { stdio: ['ignore', 'pipe', 'inherit'] });
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
