import { listAudit } from '@haldi/contract/audit/endpoints';
import type { FastifyInstance } from 'fastify';
import { mount } from '../platform/mount.ts';
import type { Parts } from '../platform/parts.ts';
import { readAudit } from './service.ts';

export const auditRoutes = (app: FastifyInstance, { db }: Parts): void => {
  mount(app, listAudit, ({ query }) => readAudit(db, query));
};
