import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { errorReason } from '../error-reason.ts';

const hour = 60 * 60_000;

export const runEveryHour = (
  app: FastifyInstance,
  log: FastifyBaseLogger,
  failureMessage: string,
  work: () => Promise<void>,
): void => {
  const run = () =>
    work().catch((error: unknown) => log.warn({ reason: errorReason(error) }, failureMessage));
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(run, hour);
    timer.unref();
    await run();
  });
  app.addHook('onClose', async () => clearInterval(timer));
};
