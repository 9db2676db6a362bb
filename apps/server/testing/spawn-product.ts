import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const server = join(import.meta.dirname, '..');
const commands = {
  build: [join(server, 'build/main.js')],
  development: ['--conditions=development', join(server, 'src/main.ts'), '--dev'],
};
export type ProductMode = keyof typeof commands;

export type ProductProcess = {
  pid: number;
  printed: () => string;
  /** Resolves with the address, rejects if the process exits first. */
  ready: Promise<string>;
  exit: Promise<number | null>;
  kill: (signal: NodeJS.Signals) => void;
};

export const spawnProduct = (
  env: Record<string, string>,
  mode: ProductMode = 'build',
): ProductProcess => {
  const child = spawn(process.execPath, commands[mode], {
    env: { PATH: process.env.PATH ?? '', LOG_LEVEL: 'warn', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const exit = once(child, 'exit').then(([code]) => code as number | null);
  const ready = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      printed += chunk.toString();
      const address = /Haldi is ready at (\S+)/.exec(printed)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('close', () => reject(new Error(`it ended instead: ${printed}`)));
  });
  ready.catch(() => {});
  return {
    pid: child.pid ?? 0,
    printed: () => printed,
    ready,
    exit,
    kill: (signal) => child.kill(signal),
  };
};

export const portOfUrl = (address: string): number => Number(new URL(address).port);

export const memoryMegabytesOf = (pid: number): number =>
  Math.round(
    Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1_024,
  );
