import * as calls from '@haldi/contract/catalogue/desk/pages-and-sections/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/app-context.ts';
import { mount } from '../../../platform/http/mount-endpoint.ts';
import * as service from './service.ts';

export const sectionRoutes = (app: FastifyInstance, context: AppContext): void => {
  mount(app, calls.readAdminMenu, () => service.readAdminMenu(context.db));
  mount(app, calls.addMenuPage, ({ identity, body }) =>
    service.addMenuPage(context, identity, body),
  );
  mount(app, calls.changeMenuPage, ({ identity, params, body }) =>
    service.changeMenuPage(context, identity, params.slug, body),
  );
  mount(app, calls.removeMenuPage, ({ identity, params, query }) =>
    service.removeMenuPage(context, identity, params.slug, query.version),
  );
  mount(app, calls.addMenuSection, ({ identity, body }) =>
    service.addMenuSection(context, identity, body),
  );
  mount(app, calls.changeMenuSection, ({ identity, params, body }) =>
    service.changeMenuSection(context, identity, params.key, body),
  );
  mount(app, calls.removeMenuSection, ({ identity, params, query }) =>
    service.removeMenuSection(context, identity, params.key, query.version),
  );
  mount(app, calls.reorderMenu, ({ identity, body }) =>
    service.reorderMenu(context, identity, body),
  );
};
