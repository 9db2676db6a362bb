import type { SignedIn } from '@haldi/contract/accounts/log-in/schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { credentialsOf } from '../../platform/http/identity.ts';
import type { Accounts, Caller } from '../context.ts';
import type { UserRow } from '../store.ts';
import { toUserData } from '../user-data.ts';
import { deviceOf } from './device.ts';
import { rememberDevice } from './known-device.ts';
import { endSessionsOf, type OpenedSession } from './service.ts';

export const callerOf = (request: FastifyRequest): Caller => ({
  address: request.ip,
  device: deviceOf(request.headers['user-agent']),
});

type Signed = { user: UserRow; session: OpenedSession };

type Exchange = { request: FastifyRequest; reply: FastifyReply };

/** The cookie of a new session takes the place of the one before, which nobody could end any more. */
export const replaceSession = async (
  app: FastifyInstance,
  accounts: Accounts,
  { request, reply }: Exchange,
  session: OpenedSession,
): Promise<void> => {
  await endSessionsOf(accounts, credentialsOf(app, request));
  app.sessionCookie.set(reply, session.cookie, session.expiresAt, accounts.clock());
};

/** The token goes into the answer, its cookie beside it and never into a body. */
export const signedIn = async (
  app: FastifyInstance,
  accounts: Accounts,
  exchange: Exchange,
  { user, session }: Signed,
): Promise<SignedIn> => {
  await replaceSession(app, accounts, exchange, session);
  await rememberDevice(accounts, exchange, user.id);
  return { token: session.token, userData: toUserData(user) };
};
