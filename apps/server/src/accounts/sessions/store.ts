import { and, desc, eq, inArray, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { createPreparedStatement } from '../../platform/database/prepared-statement.ts';
import { settings } from '../../settings/tables.ts';
import { sessions, users } from '../tables.ts';

export type SessionRow = typeof sessions.$inferSelect;

const sessionOwner = {
  id: users.id,
  username: users.username,
  role: users.role,
  beauticianId: users.beauticianId,
  status: users.status,
  staffIdleMinutes: sql<number>`(select ${settings.staffIdleMinutes} from ${settings})`,
};

const sessionsOfCredentials = createPreparedStatement((db) =>
  db
    .select({ session: sessions, user: sessionOwner })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      or(
        eq(sessions.bearerHash, sql.placeholder('bearerHash')),
        eq(sessions.cookieHash, sql.placeholder('cookieHash')),
      ),
    )
    .prepare('sessions_of_credentials'),
);

type Hashes = { bearerHash: string | undefined; cookieHash: string | undefined };

export const listSessionsByHashes = (db: Db, { bearerHash, cookieHash }: Hashes) =>
  // A null parameter matches no row.
  sessionsOfCredentials(db).execute({
    bearerHash: bearerHash ?? null,
    cookieHash: cookieHash ?? null,
  });

export const findSession = async (db: Db, id: string): Promise<FoundSession | undefined> => {
  const [found] = await db
    .select({ session: sessions, user: sessionOwner })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, id));
  return found;
};

export type FoundSession = Awaited<ReturnType<typeof listSessionsByHashes>>[number];

export const insertSession = async (db: Db, row: SessionRow): Promise<void> => {
  await db.insert(sessions).values(row);
};

export const updateLastSeen = async (db: Db, id: string, now: Date): Promise<void> => {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id));
};

export const listSessionsOfUser = (db: Db, userId: string): Promise<SessionRow[]> =>
  db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt), desc(sessions.id));

const ids = (rows: { id: string }[]): string[] => rows.map((row) => row.id);

export const deleteOldestSessions = async (
  db: Db,
  userId: string,
  keep: number,
): Promise<string[]> => {
  const newest = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(keep);
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), notInArray(sessions.id, newest)))
    .returning({ id: sessions.id });
  return ids(deleted);
};

export const deleteSessions = async (
  db: Db,
  userId: string,
  which: string[],
): Promise<string[]> => {
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), inArray(sessions.id, which)))
    .returning({ id: sessions.id });
  return ids(deleted);
};

export const deleteAllSessions = async (
  db: Db,
  userId: string,
  exceptId = '',
): Promise<string[]> => {
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, exceptId)))
    .returning({ id: sessions.id });
  return ids(deleted);
};

export const deleteSessionsBefore = async (db: Db, instant: Date): Promise<void> => {
  await db.delete(sessions).where(lt(sessions.createdAt, instant));
};

/** True for only one of several concurrent calls. */
export const deleteSessionAwaitingExchange = async (db: Db, id: string): Promise<boolean> => {
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.awaitsPickUp, true)))
    .returning({ id: sessions.id });
  return deleted.length > 0;
};
