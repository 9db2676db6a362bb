import { and, count, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../platform/database/database.ts';
import { users } from './tables.ts';

export type UserRow = typeof users.$inferSelect;
export type NewUserRow = typeof users.$inferInsert;
export type UserChanges = Partial<Omit<NewUserRow, 'id'>>;

const isLoginNumber = (mobileNumber: string): SQL | undefined =>
  and(eq(users.mobileNumber, mobileNumber), users.mobileIsLogin);

const findOne = async (db: Db, condition: SQL | undefined): Promise<UserRow | undefined> => {
  const [row] = await db.select().from(users).where(condition);
  return row;
};

export const findUserById = (db: Db, id: string) => findOne(db, eq(users.id, id));
export const findUserByEmail = (db: Db, email: string) => findOne(db, eq(users.email, email));
export const findUserByLoginMobile = (db: Db, mobileNumber: string) =>
  findOne(db, isLoginNumber(mobileNumber));

/** All accounts with this number, as a login or not, oldest first. */
export const listUsersByMobile = (db: Db, mobileNumber: string): Promise<UserRow[]> =>
  db
    .select()
    .from(users)
    .where(eq(users.mobileNumber, mobileNumber))
    .orderBy(users.createdAt, users.id);

/**
 * Lock this row before any row that belongs to the account (sessions, links), to avoid deadlocks.
 */
export const lockUser = async (db: Db, id: string): Promise<UserRow | undefined> => {
  const [row] = await db.select().from(users).where(eq(users.id, id)).for('update');
  return row;
};

export const lockUserByEmail = async (db: Db, email: string): Promise<UserRow | undefined> => {
  const [row] = await db.select().from(users).where(eq(users.email, email)).for('update');
  return row;
};

export const lockActiveOwners = async (db: Db): Promise<string[]> => {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'owner'), eq(users.status, 'active')))
    .orderBy(users.id)
    .for('update');
  return rows.map((row) => row.id);
};

export const listStaffNames = async (db: Db, exceptId: string): Promise<string[]> => {
  const rows = await db
    .select({ username: users.username })
    .from(users)
    .where(and(ne(users.role, 'customer'), ne(users.id, exceptId)));
  return rows.map((row) => row.username);
};

/** Also keeps others from adding this number until the transaction ends. */
export const lockUsersByMobile = async (tx: Db, mobileNumber: string): Promise<UserRow[]> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${mobileNumber}, 0))`);
  return listUsersByMobile(tx, mobileNumber);
};

/** Created by staff; the owner has neither logged in nor agreed to anything yet. */
export const isAccountUnclaimed = ({
  passwordHash,
  consentAt,
}: Pick<UserRow, 'passwordHash' | 'consentAt'>): boolean =>
  passwordHash === null && consentAt === null;

/**
 * The number may belong to someone else. Unclaimed accounts are no risk, since no one can log in to
 * them.
 */
export const hasUnverifiedMobileNumber = (user: UserRow): boolean =>
  !isAccountUnclaimed(user) && user.mobileVerifiedAt === null;

export type Logins = Pick<UserRow, 'email' | 'mobileNumber'>;
export type RequestedLogins = { [Login in keyof Logins]?: Logins[Login] | undefined };

export const findUsersByLogins = async (
  db: Db,
  { email, mobileNumber }: RequestedLogins,
  exceptId: string,
): Promise<UserRow[]> => {
  const same = or(
    email ? eq(users.email, email) : undefined,
    mobileNumber ? isLoginNumber(mobileNumber) : undefined,
  );
  if (!same) return [];
  return db
    .select()
    .from(users)
    .where(and(ne(users.id, exceptId), same));
};

export const insertUser = async (db: Db, row: NewUserRow): Promise<UserRow> => {
  const [inserted] = await db.insert(users).values(row).returning();
  if (!inserted) throw new Error('a new user has no row');
  return inserted;
};

export const insertUsers = async (db: Db, rows: NewUserRow[]): Promise<void> => {
  await db.insert(users).values(rows).onConflictDoNothing();
};

export const updateUser = async (
  db: Db,
  id: string,
  changes: UserChanges,
): Promise<UserRow | undefined> => {
  const [row] = await db.update(users).set(changes).where(eq(users.id, id)).returning();
  return row;
};

export const deleteUser = async (db: Db, id: string): Promise<void> => {
  await db.delete(users).where(eq(users.id, id));
};

const countWhere = async (db: Db, condition: SQL | undefined): Promise<number> => {
  const [row] = await db.select({ users: count() }).from(users).where(condition);
  return row?.users ?? 0;
};

export const countUsers = (db: Db) => countWhere(db, undefined);
export const countOwners = (db: Db) => countWhere(db, eq(users.role, 'owner'));
export const countDemoUsers = (db: Db) => countWhere(db, eq(users.isDemo, true));

export const listUsernames = (
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; username: string }[]> =>
  db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(inArray(users.id, [...ids]));
