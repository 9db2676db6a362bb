import { randomUUID } from 'node:crypto';
import type { TestApp } from '../test-app.ts';
import type { Cast, Policies, Policy } from './policy.ts';

const forBeauticians = (status: number, request: Policy['request']): Policy => ({
  request,
  visitor: 401,
  customer: 403,
  other: 403,
  beautician: status,
  otherBeautician: status,
  desk: 403,
  owner: 403,
});

/** A visit of nobody's: rows of others are as good as not there. */
const atVisit = (part: string, payload: object) => (_cast: Cast, haldi: TestApp) => ({
  method: 'PUT' as const,
  url: `/api/work/visits/${randomUUID()}/${part}`,
  payload: { attempt: randomUUID(), pressedAt: haldi.clock().toISOString(), ...payload },
});

export const workPolicies: Policies = {
  'GET /api/work': forBeauticians(200, () => ({ url: '/api/work' })),
  'PUT /api/work/visits/:_id/progress': forBeauticians(
    404,
    atVisit('progress', { press: 'arrived' }),
  ),
  'PUT /api/work/visits/:_id/late': forBeauticians(404, atVisit('late', { minutes: 15 })),
};
