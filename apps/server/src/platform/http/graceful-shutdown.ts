import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** How far a stop has come. */
    stopping: { stage: 'no' | 'announced' | 'sending readers elsewhere' };
  }
}

export type ShutdownTimes = {
  /** Ready says no and everybody is still served: a balancer that asks has time to notice. */
  noticeMs: number;
  /** Readers are sent elsewhere: a balancer that does not ask learns from that, and nobody is on the way when the door closes. */
  elsewhereMs: number;
  /** What is under way is finished within this time, or cut off. */
  finishMs: number;
};

export const shutdownTimes: ShutdownTimes = {
  noticeMs: 2_000,
  elsewhereMs: 1_000,
  finishMs: 4_000,
};

/** Nobody stands before a demo who would have to notice. */
export const quickShutdownTimes: ShutdownTimes = { ...shutdownTimes, noticeMs: 0, elsewhereMs: 0 };

export const shuttingDownError = (): AppError =>
  new AppError('UNAVAILABLE', 'We are restarting. Please try again in a moment.', {
    retryAfter: 2,
  });

/** From the stop signal on every answer closes its connection, so that none is left to wait for. */
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

/** Stops in steps that a balancer can follow; over within the sum of its times. */
export const shutDownServer = async (app: FastifyInstance, times: ShutdownTimes): Promise<void> => {
  if (app.server.listening) {
    app.stopping.stage = 'announced';
    await delay(times.noticeMs);
    app.stopping.stage = 'sending readers elsewhere';
    app.endEventStreams();
    await delay(times.elsewhereMs);
  }
  const late = setTimeout(() => app.server.closeAllConnections(), times.finishMs);
  await app.close();
  clearTimeout(late);
};
