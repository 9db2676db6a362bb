import { health } from '@haldi/contract/health/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../platform/app-context.ts';
import { mount } from '../platform/http/mount.ts';
import { ping } from './store.ts';

export const healthRoutes = (app: FastifyInstance, { db }: AppContext): void => {
  mount(app, health, async ({ reply }) => {
    reply.header('cache-control', 'no-store');
    await ping(db);
    return { status: 'ok', database: 'ok' } as const;
  });
};
