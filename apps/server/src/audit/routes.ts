import { listAuditEntries } from '@haldi/contract/audit/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../platform/app-context.ts';
import { mount } from '../platform/http/mount-endpoints.ts';
import { type ReadUsernames, readAuditPage } from './service.ts';

export const auditRoutes = (
  app: FastifyInstance,
  { db }: AppContext,
  readUsernames: ReadUsernames,
): void => {
  mount(app, listAuditEntries, ({ query }) => readAuditPage(db, readUsernames, query));
};
