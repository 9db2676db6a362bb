import * as calls from '@haldi/contract/moderation/desk/endpoints';
import { reportContent as reportCall } from '@haldi/contract/moderation/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../platform/app-context.ts';
import { mount } from '../platform/http/mount-endpoint.ts';
import { networkPrefixOf } from '../platform/http/network-prefix.ts';
import { createOptionalRateLimit } from '../platform/http/rate-limit.ts';
import {
  answerReview,
  approveContent,
  hideContent,
  restoreContent,
} from './moderation-decisions.ts';
import { readModerationList } from './read-moderation-list.ts';
import { reportContent } from './report-content.ts';

/** Per network: Indian providers put whole streets behind one address. */
const reportsAnHour = { max: 20, windowMs: 60 * 60_000 };

export const moderationRoutes = (app: FastifyInstance, context: AppContext): void => {
  const { db, clock, config } = context;
  const limit = createOptionalRateLimit(config.rateLimits, { ...reportsAnHour, clock });
  mount(app, reportCall, async ({ identity, params, body, request }) => {
    const network = networkPrefixOf(request.ip);
    limit.take(network);
    const reporter = { userId: identity?.userId ?? null, network };
    await reportContent(context, params.kind, params.id, body, reporter);
    return undefined;
  });
  mount(app, calls.listModerationItems, ({ query }) => readModerationList(db, query));
  mount(app, calls.hideContent, ({ identity, params: { kind, id }, body }) =>
    hideContent(context, identity, kind, id, body.reason),
  );
  mount(app, calls.restoreContent, ({ identity, params: { kind, id }, body }) =>
    restoreContent(context, identity, kind, id, body.changedAt),
  );
  mount(app, calls.approveContent, ({ identity, params: { kind, id }, body }) =>
    approveContent(context, identity, kind, id, body),
  );
  mount(app, calls.answerReview, ({ identity, params, body }) =>
    answerReview(context, identity, params.id, body.answer),
  );
  mount(app, calls.deleteReviewAnswer, ({ identity, params }) =>
    answerReview(context, identity, params.id, null),
  );
};
