import type { Role } from '@haldi/contract/kit/role';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { type Cookie, createCookie } from './cookie.ts';

/** Who is asking, as proven by the credentials of the request. */
export type Identity = {
  userId: string;
  username: string;
  role: Role;
  /** Whose place on the roster it is; null: nobody's. */
  beauticianId: number | null;
  sessionId: string;
  /** Long-lived answers end at this instant; `sessions-ended` may end them sooner. */
  expiresAt: Date;
};

/** Published on `live` when sessions end; without `sessionIds` all of that user's have ended. */
export const sessionsEndedTopic = 'sessions-ended';
export type SessionsEnded = { userId: string; sessionIds?: string[] };

export type Credentials = { bearer: string | undefined; cookie: string | undefined };
/** Finds out whose credentials these are: null without any, an error where they do not fit. */
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
  // Another scheme is meant for somebody else, such as a proxy that asks for a password.
  if (!header || !/^bearer(\s|$)/i.test(header)) return undefined;
  return header.slice('bearer'.length).trim();
};

export const credentialsOf = (app: FastifyInstance, request: FastifyRequest): Credentials => ({
  bearer: bearerOf(request),
  cookie: app.sessionCookie.read(request),
});

export const registerIdentity = (
  app: FastifyInstance,
  options: { isHttps: boolean; resolve: ResolveIdentity },
): void => {
  app.decorate('sessionCookie', createCookie('haldi_session', options.isHttps));
  app.decorate('resolveIdentity', options.resolve);
  app.decorateRequest('identity', null);
};

/** Who asks where nobody has to be logged in: a browser sends the cookie along with pages and pictures. */
export const resolveOptionalIdentity = async (
  app: FastifyInstance,
  request: FastifyRequest,
): Promise<Identity | null> => {
  try {
    return request.identity ?? (await app.resolveIdentity(credentialsOf(app, request)));
  } catch (error) {
    // A session that has ended sees what a visitor sees.
    if (error instanceof AppError && error.code === 'UNAUTHENTICATED') return null;
    throw error;
  }
};
