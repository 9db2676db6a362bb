import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** The product as a process of its own; gives its port and how to stop it. */
export const startProduct = async (environment: Record<string, string>) => {
  const product = spawn('node', ['apps/server/src/main.ts'], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'warn', RATE_LIMITS: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const refused = once(product, 'exit').then(() => {
    throw new Error('the product did not start');
  });
  const [line] = (await Promise.race([once(product.stdout, 'data'), refused])) as [Buffer];
  refused.catch(() => {});
  return {
    pid: product.pid,
    port: Number(/:(\d+)/.exec(line.toString())?.[1]),
    stop: async () => {
      product.kill('SIGTERM');
      await once(product, 'exit');
    },
  };
};
