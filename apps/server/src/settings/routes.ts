import { publicSettings } from '@haldi/contract/settings/endpoints';
import * as office from '@haldi/contract/settings/office-endpoints';
import type { FastifyInstance } from 'fastify';
import { mount, offerToPages } from '../platform/mount.ts';
import type { Parts } from '../platform/parts.ts';
import { readOfficeSettings, saveSettings } from './office-service.ts';
import { readPublicSettings } from './service.ts';

export const settingsRoutes = (app: FastifyInstance, parts: Parts): void => {
  const { db, config } = parts;
  mount(app, publicSettings, () => readPublicSettings(db, config));
  offerToPages(app, publicSettings, () => readPublicSettings(db, config));
  mount(app, office.readSettings, () => readOfficeSettings(parts));
  mount(app, office.saveSettings, ({ identity, body }) => saveSettings(parts, identity, body));
};
