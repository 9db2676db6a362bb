import * as calls from '@haldi/contract/reviews/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Parts } from '../platform/app-context.ts';
import { mount, offerToPages } from '../platform/http/mount.ts';
import {
  changeReview,
  deleteReview,
  postReview,
  readReviewSummary,
  readReviews,
} from './service.ts';

export const reviewRoutes = (app: FastifyInstance, parts: Parts): void => {
  const { db } = parts;
  mount(app, calls.listReviews, async ({ query, identity, reply }) => {
    const { entries, next } = await readReviews(db, query, identity?.userId);
    if (next) reply.header('x-next-cursor', next);
    return entries;
  });
  offerToPages(app, calls.listReviews, async ({ query }) => {
    const { entries } = await readReviews(db, query, undefined);
    return entries;
  });
  mount(app, calls.reviewSummary, () => readReviewSummary(db));
  offerToPages(app, calls.reviewSummary, () => readReviewSummary(db));
  mount(app, calls.postReview, ({ identity, body }) => postReview(parts, identity, body));
  mount(app, calls.updateReview, ({ identity, params, body }) =>
    changeReview(parts, identity, params._id, body),
  );
  mount(app, calls.deleteReview, async ({ identity, params }) => {
    await deleteReview(parts, identity, params._id);
    return undefined;
  });
};
