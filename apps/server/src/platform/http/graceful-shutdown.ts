import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

declare module 'fastify' {
  interface FastifyInstance {
    stopping: { stage: 'no' | 'announced' | 'sending readers elsewhere' };
  }
}

export type ShutdownTimes = {
  /**
   * The readiness check fails, but all requests are served: load balancers with health checks have
   * time to react.
   */
  noticeMs: number;
  /** Reads get 503, for load balancers without health checks. */
  rejectReadsMs: number;
  /** Requests still running after this time are cut off. */
  finishMs: number;
};

export const shutdownTimes: ShutdownTimes = {
  noticeMs: 2_000,
  rejectReadsMs: 1_000,
  finishMs: 4_000,
};

/** A demo has no load balancer. */
export const quickShutdownTimes: ShutdownTimes = {
  ...shutdownTimes,
  noticeMs: 0,
  rejectReadsMs: 0,
};

export const shuttingDownError = (): AppError =>
  new AppError('UNAVAILABLE', 'We are restarting. Please try again in a moment.', {
    retryAfter: 2,
  });

/** During a shutdown every response closes its connection. */
export const registerShutdown = (app: FastifyInstance): void => {
  const stopping: FastifyInstance['stopping'] = { stage: 'no' };
  app.decorate('stopping', stopping);
  app.addHook('onRequest', async ({ method }) => {
    const isRead = method === 'GET' || method === 'HEAD';
    if (isRead && stopping.stage === 'sending readers elsewhere') throw shuttingDownError();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping.stage !== 'no') reply.header('connection', 'close');
  });
};

export const shutDownServer = async (app: FastifyInstance, times: ShutdownTimes): Promise<void> => {
  if (app.server.listening) {
    app.stopping.stage = 'announced';
    await delay(times.noticeMs);
    app.stopping.stage = 'sending readers elsewhere';
    app.endEventStreams();
    await delay(times.rejectReadsMs);
  }
  const forceClose = setTimeout(() => app.server.closeAllConnections(), times.finishMs);
  await app.close();
  clearTimeout(forceClose);
};
