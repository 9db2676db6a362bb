import type { TestApp } from '../test-app.ts';
import { type AccessPolicies, forDesk, forEveryone } from './access-policy.ts';

/** A new review for each call, because calls run concurrently. */
const freshReview = async (haldi: TestApp) => {
  const answer = await haldi.as(await haldi.user(), {
    method: 'POST',
    url: '/api/form/review',
    payload: { comment: 'Calm hands, and on time.', rating: 5 },
  });
  return answer.json<{ _id: string; createdAt: string }>();
};

const items = '/api/admin/moderation';

export const moderationPolicies: AccessPolicies = {
  'POST /api/content/:kind/:id/reports': forEveryone(204, async (_callers, haldi) => ({
    method: 'POST',
    url: `/api/content/review/${(await freshReview(haldi))._id}/reports`,
    payload: { reason: 'rude' },
  })),
  'GET /api/admin/moderation': forDesk(200, () => ({ url: items })),
  'PUT /api/admin/moderation/:kind/:id/hidden': forDesk(200, async (_callers, haldi) => ({
    method: 'PUT',
    url: `${items}/review/${(await freshReview(haldi))._id}/hidden`,
    payload: { reason: 'Rude language' },
  })),
  'PUT /api/admin/moderation/:kind/:id/shown': forDesk(200, async (_callers, haldi) => {
    const { _id, createdAt } = await freshReview(haldi);
    return {
      method: 'PUT',
      url: `${items}/review/${_id}/shown`,
      payload: { changedAt: createdAt },
    };
  }),
  'PUT /api/admin/moderation/:kind/:id/approved': forDesk(200, async (_callers, haldi) => {
    const { _id, createdAt } = await freshReview(haldi);
    return {
      method: 'PUT',
      url: `${items}/review/${_id}/approved`,
      payload: { changedAt: createdAt, lastReport: 0 },
    };
  }),
  'PUT /api/admin/reviews/:id/answer': forDesk(200, async (_callers, haldi) => ({
    method: 'PUT',
    url: `/api/admin/reviews/${(await freshReview(haldi))._id}/answer`,
    payload: { answer: 'Thank you!' },
  })),
  'DELETE /api/admin/reviews/:id/answer': forDesk(200, async (_callers, haldi) => ({
    method: 'DELETE',
    url: `/api/admin/reviews/${(await freshReview(haldi))._id}/answer`,
  })),
};
