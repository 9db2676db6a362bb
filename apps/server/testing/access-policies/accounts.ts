import { randomInt, randomUUID } from 'node:crypto';
import type { TestApp } from '../test-app.ts';
import type { TestUser } from '../test-user.ts';
import { type AccessPolicies, forDesk, forEveryone, forSignedIn } from './access-policy.ts';

const signUpBody = () => ({
  username: `New ${randomUUID().slice(0, 8)}`,
  email: `${randomUUID()}@example.com`,
  mobileNumber: `6${String(randomInt(1e9)).padStart(9, '0')}`,
  password: 'turmeric-and-milk',
  street: '5 Paud Road',
  town: 'Pune',
  pincode: '411038',
  consent: true,
});

const addresses = '/api/auth/user/addresses';
const addressBody = () => ({
  label: `Home ${randomUUID().slice(0, 8)}`,
  street: '5 Paud Road',
  town: 'Pune',
  pincode: '411038',
});

const savedBy = async (customer: TestUser, haldi: TestApp): Promise<string> => {
  const payload = addressBody();
  const answer = await haldi.as(customer, { method: 'POST', url: addresses, payload });
  return `${addresses}/${answer.json()._id}`;
};

/** 422, 409 and 410 show that the caller was allowed in. */
export const accountPolicies: AccessPolicies = {
  'POST /api/auth/signup': forEveryone(201, () => ({
    method: 'POST',
    url: '/api/auth/signup',
    payload: signUpBody(),
  })),
  'POST /api/auth/login': forEveryone(401, () => ({
    method: 'POST',
    url: '/api/auth/login',
    payload: { login: `${randomUUID()}@example.com`, password: 'wrong-password' },
  })),
  'POST /api/auth/logout': {
    ...forEveryone(204, () => ({ method: 'POST', url: '/api/auth/logout' })),
    blockedBearer: 204,
  },
  'GET /api/auth/user': forSignedIn(200, () => ({ url: '/api/auth/user' })),
  'PUT /api/auth/user': forSignedIn(200, () => ({
    method: 'PUT',
    url: '/api/auth/user',
    payload: { town: 'Pune' },
  })),
  'GET /api/auth/user/addresses': forSignedIn(200, () => ({ url: addresses })),
  'POST /api/auth/user/addresses': forSignedIn(201, () => ({
    method: 'POST',
    url: addresses,
    payload: addressBody(),
  })),
  'PUT /api/auth/user/addresses/:addressId': {
    request: async ({ customer }, haldi) => ({
      method: 'PUT',
      url: await savedBy(customer, haldi),
      payload: addressBody(),
    }),
    visitor: 401,
    customer: 200,
    other: 404,
    owner: 404,
  },
  'DELETE /api/auth/user/addresses/:addressId': {
    request: async ({ customer }, haldi) => ({
      method: 'DELETE',
      url: await savedBy(customer, haldi),
    }),
    visitor: 401,
    customer: 204,
    other: 404,
    owner: 404,
  },
  'PUT /api/auth/password': forSignedIn(422, () => ({
    method: 'PUT',
    url: '/api/auth/password',
    payload: { currentPassword: 'wrong-password', newPassword: 'turmeric-and-milk' },
  })),
  'GET /api/auth/sessions': forSignedIn(200, () => ({ url: '/api/auth/sessions' })),
  'DELETE /api/auth/sessions/:sessionId': {
    request: ({ customer }) => ({
      method: 'DELETE',
      url: `/api/auth/sessions/${customer.sessionId}`,
    }),
    visitor: 401,
    customer: 204,
    other: 404,
    owner: 404,
  },
  'DELETE /api/auth/sessions': forSignedIn(204, () => ({
    method: 'DELETE',
    url: '/api/auth/sessions',
  })),
  'POST /api/auth/password/forgot': forEveryone(409, () => ({
    method: 'POST',
    url: '/api/auth/password/forgot',
    payload: { email: 'nobody@example.com' },
  })),
  'POST /api/auth/password/link': forEveryone(410, () => ({
    method: 'POST',
    url: '/api/auth/password/link',
    payload: { token: 'guess' },
  })),
  'POST /api/auth/password/reset': forEveryone(410, () => ({
    method: 'POST',
    url: '/api/auth/password/reset',
    payload: { token: 'guess', password: 'turmeric-and-milk' },
  })),
  'POST /api/auth/user/email-link': forSignedIn(409, () => ({
    method: 'POST',
    url: '/api/auth/user/email-link',
  })),
  'POST /api/auth/user/mobile-code': forSignedIn(409, () => ({
    method: 'POST',
    url: '/api/auth/user/mobile-code',
  })),
  'POST /api/auth/user/mobile-code/verify': forSignedIn(422, () => ({
    method: 'POST',
    url: '/api/auth/user/mobile-code/verify',
    payload: { code: '123456' },
  })),
  'POST /api/auth/email/confirm': forEveryone(410, () => ({
    method: 'POST',
    url: '/api/auth/email/confirm',
    payload: { token: 'guess' },
  })),
  'POST /api/admin/users/:userId/password-link': forDesk(201, ({ customer }) => ({
    method: 'POST',
    url: `/api/admin/users/${customer.id}/password-link`,
  })),
  'GET /api/auth/user/data': forSignedIn(200, () => ({ url: '/api/auth/user/data' })),
  'POST /api/auth/user/delete': forSignedIn(204, () => ({
    method: 'POST',
    url: '/api/auth/user/delete',
    payload: {},
  })),
  'POST /api/auth/oidc/start': forEveryone(404, () => ({
    method: 'POST',
    url: '/api/auth/oidc/start',
    payload: {},
  })),
  'GET /api/auth/oidc/callback': forEveryone(404, () => ({
    url: '/api/auth/oidc/callback?state=x',
  })),
  'POST /api/auth/oidc/pick-up': forSignedIn(409, () => ({
    method: 'POST',
    url: '/api/auth/oidc/pick-up',
  })),
};
