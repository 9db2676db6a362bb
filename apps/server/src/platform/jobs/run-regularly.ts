import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { errorReason } from '../error-reason.ts';

const minute = 60_000;

const runEvery =
  (interval: number) =>
  (
    app: FastifyInstance,
    log: FastifyBaseLogger,
    failureMessage: string,
    work: () => Promise<void>,
    { runsAtStart = true } = {},
  ): void => {
    const run = () =>
      work().catch((error: unknown) => log.warn({ reason: errorReason(error) }, failureMessage));
    let timer: NodeJS.Timeout | undefined;
    app.addHook('onListen', async () => {
      timer = setInterval(run, interval);
      timer.unref();
      if (runsAtStart) await run();
    });
    app.addHook('onClose', async () => clearInterval(timer));
  };

export const runEveryHour = runEvery(60 * minute);
export const runEveryMinute = runEvery(minute);
