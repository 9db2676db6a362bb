import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { credentialsOf } from './identity.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

export const isSafeMethod = (method: string): boolean => safeMethods.has(method);

const isOwnOrigin = (origin: string, request: FastifyRequest, ownOrigin: URL | undefined) => {
  if (ownOrigin) return origin === ownOrigin.origin;
  return URL.canParse(origin) && new URL(origin).host === request.host;
};

const isCrossSite = (
  app: FastifyInstance,
  request: FastifyRequest,
  ownOrigin: URL | undefined,
): boolean => {
  const { 'sec-fetch-site': site, origin } = request.headers;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  // Browsers omit Sec-Fetch-Site on plain http in local networks.
  if (origin !== undefined) return !isOwnOrigin(origin, request, ownOrigin);
  // Not a browser: a cookie alone is rejected, a bearer token is accepted.
  const { bearer, cookie } = credentialsOf(app, request);
  return bearer === undefined && cookie !== undefined;
};

export const refuseCrossSiteRequests = (app: FastifyInstance, ownOrigin: URL | undefined): void => {
  app.addHook('onRequest', async (request) => {
    if (isSafeMethod(request.method) || !isCrossSite(app, request, ownOrigin)) return;
    throw new AppError('CROSS_SITE', 'This request came from another website and was rejected.');
  });
};
