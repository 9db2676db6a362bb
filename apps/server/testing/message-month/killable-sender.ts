import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./sender-process.ts', import.meta.url));

type Running = {
  child: ChildProcessWithoutNullStreams;
  lines: Interface;
  ended: Promise<unknown>;
};

/** An instance that can be killed at any time and starts again with the next `send`. */
export const createKillableSender = (env: Record<string, string>) => {
  let running: Running | undefined;
  let kills = 0;
  const start = async (): Promise<Running> => {
    const child = spawn(process.execPath, [program], {
      env: { PATH: process.env.PATH ?? '', ...env },
    });
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString();
    });
    const lines = createInterface({ input: child.stdout });
    child.stdin.on('error', () => undefined);
    const ended = once(child, 'close');
    const ready = await Promise.race([once(lines, 'line'), ended]);
    if (ready[0] !== 'ready') throw new Error(`the instance did not start: ${complaint}`);
    return { child, lines, ended };
  };
  return {
    kills: () => kills,
    async send(now: Date): Promise<void> {
      running ??= await start();
      const { child, lines, ended } = running;
      const over = Promise.race([once(lines, 'line'), ended]);
      child.stdin.write(`${now.toISOString()}\n`);
      await over;
      if (!child.killed) return;
      await ended;
      running = undefined;
    },
    kill(): void {
      if (!running || running.child.killed) return;
      kills += 1;
      running.child.kill('SIGKILL');
    },
    async stop(): Promise<void> {
      if (!running) return;
      running.child.stdin.end();
      await running.ended;
    },
  };
};
