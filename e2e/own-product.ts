import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { now } from './clock.ts';
import { test as base } from './fixtures.ts';

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

export type OwnProduct = {
  origin: string;
  /** Where its data are. */
  dataDir: string;
  /** What the start has written into the terminal so far. */
  printed: () => string;
  /** Ends the process, by this signal; its data stay. */
  halt: (signal?: NodeJS.Signals) => Promise<void>;
  /** Starts it again, at the same address. */
  resume: () => Promise<void>;
  stop: () => Promise<void>;
};
type Settings = Record<string, string>;

type StartOptions = {
  /** Some depend on where it will answer. */
  settingsAt?: (origin: string) => Promise<Settings>;
  /** A product that has stopped, whose data it begins with a copy of. */
  like?: OwnProduct;
};

export const startProduct = async ({
  settingsAt = async () => ({}),
  like,
}: StartOptions = {}): Promise<OwnProduct> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'haldi-e2e-'));
  // With their owner and their modes: the database looks at both.
  if (like) execFileSync('cp', ['-pR', `${like.dataDir}/.`, dataDir]);
  const port = String(await freePort());
  const origin = `http://localhost:${port}`;
  const settings = await settingsAt(origin);
  let printed = '';
  const start = async () => {
    const product = spawn(process.execPath, ['e2e/start-product.ts'], {
      env: {
        PATH: process.env.PATH,
        E2E_NOW: now.toISOString(),
        PORT: port,
        DATA_DIR: dataDir,
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'warn',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    printed = '';
    const lines = createInterface({ input: product.stdout });
    lines.on('line', (line) => {
      printed += `${line}\n`;
      // What went wrong inside stands beside the test that it made fail.
      if (/^\{"level":[45]0/.test(line)) console.error(line);
    });
    const ended = once(product, 'exit').then(() => {
      throw new Error('the product ended before it was ready');
    });
    // Later it may end: whoever waits for that asks for it.
    ended.catch(() => undefined);
    while (!/is ready at/.test(printed)) await Promise.race([once(lines, 'line'), ended]);
    return product;
  };
  let product = await start();
  const halt = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
    if (product.exitCode !== null || product.signalCode !== null) return;
    product.kill(signal);
    await once(product, 'exit');
  };
  return {
    origin,
    dataDir,
    printed: () => printed,
    halt,
    resume: async () => {
      product = await start();
    },
    stop: async () => {
      await halt();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

type Fixtures = { product: OwnProduct };
type WorkerFixtures = { productFor: (file: string) => Promise<OwnProduct> };

/**
 * A product of its own for each file that changes what all the others rely on: roster and settings.
 * The tests of a file share it, the next file begins anew.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  productFor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter list
    async ({}, use) => {
      let current: { file: string; product: OwnProduct } | undefined;
      // To fill in the demo data takes as long as all the rest of a start.
      let filled: OwnProduct | undefined;
      const fill = async (): Promise<OwnProduct> => {
        const product = await startProduct();
        await product.halt();
        return product;
      };
      await use(async (file) => {
        if (current?.file !== file) {
          await current?.product.stop();
          filled ??= await fill();
          current = { file, product: await startProduct({ like: filled }) };
        }
        return current.product;
      });
      await current?.product.stop();
      await filled?.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  product: [
    async ({ productFor }, use, info) => use(await productFor(info.file)),
    { timeout: 300_000 },
  ],
  baseURL: ({ product }, use) => use(product.origin),
});
