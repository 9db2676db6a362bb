import { readHealth, readLiveness, readReadiness } from '@haldi/contract/health/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../platform/app-context.ts';
import { shuttingDownError } from '../platform/http/graceful-shutdown.ts';
import { mount } from '../platform/http/mount-endpoints.ts';
import { createReadinessCheck } from './service.ts';

export const healthRoutes = (app: FastifyInstance, { pool }: AppContext): void => {
  const checkReady = createReadinessCheck(pool);
  mount(app, readLiveness, async ({ reply }) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' } as const;
  });
  for (const called of [readReadiness, readHealth]) {
    mount(app, called, async ({ reply }) => {
      reply.header('cache-control', 'no-store');
      if (app.stopping.stage !== 'no') throw shuttingDownError();
      await checkReady();
      return { status: 'ok', database: 'ok' } as const;
    });
  }
};
