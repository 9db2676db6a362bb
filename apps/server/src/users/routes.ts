import { indiaDay } from '@haldi/contract/kit/dates';
import * as calls from '@haldi/contract/users/endpoints';
import type { FastifyInstance } from 'fastify';
import { recordExport } from '../audit/service.ts';
import type { AppContext } from '../platform/app-context.ts';
import { mount } from '../platform/http/mount-endpoints.ts';
import { ownOriginOfRequest } from '../platform/http/own-origin.ts';
import { sendCsv } from '../platform/http/send-csv.ts';
import { customerRoutes } from './customer/routes.ts';
import { addUser, endUserSessions, listUsers, readUserStats, setUserStatus } from './service.ts';
import { staffRoutes } from './staff/routes.ts';
import { readUserCsvPages, userCsvColumns } from './users-csv.ts';

export const userRoutes = (app: FastifyInstance, context: AppContext): void => {
  const { db, clock, config } = context;
  customerRoutes(app, context);
  staffRoutes(app, context);
  mount(app, calls.listUsers, ({ query }) => listUsers(db, query));
  mount(app, calls.readUserStats, () => readUserStats(db));
  mount(app, calls.addUser, ({ identity, body, request }) =>
    addUser(context, identity, body, ownOriginOfRequest(config, request)),
  );
  mount(app, calls.setUserStatus, ({ identity, params, body }) =>
    setUserStatus(context, identity, params.userId, body),
  );
  mount(app, calls.endUserSessions, async ({ identity, params }) => {
    await endUserSessions(context, identity, params.userId);
    return undefined;
  });
  mount(app, calls.exportUsers, async ({ identity, query, reply }) => {
    const name = `users-${indiaDay(clock())}.csv`;
    await recordExport(context, identity, name);
    return sendCsv(reply, {
      name,
      header: userCsvColumns,
      pages: readUserCsvPages(db, query.search),
    });
  });
};
