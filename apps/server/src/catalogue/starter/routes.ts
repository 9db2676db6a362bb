import * as calls from '@haldi/contract/catalogue/desk/starter/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/app-context.ts';
import { mount } from '../../platform/http/mount-endpoint.ts';
import { addFromStarterMenu, listStarterMenu } from './service.ts';

export const starterRoutes = (app: FastifyInstance, context: AppContext): void => {
  mount(app, calls.listStarterMenu, () => listStarterMenu(context.db));
  mount(app, calls.addFromStarterMenu, ({ identity, body }) =>
    addFromStarterMenu(context, identity, body.ids),
  );
};
