import * as desk from '@haldi/contract/brand/desk/endpoints';
import { publicBrand } from '@haldi/contract/brand/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../platform/app-context.ts';
import { mount, mountForPages } from '../platform/http/mount.ts';
import { readStaffLook, saveLook } from './desk/service.ts';
import { readPublicBrand } from './service.ts';

export const brandRoutes = (app: FastifyInstance, context: AppContext): void => {
  const { db, config } = context;
  mount(app, publicBrand, () => readPublicBrand(db, config));
  mountForPages(app, publicBrand, () => readPublicBrand(db, config));
  mount(app, desk.readLook, () => readStaffLook(context));
  mount(app, desk.saveLook, ({ identity, body, files }) =>
    saveLook(context, identity, body, files.logo),
  );
};
