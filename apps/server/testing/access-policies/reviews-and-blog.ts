import { randomUUID } from 'node:crypto';
import type { TestApp } from '../test-app.ts';
import { formRequest } from '../test-form-request.ts';
import type { TestUser } from '../test-user.ts';
import { type AccessPolicies, forEveryone, forSignedIn } from './access-policy.ts';

const review = { comment: 'Calm hands, and on time.', rating: 5 };
const post = { title: 'Monsoon hair', content: 'Oil it the night before.' };

const reviewOf = async (haldi: TestApp, who: TestUser): Promise<string> => {
  const answer = await haldi.as(who, {
    method: 'POST',
    url: '/api/form/review',
    payload: review,
  });
  return `/api/form/review/${answer.json()._id}`;
};

const postOf = async (haldi: TestApp, who: TestUser): Promise<string> => {
  const answer = await haldi.as(who, await formRequest('POST', '/api/blog', post));
  return `/api/blog/${answer.json()._id}`;
};

/** Not found for everyone else, including admins. */
const authorOnly = { visitor: 401, other: 404, owner: 404 };

export const reviewAndBlogPolicies: AccessPolicies = {
  'GET /api/form/review': forEveryone(200, () => ({ url: '/api/form/review' })),
  'GET /api/form/review/summary': forEveryone(200, () => ({ url: '/api/form/review/summary' })),
  'POST /api/form/review': forSignedIn(201, () => ({
    method: 'POST',
    url: '/api/form/review',
    payload: review,
  })),
  'PUT /api/form/review/:_id': {
    ...authorOnly,
    request: async ({ customer }, haldi) => ({
      method: 'PUT',
      url: await reviewOf(haldi, customer),
      payload: review,
    }),
    customer: 200,
  },
  'DELETE /api/form/review/:_id': {
    ...authorOnly,
    request: async ({ customer }, haldi) => ({
      method: 'DELETE',
      url: await reviewOf(haldi, customer),
    }),
    customer: 204,
  },
  'GET /api/blog': forEveryone(200, () => ({ url: '/api/blog' })),
  'GET /api/blog/:id': forEveryone(200, async ({ customer }, haldi) => ({
    url: await postOf(haldi, customer),
  })),
  'POST /api/blog': forSignedIn(201, () => formRequest('POST', '/api/blog', post)),
  'PUT /api/blog/:id': {
    ...authorOnly,
    request: async ({ customer }, haldi) =>
      formRequest('PUT', await postOf(haldi, customer), { ...post, title: 'Still monsoon' }),
    customer: 200,
  },
  'DELETE /api/blog/:id': {
    ...authorOnly,
    request: async ({ customer }, haldi) => ({
      method: 'DELETE',
      url: await postOf(haldi, customer),
    }),
    customer: 204,
  },
  'GET /api/images/:file': forEveryone(404, () => ({
    url: `/api/images/${randomUUID().replaceAll('-', '')}-480.webp`,
  })),
};
