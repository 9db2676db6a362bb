import { listBeauticians } from '@haldi/contract/beauticians/endpoints';
import type { FastifyInstance } from 'fastify';
import { mount } from '../platform/mount.ts';
import type { Parts } from '../platform/parts.ts';
import { readRoster } from './roster-service.ts';

export const beauticianRoutes = (app: FastifyInstance, { db }: Parts): void => {
  mount(app, listBeauticians, () => readRoster(db));
};
