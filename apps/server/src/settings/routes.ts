import { publicSettings } from '@haldi/contract/settings/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Parts } from '../app.ts';
import { mount, offerToPages } from '../platform/mount.ts';
import { readPublicSettings } from './service.ts';

export const settingsRoutes = (app: FastifyInstance, { db, config }: Parts): void => {
  mount(app, publicSettings, () => readPublicSettings(db, config));
  offerToPages(app, publicSettings, () => readPublicSettings(db, config));
};
