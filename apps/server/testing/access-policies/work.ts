import { randomUUID } from 'node:crypto';
import type { TestApp } from '../test-app.ts';
import { formRequest } from '../test-form-request.ts';
import { type AccessPolicies, type AccessPolicy, type Callers, forDesk } from './access-policy.ts';

export const forBeauticians = (status: number, request: AccessPolicy['request']): AccessPolicy => ({
  request,
  visitor: 401,
  customer: 403,
  other: 403,
  beautician: status,
  otherBeautician: status,
  desk: 403,
  owner: 403,
});

/** The visit does not exist, so 404 shows that the caller was allowed in. */
const workRequest =
  (part: string, payload: object, method: 'PUT' | 'POST' = 'PUT') =>
  (_callers: Callers, haldi: TestApp) => ({
    method,
    url: `/api/work/visits/${randomUUID()}/${part}`,
    payload: { attempt: randomUUID(), pressedAt: haldi.clock().toISOString(), ...payload },
  });

export const workPolicies: AccessPolicies = {
  'GET /api/work': forBeauticians(200, () => ({ url: '/api/work' })),
  'PUT /api/work/visits/:_id/progress': forBeauticians(
    404,
    workRequest('progress', { press: 'arrived' }),
  ),
  'PUT /api/work/visits/:_id/late': forBeauticians(404, workRequest('late', { minutes: 15 })),
  'PUT /api/work/visits/:_id/cannot-go': forBeauticians(
    404,
    workRequest('cannot-go', { reason: '' }),
  ),
  'PUT /api/work/visits/:_id/services': forBeauticians(
    404,
    workRequest('services', { services: [{ serviceId: 'any', quantity: 1 }] }),
  ),
  'POST /api/work/visits/:_id/payments': forBeauticians(
    404,
    workRequest('payments', { amount: 50_000, tip: 0, method: 'cash' }, 'POST'),
  ),
  'PUT /api/work/visits/:_id/unpaid': forBeauticians(
    404,
    workRequest('unpaid', { reason: 'pays_later' }),
  ),
  'PUT /api/work/picture': forBeauticians(422, () => formRequest('PUT', '/api/work/picture', {})),
  'GET /api/work/events': forBeauticians(200, () => ({
    url: '/api/work/events',
    payloadAsStream: true,
  })),
  'GET /api/admin/alerts': forDesk(200, () => ({ url: '/api/admin/alerts' })),
  'PUT /api/admin/bursts/:_id/settled': forDesk(404, () => ({
    method: 'PUT',
    url: `/api/admin/bursts/${randomUUID()}/settled`,
    payload: { cancelOrders: true },
  })),
  'PUT /api/admin/alerts/:_id/settled': forDesk(404, () => ({
    method: 'PUT',
    url: `/api/admin/alerts/${randomUUID()}/settled`,
  })),
  'POST /api/work/help': forBeauticians(204, (_callers, haldi) => ({
    method: 'POST',
    url: '/api/work/help',
    payload: { attempt: randomUUID(), pressedAt: haldi.clock().toISOString(), visit: null },
  })),
};
