import { spawn } from 'node:child_process';
import { once } from 'node:events';

type Started = { pid: number | undefined; port: number; stop: () => Promise<void> };

/** A server as a process of its own; it says its address when it is ready. */
const startServer = async (
  command: string[],
  environment: Record<string, string> = {},
): Promise<Started> => {
  const server = spawn('node', command, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const refused = once(server, 'exit').then(() => {
    throw new Error(`${command.join(' ')} did not start`);
  });
  const [line] = (await Promise.race([once(server.stdout, 'data'), refused])) as [Buffer];
  refused.catch(() => {});
  return {
    pid: server.pid,
    port: Number(/:(\d+)/.exec(line.toString())?.[1]),
    stop: async () => {
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
};

/** As `npm start` does. */
export const startProduct = (environment: Record<string, string>): Promise<Started> =>
  startServer(['--max-semi-space-size=16', 'apps/server/build/main.js'], {
    PORT: '0',
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
    ...environment,
  });

/** Node alone, sending the bytes of these files. */
export const startBareServer = (headersFile: string, bodyFile: string): Promise<Started> =>
  startServer(['bench/lib/bare-server.ts', headersFile, bodyFile]);
