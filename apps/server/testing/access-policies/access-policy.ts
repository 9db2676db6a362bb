import type { InjectOptions } from 'fastify';
import type { TestApp } from '../test-app.ts';
import type { TestUser } from '../test-user.ts';

export const callerKinds = [
  'customer',
  'other',
  'beautician',
  'otherBeautician',
  'desk',
  'owner',
  'blocked',
] as const;
export type CallerKind = (typeof callerKinds)[number];

/**
 * Caller and customer are new in every cell, because a call may change or delete them. Calls that
 * only read share the same users.
 */
export type Callers = Record<CallerKind, TestUser>;

/**
 * The expected status per caller. `customer` owns the requested data, `other` does not. Without a
 * value, beauticians are answered like `other` and the desk like the owner. A blocked user is
 * refused with a token, and anonymous with a cookie.
 */
export type AccessPolicy = {
  request: (callers: Callers, haldi: TestApp) => InjectOptions | Promise<InjectOptions>;
  visitor: number;
  customer: number;
  other: number;
  beautician?: number;
  otherBeautician?: number;
  desk?: number;
  owner: number;
  /** Set where an invalid token is not refused. */
  blockedBearer?: number;
};

export type AccessPolicies = Record<string, AccessPolicy>;

export const forEveryone = (status: number, request: AccessPolicy['request']): AccessPolicy => ({
  request,
  visitor: status,
  customer: status,
  other: status,
  owner: status,
});

export const forSignedIn = (status: number, request: AccessPolicy['request']): AccessPolicy => ({
  ...forEveryone(status, request),
  visitor: 401,
});

export const forDesk = (status: number, request: AccessPolicy['request']): AccessPolicy => ({
  request,
  visitor: 401,
  customer: 403,
  other: 403,
  owner: status,
});

export const forOwners = (status: number, request: AccessPolicy['request']): AccessPolicy => ({
  ...forDesk(status, request),
  desk: 403,
});
