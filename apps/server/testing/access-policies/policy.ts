import type { InjectOptions } from 'fastify';
import type { TestApp } from '../test-app.ts';
import type { TestUser } from '../test-user.ts';

/** Everybody who may turn up. */
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
 * Caller and customer are made afresh for every cell of the matrix, as a call may change or end them;
 * for calls that only read, once for all callers.
 */
export type Cast = Record<CallerKind, TestUser>;

/**
 * What one call answers to whom. `customer` owns what the request is about, `other` does not; a
 * beautician who is not named is answered like `other`, the desk like the owner. A blocked user is
 * nobody: refused with a token, a visitor with a cookie.
 */
export type AccessPolicy = {
  request: (cast: Cast, haldi: TestApp) => InjectOptions | Promise<InjectOptions>;
  visitor: number;
  customer: number;
  other: number;
  /** Whose visit it is about. */
  beautician?: number;
  otherBeautician?: number;
  desk?: number;
  owner: number;
  /** Where a dead token is not refused. */
  blockedBearer?: number;
};

/** By method and path, e.g. `GET /api/auth/user`. */
export type AccessPolicies = Record<string, AccessPolicy>;

/** The same for everyone who asks. */
export const forEveryone = (status: number, request: AccessPolicy['request']): AccessPolicy => ({
  request,
  visitor: status,
  customer: status,
  other: status,
  owner: status,
});

/** For whoever is signed in, about themselves. */
export const forSelf = (status: number, request: AccessPolicy['request']): AccessPolicy => ({
  ...forEveryone(status, request),
  visitor: 401,
});

/** For whoever uses the back office. */
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
