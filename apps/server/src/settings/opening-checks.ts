import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../platform/app-context.ts';
import { isDatabaseUnavailable } from '../platform/database/database-unavailable.ts';
import { resolveOptionalIdentity } from '../platform/http/identity.ts';
import { isSalonOpen } from './service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    isOpen: () => Promise<boolean>;
    isPreview: (request: FastifyRequest) => Promise<boolean>;
    /**
     * Whether menu, prices and address must be left out of the response. It then must not be
     * cached.
     */
    hidesFrom: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
  }
}

export const decorateWithOpeningChecks = (
  app: FastifyInstance,
  { db, responseCache }: AppContext,
): void => {
  let last = false;
  app.decorate('isOpen', async () => {
    // Uses the last known state while the database is unavailable, so that cached pages can still
    // be served.
    if (responseCache.isDatabaseDown) return last;
    try {
      last = await responseCache.loadOnce('is open', () => isSalonOpen(db));
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
    }
    return last;
  });
  app.decorate('isPreview', async (request) => {
    if (await app.isOpen()) return false;
    const asking = await resolveOptionalIdentity(app, request);
    return asking !== null && asking.role !== 'customer';
  });
  app.decorate('hidesFrom', async (request, reply) => {
    if (await app.isOpen()) return false;
    reply.header('cache-control', 'no-store');
    return !(await app.isPreview(request));
  });
};
