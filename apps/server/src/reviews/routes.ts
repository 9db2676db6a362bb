import * as calls from '@haldi/contract/reviews/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../platform/app-context.ts';
import { mount, mountForPageLoaders } from '../platform/http/mount-endpoints.ts';
import {
  addReview,
  changeReview,
  deleteReview,
  readReviewSummary,
  readReviews,
} from './service.ts';

export const reviewRoutes = (app: FastifyInstance, context: AppContext): void => {
  const { db } = context;
  mount(app, calls.listReviews, async ({ query, identity, reply }) => {
    const { entries, next } = await readReviews(db, query, identity?.userId);
    if (next) reply.header('x-next-cursor', next);
    return entries;
  });
  mountForPageLoaders(app, calls.listReviews, async ({ query }) => {
    const { entries } = await readReviews(db, query, undefined);
    return entries;
  });
  mount(app, calls.readReviewSummary, () => readReviewSummary(db));
  mountForPageLoaders(app, calls.readReviewSummary, () => readReviewSummary(db));
  mount(app, calls.postReview, ({ identity, body }) => addReview(context, identity, body));
  mount(app, calls.updateReview, ({ identity, params, body }) =>
    changeReview(context, identity, params._id, body),
  );
  mount(app, calls.deleteReview, async ({ identity, params }) => {
    await deleteReview(context, identity, params._id);
    return undefined;
  });
};
