import * as calls from '@haldi/contract/dashboard/endpoints';
import type { FastifyInstance } from 'fastify';
import { mount } from '../platform/mount.ts';
import type { Parts } from '../platform/parts.ts';
import { readBoard, readDashboard } from './service.ts';

export const dashboardRoutes = (app: FastifyInstance, { db, clock }: Parts): void => {
  mount(app, calls.readDashboard, () => readDashboard(db, clock()));
  mount(app, calls.readBoard, () => readBoard(db, clock()));
};
