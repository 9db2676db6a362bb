import * as calls from '@haldi/contract/dashboard/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../platform/app-context.ts';
import { mount } from '../platform/http/mount-endpoints.ts';
import { createDashboardReader, withoutRevenue } from './service.ts';

export const dashboardRoutes = (app: FastifyInstance, context: AppContext): void => {
  const readDashboard = createDashboardReader(context);
  mount(app, calls.readDashboard, async ({ identity }) => {
    const dashboard = await readDashboard();
    return identity.role === 'owner' ? dashboard : withoutRevenue(dashboard);
  });
};
