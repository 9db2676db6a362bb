import { readConfig } from './config.ts';
import { StartError } from './start-error.ts';
import { type Product, type StartStep, startProduct } from './start-product.ts';

type Options = {
  isDevelopment: boolean;
  clock: () => Date;
  step?: StartStep;
};

const fail = (error: unknown): never => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
};

/** systemd and Docker Compose wait at least ten seconds before they kill. */
const maxShutdownMs = 9_500;

/** If a database does not answer, the process exits anyway, like after a crash. */
const forceExitLater = (): void => {
  const forceExit = (): void => {
    console.error('The shutdown took too long. The process ends without waiting for the rest.');
    process.exit(1);
  };
  setTimeout(forceExit, maxShutdownMs).unref();
};

let stopping: Promise<never> | undefined;

/** A signal may arrive twice, from the terminal and from npm, and also during the start. */
const stop = (starting: Promise<Product>, exitCode: number): Promise<never> => {
  if (!stopping) forceExitLater();
  stopping ??= starting
    .then((product) => product.stop())
    .then(
      () => process.exit(exitCode),
      (error: unknown) => fail(error),
    );
  return stopping;
};

export const printReadyMessage = ({ address, setupLink, isDemo }: Product): void => {
  console.log(`Haldi is ready at ${address.replace('127.0.0.1', 'localhost')}`);
  if (setupLink) {
    console.log(
      'There are no accounts yet. Set up your salon with this link. It works once, within one day:',
    );
    console.log(setupLink);
  }
  if (isDemo) {
    console.log('Demo customer: asha@example.com / glow-with-asha');
    console.log('Demo admin:    admin@example.com / glow-with-admin');
    console.log('Demo beautician: usha@example.com / glow-with-usha');
  }
};

const start = (options: Options): Promise<Product> => {
  const config = readConfig(process.env);
  const starting: Promise<Product> = startProduct(config, {
    step: (_what, work) => work(),
    ...options,
    onLost: (error) => {
      console.error('The embedded database has stopped:', error.message);
      void stop(starting, 1);
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void stop(starting, 0));
  }
  return starting;
};

export const runProduct = async (options: Options): Promise<void> => {
  // React reads NODE_ENV when the pages are loaded. Its development build is several times slower.
  process.env.NODE_ENV ??= options.isDevelopment ? 'development' : 'production';
  try {
    printReadyMessage(await start(options));
  } catch (error) {
    fail(error);
  }
};
