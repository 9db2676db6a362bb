import { findEmbeddedDatabase } from '../src/platform/database/embedded-database.ts';
import { startWriters, type Writers } from './concurrent-writers.ts';
import { type ProductProcess, portOfUrl, spawnProduct } from './spawn-product.ts';

/** Acknowledged writes between two kills, at least. */
const newBetweenKills = 20;

export type CrashTarget = 'server' | 'both';

export type CrashTest = {
  writers: Writers;
  product: () => ProductProcess;
  kill: (victim: CrashTarget) => Promise<void>;
  close: () => Promise<void>;
};

export const startCrashTest = async (
  dataDir: string,
  prepare: () => Promise<void>,
): Promise<CrashTest> => {
  const start = (port = '0') =>
    spawnProduct({ DATA_DIR: dataDir, PORT: port, RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
  let product = start();
  const address = await product.ready;
  const port = String(portOfUrl(address));
  await prepare();
  const writers = await startWriters(() => address);

  return {
    writers,
    product: () => product,
    kill: async (target) => {
      const countWrites = () =>
        Object.values(writers.counts()).reduce((sum, count) => sum + count, 0);
      const before = countWrites();
      // Every kill needs recent writes that could be lost.
      while (countWrites() < before + newBetweenKills)
        await new Promise((resolve) => setTimeout(resolve, 5));
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 300));
      const database = target === 'both' ? await findEmbeddedDatabase(dataDir) : undefined;
      if (target === 'both' && !database) throw new Error('there is no database to kill');
      product.kill('SIGKILL');
      if (database) process.kill(database.pid, 'SIGKILL');
      await product.exit;
      product = start(port);
      await product.ready;
    },
    close: async () => {
      await writers.stop();
      product.kill('SIGTERM');
      await product.exit;
    },
  };
};
