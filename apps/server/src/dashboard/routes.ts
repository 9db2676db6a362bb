import * as calls from '@haldi/contract/dashboard/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../platform/app-context.ts';
import { mount } from '../platform/http/mount.ts';
import { createDashboard } from './service.ts';

export const dashboardRoutes = (app: FastifyInstance, context: AppContext): void => {
  const readDashboard = createDashboard(context);
  mount(app, calls.readDashboard, () => readDashboard());
};
