import type { Role } from '@haldi/contract/kit/role';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { type Cookie, createCookie } from './cookie.ts';

export type Identity = {
  userId: string;
  username: string;
  role: Role;
  beauticianId: number | null;
  sessionId: string;
  /** Event streams end at this time; `sessions-ended` may end them earlier. */
  expiresAt: Date;
};

/** Published on `live`. Without `sessionIds`, all sessions of the user have ended. */
export const sessionsEndedTopic = 'sessions-ended';
export type SessionsEnded = { userId: string; sessionIds?: string[] };

export type Credentials = { bearer: string | undefined; cookie: string | undefined };
/** Null without credentials; throws if they are invalid. */
export type ResolveIdentity = (credentials: Credentials) => Promise<Identity | null>;

declare module 'fastify' {
  interface FastifyInstance {
    resolveIdentity: ResolveIdentity;
    sessionCookie: Cookie;
  }
  interface FastifyRequest {
    identity: Identity | null;
  }
}

const bearerOf = (request: FastifyRequest): string | undefined => {
  const header = request.headers.authorization;
  // Other schemes may be meant for a proxy.
  if (!header || !/^bearer(\s|$)/i.test(header)) return undefined;
  return header.slice('bearer'.length).trim();
};

export const credentialsOf = (app: FastifyInstance, request: FastifyRequest): Credentials => ({
  bearer: bearerOf(request),
  cookie: app.sessionCookie.read(request),
});

export const decorateWithIdentity = (
  app: FastifyInstance,
  options: { isHttps: boolean; resolve: ResolveIdentity },
): void => {
  app.decorate('sessionCookie', createCookie('haldi_session', options.isHttps));
  app.decorate('resolveIdentity', options.resolve);
  app.decorateRequest('identity', null);
};

/** For public pages and pictures, which browsers request with the cookie. */
export const resolveOptionalIdentity = async (
  app: FastifyInstance,
  request: FastifyRequest,
): Promise<Identity | null> => {
  try {
    return request.identity ?? (await app.resolveIdentity(credentialsOf(app, request)));
  } catch (error) {
    // Ended sessions are treated as visitors.
    if (error instanceof AppError && error.code === 'UNAUTHENTICATED') return null;
    throw error;
  }
};
