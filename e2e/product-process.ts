import type { Product } from '../apps/server/src/start-product.ts';
import { importServerBuild } from '../scripts/lib/import-server-build.ts';
import { createProductClock } from './clock.ts';

const { readConfig } = await importServerBuild('config');
const { startProduct } = await importServerBuild('start-product');
const { printReadyMessage } = await importServerBuild('run-product');

/** Messages from the Playwright worker; each gets one answer. */
export type Command =
  | {
      name: 'start';
      settings: Record<string, string>;
      databaseUrl: string;
      minutesLater?: number;
    }
  | { name: 'stop' };
export type Answer = { error?: string };

/** Shared machines may pause for half a minute. */
const timeoutMs = 120_000;

let product: Product | undefined;

const stop = async (): Promise<void> => {
  await product?.stop();
  product = undefined;
};

/** As in production, except for the clock and the database timeouts. */
const start = async ({
  settings,
  databaseUrl,
  minutesLater,
}: Extract<Command, { name: 'start' }>): Promise<void> => {
  product = await startProduct(readConfig(settings), {
    isDevelopment: false,
    clock: createProductClock(minutesLater),
    databaseUrl,
    databaseLimits: {
      waitMs: timeoutMs,
      statementMs: timeoutMs,
      idleTransactionMs: timeoutMs,
      unresponsiveMs: timeoutMs,
    },
    onLost: () => process.exit(1),
    step: (_what, work) => work(),
  });
  printReadyMessage(product);
};

const reply = (answer: Answer): void => {
  process.send?.(answer);
};

process.on('message', (command: Command) => {
  const work = command.name === 'stop' ? stop() : start(command);
  work.then(
    () => reply({}),
    (error: Error) => reply({ error: error.stack ?? error.message }),
  );
});
process.on('SIGTERM', () => void stop().then(() => process.exit(0)));
// The Playwright worker has ended.
process.on('disconnect', () => process.exit(0));
