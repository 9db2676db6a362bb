import * as calls from '@haldi/contract/notifications/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../platform/app-context.ts';
import { mount } from '../platform/http/mount-endpoints.ts';
import { listNotifications, markNotificationsRead, readBadges } from './service.ts';

export const notificationRoutes = (app: FastifyInstance, { db, clock }: AppContext): void => {
  mount(app, calls.readBadges, ({ identity }) => readBadges(db, identity.userId));
  mount(app, calls.listNotifications, async ({ identity }) => ({
    notifications: await listNotifications(db, identity.userId),
  }));
  mount(app, calls.markNotificationsRead, async ({ identity, body }) => {
    await markNotificationsRead(db, identity.userId, new Date(body.until), clock());
    return undefined;
  });
};
