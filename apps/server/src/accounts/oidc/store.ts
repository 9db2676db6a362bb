import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { oidcIdentities, oidcLogins, users } from '../tables.ts';

export type OidcLoginRow = typeof oidcLogins.$inferSelect;
export type OidcIdentityRow = typeof oidcIdentities.$inferSelect;

export const insertOidcLogin = async (db: Db, row: OidcLoginRow): Promise<void> => {
  await db.insert(oidcLogins).values(row);
};

/** A state can be used once, from the browser that started the login. */
export const consumeOidcLogin = async (
  db: Db,
  { stateHash, browserHash, now }: { stateHash: string; browserHash: string; now: Date },
): Promise<OidcLoginRow | undefined> => {
  const [row] = await db
    .delete(oidcLogins)
    .where(
      and(
        eq(oidcLogins.stateHash, stateHash),
        eq(oidcLogins.browserHash, browserHash),
        gt(oidcLogins.expiresAt, now),
      ),
    )
    .returning();
  return row;
};

export const deleteExpiredOidcLogins = async (db: Db, now: Date): Promise<void> => {
  await db.delete(oidcLogins).where(lt(oidcLogins.expiresAt, now));
};

/**
 * A new user may log in on two devices at once: the second waits, then finds the account of the
 * first.
 */
export const lockNewUserCreation = async (tx: Db): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('newcomers', 0))`);
};

export const findUserByIdentity = async (db: Db, issuer: string, subject: string) => {
  const [row] = await db
    .select({ user: users })
    .from(oidcIdentities)
    .innerJoin(users, eq(users.id, oidcIdentities.userId))
    .where(and(eq(oidcIdentities.issuer, issuer), eq(oidcIdentities.subject, subject)));
  return row?.user;
};

export const insertOidcIdentity = async (db: Db, row: OidcIdentityRow): Promise<void> => {
  await db.insert(oidcIdentities).values(row);
};

export const deleteOidcIdentitiesOfUser = async (db: Db, userId: string): Promise<void> => {
  await db.delete(oidcIdentities).where(eq(oidcIdentities.userId, userId));
};

export const listOidcIdentitiesOfUser = (db: Db, userId: string): Promise<OidcIdentityRow[]> =>
  db.select().from(oidcIdentities).where(eq(oidcIdentities.userId, userId));
