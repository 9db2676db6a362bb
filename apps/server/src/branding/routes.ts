import * as desk from '@haldi/contract/branding/desk/endpoints';
import * as calls from '@haldi/contract/branding/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../platform/app-context.ts';
import { mount, mountForPageLoaders } from '../platform/http/mount-endpoints.ts';
import { readStaffBranding, saveBranding } from './desk/service.ts';
import { readPublicBranding } from './service.ts';

export const brandingRoutes = (app: FastifyInstance, context: AppContext): void => {
  const { db, config } = context;
  mount(app, calls.readPublicBranding, () => readPublicBranding(db, config));
  mountForPageLoaders(app, calls.readPublicBranding, () => readPublicBranding(db, config));
  mount(app, desk.readBranding, () => readStaffBranding(context));
  mount(app, desk.saveBranding, ({ identity, body, files }) =>
    saveBranding(context, identity, body, files.logo),
  );
};
