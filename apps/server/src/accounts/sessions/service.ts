import { randomUUID } from 'node:crypto';
import type { AccountSecurity } from '@haldi/contract/accounts/security/schema';
import { type Auth, mayCallEndpoint } from '@haldi/contract/kit/role';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { unauthenticatedError } from '../../platform/http/authorization.ts';
import {
  type Credentials,
  type Identity,
  type SessionsEnded,
  sessionsEndedTopic,
} from '../../platform/http/identity.ts';
import type { LiveEvents } from '../../platform/realtime/live-events.ts';
import { readStaffIdleMinutes } from '../../settings/service.ts';
import { copy } from '../copy.ts';
import { findUserById, lockUser } from '../store.ts';
import { deriveSessionCookie, generateSecret, hashSecret } from './generate-and-hash-secrets.ts';
import {
  absoluteExpiry,
  lastSeenIntervalMs,
  maxSessionsPerUser,
  sessionExpiry,
} from './session-expiry.ts';
import {
  deleteAllSessions,
  deleteOldestSessions,
  deleteSessions,
  type FoundSession,
  findSession,
  insertSession,
  listSessionsByHashes,
  listSessionsOfUser,
  type SessionRow,
  updateLastSeen,
} from './store.ts';

type Context = { db: Db; live: LiveEvents; clock: () => Date };

export const publishSessionsEnded = (
  live: LiveEvents,
  userId: string,
  sessionIds?: string[],
): void => {
  if (sessionIds?.length === 0) return;
  const ended: SessionsEnded = sessionIds ? { userId, sessionIds } : { userId };
  live.publish(sessionsEndedTopic, ended);
};

const isActive = ({ session, user }: FoundSession, now: Date): boolean =>
  user.status === 'active' && sessionExpiry(session, user) > now;

const findActiveSessions = async (db: Db, now: Date, { bearer, cookie }: Credentials) => {
  const bearerHash = bearer === undefined ? undefined : hashSecret(bearer);
  const cookieHash = cookie === undefined ? undefined : hashSecret(cookie);
  const found = await listSessionsByHashes(db, { bearerHash, cookieHash });
  const active = found.filter((each) => isActive(each, now));
  return {
    ofBearer: active.find(({ session }) => session.bearerHash === bearerHash),
    ofCookie: active.find(({ session }) => session.cookieHash === cookieHash),
  };
};

/**
 * A bearer token must be valid: there is no fallback to the cookie. Requests with two different
 * valid sessions are rejected. Expired cookies are ignored.
 */
const findSessionOfCredentials = async (db: Db, now: Date, credentials: Credentials) => {
  if (credentials.bearer === undefined && credentials.cookie === undefined) return undefined;
  const { ofBearer, ofCookie } = await findActiveSessions(db, now, credentials);
  if (credentials.bearer === undefined) return ofCookie;
  if (!ofBearer) throw unauthenticatedError();
  if (ofCookie && ofCookie.session.id !== ofBearer.session.id) throw unauthenticatedError();
  return ofBearer;
};

export const resolveIdentity = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  credentials: Credentials,
): Promise<Identity | null> => {
  const now = clock();
  const found = await findSessionOfCredentials(db, now, credentials);
  if (!found) return null;
  const { session, user } = found;
  if (now.getTime() - session.lastSeenAt.getTime() >= lastSeenIntervalMs) {
    await updateLastSeen(db, session.id, now);
  }
  return {
    userId: user.id,
    username: user.username,
    role: user.role,
    beauticianId: user.beauticianId,
    sessionId: session.id,
    expiresAt: absoluteExpiry(session, user.role),
  };
};

/** Does not count as use of the session. */
export const isSessionStillAllowed = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  sessionId: string,
  auth: Auth,
): Promise<boolean> => {
  const found = await findSession(db, sessionId);
  return found !== undefined && mayCallEndpoint(auth, found.user) && isActive(found, clock());
};

export type OpenedSession = {
  sessionId: string;
  token: string;
  cookie: string;
  expiresAt: Date;
};

type NewSession = {
  device: string;
  awaitsPickUp?: boolean;
  /** The hash that the password matched; it may have been replaced since. */
  passwordHash?: string | null;
};

/** Ends the oldest sessions above the limit. */
export const openSession = async (
  { db, live, clock }: Context,
  userId: string,
  { device, awaitsPickUp = false, passwordHash }: NewSession,
): Promise<OpenedSession> => {
  const token = generateSecret();
  const cookie = deriveSessionCookie(token);
  const sessionId = randomUUID();
  const { ended, expiresAt } = await db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (user?.status !== 'active') throw unauthenticatedError();
    if (passwordHash && user.passwordHash !== passwordHash) throw unauthenticatedError();
    const now = clock();
    const session: SessionRow = {
      id: sessionId,
      userId,
      bearerHash: hashSecret(token),
      cookieHash: hashSecret(cookie),
      device,
      awaitsPickUp,
      createdAt: now,
      lastSeenAt: now,
    };
    const endedIds = await deleteOldestSessions(tx, userId, maxSessionsPerUser - 1);
    await insertSession(tx, session);
    return { ended: endedIds, expiresAt: absoluteExpiry(session, user.role) };
  });
  publishSessionsEnded(live, userId, ended);
  return { sessionId, token, cookie, expiresAt };
};

/** Checks each credential on its own, so that logging out never fails. */
export const endSessionsOfCredentials = async (
  { db, live, clock }: Context,
  credentials: Credentials,
): Promise<void> => {
  if (credentials.bearer === undefined && credentials.cookie === undefined) return;
  const { ofBearer, ofCookie } = await findActiveSessions(db, clock(), credentials);
  for (const found of [ofBearer, ofCookie]) {
    if (!found) continue;
    const { id, userId } = found.session;
    publishSessionsEnded(live, userId, await deleteSessions(db, userId, [id]));
  }
};

export const endAllSessions = async ({ db, live }: Context, userId: string): Promise<void> => {
  await deleteAllSessions(db, userId);
  publishSessionsEnded(live, userId);
};

export const endSessionById = async (
  { db, live }: Context,
  userId: string,
  sessionId: string,
): Promise<void> => {
  const ended = await deleteSessions(db, userId, [sessionId]);
  if (ended.length === 0) throw new AppError('NOT_FOUND', copy.noSuchSession);
  publishSessionsEnded(live, userId, ended);
};

export const readAccountSecurity = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId, sessionId, role }: Identity,
): Promise<Omit<AccountSecurity, 'mobileCode'>> => {
  const user = await findUserById(db, userId);
  const now = clock();
  const rows = await listSessionsOfUser(db, userId);
  const staffIdleMinutes = await readStaffIdleMinutes(db);
  const sessions = rows
    .map((row) => ({ row, end: sessionExpiry(row, { role, staffIdleMinutes }) }))
    .filter(({ end }) => end > now)
    .map(({ row, end }) => ({
      _id: row.id,
      device: row.device,
      createdAt: row.createdAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
      expiresAt: end.toISOString(),
      current: row.id === sessionId,
    }));
  return {
    hasPassword: (user?.passwordHash ?? null) !== null,
    isEmailVerified: (user?.emailVerifiedAt ?? null) !== null,
    sessions,
  };
};
