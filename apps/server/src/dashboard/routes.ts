import * as calls from '@haldi/contract/dashboard/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Parts } from '../platform/app-context.ts';
import { mount } from '../platform/http/mount.ts';
import { createDashboard, readBoard } from './service.ts';

export const dashboardRoutes = (app: FastifyInstance, parts: Parts): void => {
  const { db, clock } = parts;
  const readDashboard = createDashboard(parts);
  mount(app, calls.readDashboard, () => readDashboard());
  mount(app, calls.readBoard, () => readBoard(db, clock()));
};
