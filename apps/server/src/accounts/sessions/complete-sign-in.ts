import type { SignedIn } from '@haldi/contract/accounts/log-in/schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { credentialsOf } from '../../platform/http/identity.ts';
import type { AccountsContext, Caller } from '../context.ts';
import type { UserRow } from '../store.ts';
import { toUserData } from '../to-user-data.ts';
import { rememberDevice } from './known-device.ts';
import { endSessionsOfCredentials, type OpenedSession } from './service.ts';

const browsers: [RegExp, string][] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad|iPod)\b/, 'iPhone or iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const firstMatch = (list: [RegExp, string][], text: string): string | undefined =>
  list.find(([pattern]) => pattern.test(text))?.[1];

/** Nothing else of the header is stored. */
export const describeDevice = (userAgent: string | undefined): string => {
  const browser = firstMatch(browsers, userAgent ?? '');
  const system = firstMatch(systems, userAgent ?? '');
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Another program';
};

export const callerOfRequest = (request: FastifyRequest): Caller => ({
  address: request.ip,
  device: describeDevice(request.headers['user-agent']),
});

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
