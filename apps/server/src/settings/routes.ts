import { publicSettings } from '@haldi/contract/settings/endpoints';
import type { FastifyInstance } from 'fastify';
import { mount, offerToPages } from '../platform/mount.ts';
import type { Parts } from '../platform/parts.ts';
import { readPublicSettings } from './service.ts';

export const settingsRoutes = (app: FastifyInstance, { db, config }: Parts): void => {
  mount(app, publicSettings, () => readPublicSettings(db, config));
  offerToPages(app, publicSettings, () => readPublicSettings(db, config));
};
