import type { Endpoint } from '@haldi/contract/kit/endpoint';
import { isAdminRole, mayCallEndpoint } from '@haldi/contract/kit/role';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { isSafeMethod } from './csrf.ts';
import { credentialsOf, type Identity } from './identity.ts';

export type IdentityFor<E extends Endpoint> = E['auth'] extends 'public'
  ? Identity | null
  : Identity;

export const unauthenticatedError = (): AppError =>
  new AppError('UNAUTHENTICATED', 'Please log in to continue.');

export const staffOnlyError = (): AppError =>
  new AppError('FORBIDDEN', 'Only salon staff can do this.');

export const ownersOnlyError = (): AppError =>
  new AppError('FORBIDDEN', 'Only the salon owner can do this.');

const requireContentType = (endpoint: Endpoint, request: FastifyRequest): void => {
  if (!endpoint.body) return;
  const expected = endpoint.files ? 'multipart/form-data' : 'application/json';
  const [type = ''] = (request.headers['content-type'] ?? '').split(';', 1);
  if (type.trim().toLowerCase() === expected) return;
  throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'This content type is not supported.');
};

/** Public calls without a bearer token skip the session lookup. */
const needsIdentity = (endpoint: Endpoint, hasBearer: boolean): boolean =>
  endpoint.auth !== 'public' || endpoint.bearer || hasBearer;

export const setNoStoreHeader = (endpoint: Endpoint, reply: FastifyReply): void => {
  if (endpoint.auth === 'public' && !endpoint.bearer && isSafeMethod(endpoint.method)) return;
  reply.header('cache-control', 'no-store').header('vary', 'Cookie, Authorization');
};

const requirePermission = (endpoint: Endpoint, identity: Identity | null): void => {
  if (mayCallEndpoint(endpoint.auth, identity)) return;
  if (!identity) throw unauthenticatedError();
  throw isAdminRole(identity.role) && endpoint.auth === 'owner'
    ? ownersOnlyError()
    : staffOnlyError();
};

/** Runs before the body is read. */
export const authorizeCall = async (
  app: FastifyInstance,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<void> => {
  const credentials = credentialsOf(app, request);
  if (needsIdentity(endpoint, credentials.bearer !== undefined)) {
    request.identity = await app.resolveIdentity(credentials);
  }
  requirePermission(endpoint, request.identity);
  if (request.identity && !isSafeMethod(endpoint.method))
    app.writeLimit.take(request.identity.userId);
  requireContentType(endpoint, request);
};
