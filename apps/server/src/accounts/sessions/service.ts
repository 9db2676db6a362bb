import { randomUUID } from 'node:crypto';
import type { Security } from '@haldi/contract/accounts/security/schema';
import { type Auth, mayCall } from '@haldi/contract/kit/role';
import type { Db } from '../../platform/database/database.ts';
import { unauthenticated } from '../../platform/http/admission.ts';
import { AppError } from '../../platform/http/app-error.ts';
import {
  type Credentials,
  type Identity,
  type SessionsEnded,
  sessionsEndedTopic,
} from '../../platform/http/identity.ts';
import type { Live } from '../../platform/realtime/live.ts';
import { readStaffIdleMinutes } from '../../settings/service.ts';
import { copy } from '../copy.ts';
import { findUserById, lockUser } from '../store.ts';
import { latestEnd, maxSessions, seenEveryMs, sessionEnd } from './lifetime.ts';
import { cookieOf, digest, newSecret } from './secrets.ts';
import {
  deleteAllSessions,
  deleteOldest,
  deleteSessions,
  type FoundSession,
  findSession,
  findSessions,
  insertSession,
  listSessionsOf,
  noteSeen,
  type SessionRow,
} from './store.ts';

type Context = { db: Db; live: Live; clock: () => Date };

export const publishEnded = (live: Live, userId: string, sessionIds?: string[]): void => {
  if (sessionIds?.length === 0) return;
  const ended: SessionsEnded = sessionIds ? { userId, sessionIds } : { userId };
  live.publish(sessionsEndedTopic, ended);
};

const isLive = ({ session, user }: FoundSession, now: Date): boolean =>
  user.status === 'active' && sessionEnd(session, user) > now;

const findLive = async (db: Db, now: Date, { bearer, cookie }: Credentials) => {
  const bearerHash = bearer === undefined ? undefined : digest(bearer);
  const cookieHash = cookie === undefined ? undefined : digest(cookie);
  const found = await findSessions(db, { bearerHash, cookieHash });
  const live = found.filter((each) => isLive(each, now));
  return {
    ofBearer: live.find(({ session }) => session.bearerHash === bearerHash),
    ofCookie: live.find(({ session }) => session.cookieHash === cookieHash),
  };
};

/**
 * A bearer token that is there must be valid; there is no falling back to the cookie. Two live
 * sessions at once are nobody. A dead cookie is no cookie.
 */
const choose = async (db: Db, now: Date, credentials: Credentials) => {
  if (credentials.bearer === undefined && credentials.cookie === undefined) return undefined;
  const { ofBearer, ofCookie } = await findLive(db, now, credentials);
  if (credentials.bearer === undefined) return ofCookie;
  if (!ofBearer) throw unauthenticated();
  if (ofCookie && ofCookie.session.id !== ofBearer.session.id) throw unauthenticated();
  return ofBearer;
};

export const resolveIdentity = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  credentials: Credentials,
): Promise<Identity | null> => {
  const now = clock();
  const chosen = await choose(db, now, credentials);
  if (!chosen) return null;
  const { session, user } = chosen;
  if (now.getTime() - session.lastSeenAt.getTime() >= seenEveryMs) {
    await noteSeen(db, session.id, now);
  }
  return {
    userId: user.id,
    username: user.username,
    role: user.role,
    beauticianId: user.beauticianId,
    sessionId: session.id,
    expiresAt: latestEnd(session, user.role),
  };
};

/** Whether a session still holds and may still make such calls. Asking this is no use of it. */
export const mayStillCall = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  sessionId: string,
  auth: Auth,
): Promise<boolean> => {
  const found = await findSession(db, sessionId);
  return found !== undefined && mayCall(auth, found.user) && isLive(found, clock());
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
  /** The hash that the given password matched: it may have been replaced since. */
  passwordHash?: string | null;
};

/** Opens a session; the oldest of too many goes. */
export const openSession = async (
  { db, live, clock }: Context,
  userId: string,
  { device, awaitsPickUp = false, passwordHash }: NewSession,
): Promise<OpenedSession> => {
  const token = newSecret();
  const cookie = cookieOf(token);
  const sessionId = randomUUID();
  const { ended, expiresAt } = await db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (user?.status !== 'active') throw unauthenticated();
    if (passwordHash && user.passwordHash !== passwordHash) throw unauthenticated();
    const now = clock();
    const session: SessionRow = {
      id: sessionId,
      userId,
      bearerHash: digest(token),
      cookieHash: digest(cookie),
      device,
      awaitsPickUp,
      createdAt: now,
      lastSeenAt: now,
    };
    const gone = await deleteOldest(tx, userId, maxSessions - 1);
    await insertSession(tx, session);
    return { ended: gone, expiresAt: latestEnd(session, user.role) };
  });
  publishEnded(live, userId, ended);
  return { sessionId, token, cookie, expiresAt };
};

/** Ends whatever either credential opens, each for itself: logging out never fails. */
export const endSessionsOf = async (
  { db, live, clock }: Context,
  credentials: Credentials,
): Promise<void> => {
  if (credentials.bearer === undefined && credentials.cookie === undefined) return;
  const { ofBearer, ofCookie } = await findLive(db, clock(), credentials);
  for (const found of [ofBearer, ofCookie]) {
    if (!found) continue;
    const { id, userId } = found.session;
    publishEnded(live, userId, await deleteSessions(db, userId, [id]));
  }
};

export const endAllSessions = async ({ db, live }: Context, userId: string): Promise<void> => {
  await deleteAllSessions(db, userId);
  publishEnded(live, userId);
};

export const endOneSession = async (
  { db, live }: Context,
  userId: string,
  sessionId: string,
): Promise<void> => {
  const ended = await deleteSessions(db, userId, [sessionId]);
  if (ended.length === 0) throw new AppError('NOT_FOUND', copy.noSuchSession);
  publishEnded(live, userId, ended);
};

/** How this account is signed in: the sessions that still hold, newest first. */
export const readSecurity = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId, sessionId, role }: Identity,
): Promise<Omit<Security, 'mobileCode'>> => {
  const user = await findUserById(db, userId);
  const now = clock();
  const rows = await listSessionsOf(db, userId);
  const staffIdleMinutes = await readStaffIdleMinutes(db);
  const sessions = rows
    .map((row) => ({ row, end: sessionEnd(row, { role, staffIdleMinutes }) }))
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
