import * as calls from '@haldi/contract/voices/desk/endpoints';
import { reportVoice as reportCall } from '@haldi/contract/voices/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../platform/app-context.ts';
import { mount } from '../platform/http/mount.ts';
import { networkOf } from '../platform/http/network.ts';
import { rateLimitIf } from '../platform/http/rate-limit.ts';
import { answerReview, hideVoice, keepVoice, restoreVoice } from './decisions.ts';
import { reportVoice } from './report.ts';
import { readVoices } from './service.ts';

/** Of one network: providers in India put whole streets behind one address. */
const reportsAnHour = { max: 20, windowMs: 60 * 60_000 };

export const voiceRoutes = (app: FastifyInstance, context: AppContext): void => {
  const { db, clock, config } = context;
  const limit = rateLimitIf(config.rateLimits, { ...reportsAnHour, clock });
  mount(app, reportCall, async ({ identity, params, body, request }) => {
    const network = networkOf(request.ip);
    limit.take(network);
    const reporter = { userId: identity?.userId ?? null, network };
    await reportVoice(context, params.kind, params.id, body, reporter);
    return undefined;
  });
  mount(app, calls.listVoices, ({ query }) => readVoices(db, query));
  mount(app, calls.hideVoice, ({ identity, params: { kind, id }, body }) =>
    hideVoice(context, identity, kind, id, body.reason),
  );
  mount(app, calls.restoreVoice, ({ identity, params: { kind, id }, body }) =>
    restoreVoice(context, identity, kind, id, body.changedAt),
  );
  mount(app, calls.keepVoice, ({ identity, params: { kind, id }, body }) =>
    keepVoice(context, identity, kind, id, body),
  );
  mount(app, calls.answerReview, ({ identity, params, body }) =>
    answerReview(context, identity, params.id, body.answer),
  );
  mount(app, calls.removeAnswer, ({ identity, params }) =>
    answerReview(context, identity, params.id, null),
  );
};
