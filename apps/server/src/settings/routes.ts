import * as desk from '@haldi/contract/settings/desk/endpoints';
import { publicSettings } from '@haldi/contract/settings/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../platform/app-context.ts';
import { mount, mountForPages } from '../platform/http/mount.ts';
import { type BookedVisits, readStaffSettings, saveSettings } from './desk/service.ts';
import { readPublicSettings } from './service.ts';

export const settingsRoutes = (
  app: FastifyInstance,
  context: AppContext,
  visits: BookedVisits,
): void => {
  const { db, config } = context;
  mount(app, publicSettings, () => readPublicSettings(db, config));
  mountForPages(app, publicSettings, () => readPublicSettings(db, config));
  mount(app, desk.readSettings, () => readStaffSettings({ ...context, visits }));
  mount(app, desk.saveSettings, ({ identity, body }) =>
    saveSettings({ ...context, visits }, identity, body),
  );
};
