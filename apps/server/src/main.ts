import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import type { Product } from './product.ts';

// Everything after this line is read from its compiled form: whoever starts or restarts the product
// would feel the third of the time that this saves. `npm start` has that said before the first line.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/haldi'));
const { readConfig } = await import('./config.ts');
const { StartError } = await import('./platform/start-error.ts');
const { startProduct } = await import('./product.ts');

const isDevelopment = process.argv.includes('--dev');
// React reads this when the pages are loaded; its development build renders several times slower.
process.env.NODE_ENV ??= isDevelopment ? 'development' : 'production';

let stopping: Promise<never> | undefined;

/** A signal may come twice, from the terminal and from npm, and while the start is under way. */
const stop = (starting: Promise<Product>, exitCode: number): Promise<never> => {
  stopping ??= starting
    .then((product) => product.stop())
    .then(
      () => process.exit(exitCode),
      (error: unknown) => fail(error),
    );
  return stopping;
};

const fail = (error: unknown): never => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
};

const start = (): Promise<Product> => {
  const config = readConfig(process.env);
  const starting: Promise<Product> = startProduct(config, {
    isDevelopment,
    onLost: (error) => {
      console.error('The embedded database is gone:', error.message);
      void stop(starting, 1);
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void stop(starting, 0));
  }
  starting.then(({ address }) => {
    console.log(`Haldi is ready at ${address.replace('127.0.0.1', 'localhost')}`);
    if (config.demo) {
      console.log('Demo customer: asha@example.com / glow-with-asha');
      console.log('Demo admin:    admin@example.com / glow-with-admin');
    }
  }, fail);
  return starting;
};

try {
  start();
} catch (error) {
  fail(error);
}
