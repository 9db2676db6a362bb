import * as desk from '@haldi/contract/settings/desk/endpoints';
import { publicSettings } from '@haldi/contract/settings/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Parts } from '../platform/app-context.ts';
import { mount, offerToPages } from '../platform/http/mount.ts';
import { type BookedVisits, readStaffSettings, saveSettings } from './desk/service.ts';
import { readPublicSettings } from './service.ts';

export const settingsRoutes = (app: FastifyInstance, parts: Parts, visits: BookedVisits): void => {
  const { db, config } = parts;
  mount(app, publicSettings, () => readPublicSettings(db, config));
  offerToPages(app, publicSettings, () => readPublicSettings(db, config));
  mount(app, desk.readSettings, () => readStaffSettings({ ...parts, visits }));
  mount(app, desk.saveSettings, ({ identity, body }) =>
    saveSettings({ ...parts, visits }, identity, body),
  );
};
