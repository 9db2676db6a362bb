import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Started = { pid: number; port: number; stop: () => Promise<void> };

/** The server prints its address when it is ready. */
const startServer = async (
  command: string[],
  environment: Record<string, string> = {},
): Promise<Started> => {
  const server = spawn('node', command, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(server, 'exit');
  const refused = exit.then(() => {
    throw new Error(`${command.join(' ')} did not start`);
  });
  const [line] = (await Promise.race([once(server.stdout, 'data'), refused])) as [Buffer];
  refused.catch(() => {});
  return {
    pid: server.pid ?? 0,
    port: Number(/:(\d+)/.exec(line.toString())?.[1]),
    stop: async () => {
      server.kill('SIGTERM');
      await exit;
    },
  };
};

/** Same options as `npm start`. */
export const startProduct = (environment: Record<string, string>): Promise<Started> =>
  startServer(['--max-semi-space-size=16', 'apps/server/build/main.js'], {
    PORT: '0',
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
    ...environment,
  });

export const startBareServer = (headersFile: string, bodyFile: string): Promise<Started> =>
  startServer(['bench/lib/bare-server.ts', headersFile, bodyFile]);

type Demo = Started & { dataDir: string; origin: string };

export const withDemoProduct = async (work: (demo: Demo) => Promise<void>): Promise<void> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'haldi-bench-'));
  const product = await startProduct({ DATA_DIR: dataDir });
  try {
    await work({ ...product, dataDir, origin: `http://localhost:${product.port}` });
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};
