import { health, live, ready } from '@haldi/contract/health/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../platform/app-context.ts';
import { mount } from '../platform/http/mount.ts';
import { stoppingNow } from '../platform/http/stopping.ts';
import { createReadiness } from './service.ts';

export const healthRoutes = (app: FastifyInstance, { pool }: AppContext): void => {
  const checkReady = createReadiness(pool);
  mount(app, live, async ({ reply }) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' } as const;
  });
  for (const called of [ready, health]) {
    mount(app, called, async ({ reply }) => {
      reply.header('cache-control', 'no-store');
      if (app.stopping.stage !== 'no') throw stoppingNow();
      await checkReady();
      return { status: 'ok', database: 'ok' } as const;
    });
  }
};
