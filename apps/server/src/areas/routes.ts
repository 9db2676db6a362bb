import * as calls from '@haldi/contract/areas/desk/endpoints';
import * as publicCalls from '@haldi/contract/areas/waiting-list-endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../platform/app-context.ts';
import { mount } from '../platform/http/mount-endpoint.ts';
import { networkPrefixOf } from '../platform/http/network-prefix.ts';
import { createOptionalRateLimit } from '../platform/http/rate-limit.ts';
import { runEveryHour } from '../platform/jobs/run-regularly.ts';
import { type AreaDependencies, addArea, changeArea, readAreas, removeArea } from './service.ts';
import {
  clearWaitingList,
  deleteExpiredWaitingListEntries,
  joinPincodeWaitingList,
  readWaitingList,
} from './waiting-list-service.ts';

/** Per network: Indian providers put many customers behind one address. */
const requestsAnHour = { max: 30, windowMs: 60 * 60_000 };

export const areaRoutes = (
  app: FastifyInstance,
  context: AppContext,
  use: AreaDependencies,
): void => {
  const { db, clock, config, log } = context;
  const areas = { ...context, use };
  mount(app, calls.listAreas, () => readAreas(db));
  mount(app, calls.addArea, ({ identity, body }) => addArea(areas, identity, body));
  mount(app, calls.changeArea, ({ identity, params, body }) =>
    changeArea(areas, identity, Number(params.id), body),
  );
  mount(app, calls.removeArea, ({ identity, params, query }) =>
    removeArea(areas, identity, Number(params.id), query.acknowledged),
  );

  const limit = createOptionalRateLimit(config.rateLimits, { ...requestsAnHour, clock });
  mount(app, publicCalls.joinPincodeWaitingList, async ({ body, request }) => {
    limit.take(networkPrefixOf(request.ip));
    await joinPincodeWaitingList(db, clock(), body);
    return undefined;
  });
  mount(app, calls.listPincodeWaitingLists, () => readWaitingList(db));
  mount(app, calls.deletePincodeWaitingList, ({ query }) => clearWaitingList(db, query.pincode));
  runEveryHour(app, log, 'old area requests could not be deleted', () =>
    deleteExpiredWaitingListEntries(db, clock()),
  );
};
