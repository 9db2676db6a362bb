import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { credentialsOf } from './identity.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

export const isSafeMethod = (method: string): boolean => safeMethods.has(method);

const isOwnOrigin = (origin: string, request: FastifyRequest, ownOrigin: URL | undefined) => {
  if (ownOrigin) return origin === ownOrigin.origin;
  return URL.canParse(origin) && new URL(origin).host === request.host;
};

const isFromElsewhere = (
  app: FastifyInstance,
  request: FastifyRequest,
  ownOrigin: URL | undefined,
): boolean => {
  const { 'sec-fetch-site': site, origin } = request.headers;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  // Browsers leave Sec-Fetch out on plain http in a local network.
  if (origin !== undefined) return !isOwnOrigin(origin, request, ownOrigin);
  // No browser: a cookie is never the proof there, a bearer token always is.
  const { bearer, cookie } = credentialsOf(app, request);
  return bearer === undefined && cookie !== undefined;
};

/** Refuses whatever another site makes a browser send, before anything of it is read. */
export const refuseCrossSiteRequests = (app: FastifyInstance, ownOrigin: URL | undefined): void => {
  app.addHook('onRequest', async (request) => {
    if (isSafeMethod(request.method) || !isFromElsewhere(app, request, ownOrigin)) return;
    throw new AppError('CROSS_SITE', 'This request came from another website and was rejected.');
  });
};
