import type { SignedIn } from '@haldi/contract/accounts/log-in/schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { credentialsOf } from '../../platform/http/identity.ts';
import type { AccountsContext } from '../context.ts';
import type { UserRow } from '../store.ts';
import { toUserData } from '../to-user-data.ts';
import { rememberDevice } from './known-device.ts';
import { endSessionsOfCredentials, type OpenedSession } from './service.ts';

type SignInResult = { user: UserRow; session: OpenedSession };

type Exchange = { request: FastifyRequest; reply: FastifyReply };

/**
 * Ends the previous session of this browser: once its cookie is overwritten, no one could end it.
 */
export const replaceSessionOfBrowser = async (
  app: FastifyInstance,
  accounts: AccountsContext,
  { request, reply }: Exchange,
  session: OpenedSession,
): Promise<void> => {
  await endSessionsOfCredentials(accounts, credentialsOf(app, request));
  app.sessionCookie.set(reply, session.cookie, session.expiresAt, accounts.clock());
};

/** The token goes into the body, the cookie only into a header. */
export const completeSignIn = async (
  app: FastifyInstance,
  accounts: AccountsContext,
  exchange: Exchange,
  { user, session }: SignInResult,
): Promise<SignedIn> => {
  await replaceSessionOfBrowser(app, accounts, exchange, session);
  await rememberDevice(accounts, exchange, user.id);
  return { token: session.token, userData: toUserData(user) };
};
