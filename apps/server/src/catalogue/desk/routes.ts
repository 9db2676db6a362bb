import * as calls from '@haldi/contract/catalogue/desk/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/app-context.ts';
import { mount } from '../../platform/http/mount-endpoint.ts';
import { starterRoutes } from '../starter/routes.ts';
import {
  changePrices,
  reorderServicesOfSection,
  setServicesHidden,
} from './bulk-changes-service.ts';
import { sectionRoutes } from './pages-and-sections/routes.ts';
import { removeServices } from './remove-services.ts';
import { addService, readAdminCatalogue, readPriceHistory, updateService } from './service.ts';

export const catalogueDeskRoutes = (app: FastifyInstance, context: AppContext): void => {
  const { db } = context;
  mount(app, calls.listAdminServices, () => readAdminCatalogue(db));
  mount(app, calls.addService, ({ identity, body, files }) =>
    addService(context, identity, body, files.image),
  );
  mount(app, calls.updateService, ({ identity, params, body, files }) =>
    updateService(context, identity, params.serviceId, body, files.image),
  );
  mount(app, calls.setServicesHidden, ({ identity, body }) =>
    setServicesHidden(context, identity, body.ids, body.hidden),
  );
  mount(app, calls.reorderServices, ({ identity, body }) =>
    reorderServicesOfSection(context, identity, body.dataSet, body.ids),
  );
  mount(app, calls.changePrices, ({ identity, body }) =>
    changePrices(context, identity, body.changes),
  );
  mount(app, calls.removeServices, ({ identity, body }) =>
    removeServices(context, identity, body.ids),
  );
  mount(app, calls.listPriceHistory, ({ params }) => readPriceHistory(db, params.serviceId));
  sectionRoutes(app, context);
  starterRoutes(app, context);
};
