import * as calls from '@haldi/contract/catalogue/desk/sections/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/app-context.ts';
import { mount } from '../../../platform/http/mount-endpoint.ts';
import * as service from './service.ts';

export const sectionRoutes = (app: FastifyInstance, context: AppContext): void => {
  mount(app, calls.readAdminMenu, () => service.readAdminMenu(context.db));
  mount(app, calls.addPage, ({ identity, body }) => service.addPage(context, identity, body));
  mount(app, calls.changePage, ({ identity, params, body }) =>
    service.changePage(context, identity, params.slug, body),
  );
  mount(app, calls.removePage, ({ identity, params, query }) =>
    service.removePage(context, identity, params.slug, query.version),
  );
  mount(app, calls.addSection, ({ identity, body }) => service.addSection(context, identity, body));
  mount(app, calls.changeSection, ({ identity, params, body }) =>
    service.changeSection(context, identity, params.key, body),
  );
  mount(app, calls.removeSection, ({ identity, params, query }) =>
    service.removeSection(context, identity, params.key, query.version),
  );
  mount(app, calls.reorderMenu, ({ identity, body }) =>
    service.reorderMenu(context, identity, body),
  );
};
