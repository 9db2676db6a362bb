import { recordPageView } from '@haldi/contract/page-views/endpoints';
import type { FastifyInstance } from 'fastify';
import { mount } from '../platform/mount.ts';
import type { Parts } from '../platform/parts.ts';
import { countPageView } from './service.ts';

export const pageViewRoutes = (app: FastifyInstance, { db, clock }: Parts): void => {
  mount(app, recordPageView, async ({ body }) => {
    await countPageView(db, clock(), body.page);
    return undefined;
  });
};
