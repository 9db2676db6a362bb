import { recordPageView } from '@haldi/contract/page-views/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../platform/app-context.ts';
import { mount } from '../platform/http/mount-endpoints.ts';
import { networkPrefixOf } from '../platform/http/network-prefix.ts';
import { createOptionalRateLimit } from '../platform/http/rate-limit.ts';
import { addPageView } from './service.ts';

/** Per network: providers in India put many households behind one address. */
const viewsAMinute = { max: 240, windowMs: 60_000 };

export const pageViewRoutes = (app: FastifyInstance, { db, clock, config }: AppContext): void => {
  const limit = createOptionalRateLimit(config.rateLimits, { ...viewsAMinute, clock });
  mount(app, recordPageView, async ({ body, request }) => {
    limit.take(networkPrefixOf(request.ip));
    await addPageView(db, clock(), body.page);
    return undefined;
  });
};
