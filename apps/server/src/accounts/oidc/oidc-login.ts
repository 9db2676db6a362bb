import type { OidcLoginFailure } from '@haldi/contract/accounts/log-in/endpoints';
import { safeNextPath } from '@haldi/contract/accounts/safe-next-path';
import { Email } from '@haldi/contract/accounts/schema';
import type { Configuration } from 'openid-client';
import type { Config } from '../../config.ts';
import { errorReason } from '../../platform/error-reason.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { isSalonOpen } from '../../settings/service.ts';
import type { AccountsContext, Caller } from '../context.ts';
import { copy } from '../copy.ts';
import { requireUserById } from '../profile/change-profile-and-password.ts';
import { generateSecret, hashSecret } from '../sessions/generate-and-hash-secrets.ts';
import { type OpenedSession, openSession, publishSessionsEnded } from '../sessions/service.ts';
import { deleteSessionAwaitingExchange } from '../sessions/store.ts';
import { findUserByEmail } from '../store.ts';
import { withoutNamesImpersonatingSalon } from '../username-checks.ts';
import { findOrCreateOidcUser, type OidcClaims } from './find-or-create-oidc-user.ts';
import { consumeOidcLogin, findUserByIdentity, insertOidcLogin } from './store.ts';

const loginLifeMs = 10 * 60_000;

/** Loaded on demand: many salons have no provider. */
const loadClient = () => import('openid-client');

export type OidcProvider = () => Promise<Configuration>;

/** Discovered at the first login, and again after a failure. */
export const createOidcProvider = (settings: NonNullable<Config['oidc']>): OidcProvider => {
  const { issuer, clientId, clientSecret } = settings;
  let found: Promise<Configuration> | undefined;
  const discover = async () => {
    const client = await loadClient();
    return client.discovery(issuer, clientId, clientSecret, undefined, {
      timeout: 8,
      // The configuration allows http only for a provider on this machine.
      execute: issuer.protocol === 'http:' ? [client.allowInsecureRequests] : [],
    });
  };
  return () => {
    found ??= discover().catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return found;
  };
};

const redirectUri = (origin: string): string => `${origin}/api/auth/oidc/callback`;

const providerDownError = (accounts: AccountsContext, error: unknown): AppError => {
  accounts.log.warn({ reason: errorReason(error) }, 'the identity provider does not answer');
  return new AppError('UNAVAILABLE', copy.oidcDown);
};

/** `browser` is a secret that binds the login to this browser. */
export const startOidcLogin = async (
  accounts: AccountsContext,
  provider: OidcProvider,
  { origin, next }: { origin: string; next: string | undefined },
) => {
  const configuration = await provider().catch((error: unknown) => {
    throw providerDownError(accounts, error);
  });
  const client = await loadClient();
  const state = client.randomState();
  const nonce = client.randomNonce();
  const codeVerifier = client.randomPKCECodeVerifier();
  const browser = generateSecret();
  const expiresAt = new Date(accounts.clock().getTime() + loginLifeMs);
  await insertOidcLogin(accounts.db, {
    stateHash: hashSecret(state),
    browserHash: hashSecret(browser),
    nonce,
    codeVerifier,
    next: safeNextPath(next),
    expiresAt,
  });
  const location = client.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri(origin),
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  });
  return { location: location.href, browser, expiresAt };
};

type CallbackRequest = {
  search: string;
  state: string;
  browser: string;
  origin: string;
  caller: Caller;
};
type Outcome =
  | { session: OpenedSession; next: string }
  | { problem: OidcLoginFailure; next: string };

const readClaims = async (
  configuration: Configuration,
  callback: CallbackRequest,
  login: { nonce: string; codeVerifier: string },
): Promise<OidcClaims & { isVerified: boolean }> => {
  const address = new URL(`${redirectUri(callback.origin)}${callback.search}`);
  const client = await loadClient();
  const tokens = await client.authorizationCodeGrant(configuration, address, {
    pkceCodeVerifier: login.codeVerifier,
    expectedState: callback.state,
    expectedNonce: login.nonce,
    idTokenExpected: true,
  });
  const token = tokens.claims();
  if (!token) throw new Error('the identity provider sent no identity');
  // Some providers return the email only from the userinfo endpoint.
  const profile =
    token.email === undefined
      ? { ...token, ...(await client.fetchUserInfo(configuration, tokens.access_token, token.sub)) }
      : token;
  const email = typeof profile.email === 'string' ? profile.email.trim().toLowerCase() : '';
  return {
    issuer: token.iss,
    subject: token.sub,
    email,
    names: [typeof profile.name === 'string' ? profile.name : '', email.split('@')[0] ?? ''],
    isVerified: profile.email_verified === true,
  };
};

/** Undefined if the state is unknown, expired or used. */
export const finishOidcLogin = async (
  accounts: AccountsContext,
  provider: OidcProvider,
  callback: CallbackRequest,
): Promise<Outcome | undefined> => {
  const { db, clock, config, log, live } = accounts;
  const login = await consumeOidcLogin(db, {
    stateHash: hashSecret(callback.state),
    browserHash: hashSecret(callback.browser),
    now: clock(),
  });
  if (!login) return undefined;
  const { next } = login;
  if (new URLSearchParams(callback.search).has('error')) return { problem: 'cancelled', next };
  let claims: OidcClaims & { isVerified: boolean };
  try {
    claims = await readClaims(await provider(), callback, login);
  } catch (error) {
    log.warn({ reason: errorReason(error) }, 'a log in at the identity provider failed');
    return { problem: 'failed', next };
  }
  const isKnown = await findUserByIdentity(db, claims.issuer, claims.subject);
  if (!isKnown && !(claims.isVerified && Email.safeParse(claims.email).success)) {
    return { problem: 'unverified', next };
  }
  const isNew = !isKnown && !(await findUserByEmail(db, claims.email));
  if (isNew && !(await isSalonOpen(db))) return { problem: 'closed', next };
  const names = await withoutNamesImpersonatingSalon(accounts, claims.names);
  const { user, endedSessions } = await findOrCreateOidcUser(
    db,
    { ...claims, names },
    { config, now: clock() },
  );
  if (endedSessions) publishSessionsEnded(live, user.id);
  if (user.status === 'blocked') return { problem: 'blocked', next };
  const session = await openSession(accounts, user.id, {
    device: callback.caller.device,
    awaitsPickUp: true,
  });
  return { session, next };
};

/** Replaces the short-lived session of the callback with one whose token the page may hold. */
export const exchangeOidcSession = async (
  accounts: AccountsContext,
  identity: Identity,
  caller: Caller,
) => {
  const { db, live } = accounts;
  const { userId, sessionId } = identity;
  if (!(await deleteSessionAwaitingExchange(db, sessionId))) {
    throw new AppError('CONFLICT', copy.noOidcSession);
  }
  publishSessionsEnded(live, userId, [sessionId]);
  const user = await requireUserById(db, userId);
  return { user, session: await openSession(accounts, userId, caller) };
};
