import type { InjectOptions } from 'fastify';
import type { TestApp } from '../test-app.ts';
import type { TestUser } from '../test-user.ts';

/** Caller and customer are made afresh for every cell of the matrix: a call may change or end them. */
export type Cast = { customer: TestUser; other: TestUser; admin: TestUser; blocked: TestUser };

/**
 * What one call answers to whom. `customer` owns what the request is about, `other` does not. A
 * blocked user is nobody: refused with a token, a visitor with a cookie.
 */
export type Policy = {
  request: (cast: Cast, haldi: TestApp) => InjectOptions | Promise<InjectOptions>;
  visitor: number;
  customer: number;
  other: number;
  admin: number;
  /** Where a dead token is not refused. */
  blockedBearer?: number;
};

/** By method and path, e.g. `GET /api/auth/user`. */
export type Policies = Record<string, Policy>;

/** The same for everyone who asks. */
export const forEveryone = (status: number, request: Policy['request']): Policy => ({
  request,
  visitor: status,
  customer: status,
  other: status,
  admin: status,
});

/** For whoever is signed in, about themselves. */
export const forSelf = (status: number, request: Policy['request']): Policy => ({
  ...forEveryone(status, request),
  visitor: 401,
});

export const forAdmins = (status: number, request: Policy['request']): Policy => ({
  request,
  visitor: 401,
  customer: 403,
  other: 403,
  admin: status,
});
