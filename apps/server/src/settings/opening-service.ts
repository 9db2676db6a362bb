import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../platform/app-context.ts';
import { isDatabaseUnavailable } from '../platform/database/database-unavailable.ts';
import { resolveOptionalIdentity } from '../platform/http/identity.ts';
import { readIsOpen } from './service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether customers can book; before, menu, prices and address are for staff only. */
    isOpen: () => Promise<boolean>;
    /** Whether this caller sees the salon before it opens. */
    isPreview: (request: FastifyRequest) => Promise<boolean>;
    /** Whether menu, prices and address are left out of this answer, which is then kept by nobody. */
    hidesFrom: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
  }
}

export const registerOpeningChecks = (
  app: FastifyInstance,
  { db, responseCache }: AppContext,
): void => {
  let last = false;
  app.decorate('isOpen', async () => {
    // Nobody waits for a database that is away: what was stored may be sent without it.
    if (responseCache.isInTrouble) return last;
    try {
      last = await responseCache.read('is open', () => readIsOpen(db));
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
