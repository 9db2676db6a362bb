import * as calls from '@haldi/contract/catalogue/desk/starter/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/app-context.ts';
import { mount } from '../../platform/http/mount.ts';
import { addFromStarter, readStarter } from './choosing-service.ts';

export const starterRoutes = (app: FastifyInstance, context: AppContext): void => {
  mount(app, calls.listStarter, () => readStarter(context.db));
  mount(app, calls.addFromStarter, ({ identity, body }) =>
    addFromStarter(context, identity, body.ids),
  );
};
