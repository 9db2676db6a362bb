import { and, desc, eq, gt, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { knownDevices, users } from '../tables.ts';

/** The least recently used device is forgotten. */
const maxDevices = 20;

export const upsertKnownDevice = async (
  db: Db,
  row: typeof knownDevices.$inferInsert,
): Promise<void> => {
  await db
    .insert(knownDevices)
    .values(row)
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.deviceHash],
      set: { lastUsedAt: row.lastUsedAt },
    });
  const latest = db
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, row.userId))
    .orderBy(desc(knownDevices.lastUsedAt))
    .limit(maxDevices);
  await db
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, row.userId), notInArray(knownDevices.deviceHash, latest)));
};

export const isKnownDeviceOfLogin = async (
  db: Db,
  login: string,
  deviceHash: string,
  since: Date,
): Promise<boolean> => {
  const isTheirs: SQL = login.includes('@')
    ? eq(users.email, login)
    : eq(users.mobileNumber, login);
  const rows = await db
    .select({ one: sql`1` })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(
      and(eq(knownDevices.deviceHash, deviceHash), gt(knownDevices.lastUsedAt, since), isTheirs),
    );
  return rows.length > 0;
};

export const listKnownDevicesOfUser = (db: Db, userId: string): Promise<{ lastUsedAt: Date }[]> =>
  db
    .select({ lastUsedAt: knownDevices.lastUsedAt })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId));

export const deleteKnownDevicesOfUser = async (db: Db, userId: string): Promise<void> => {
  await db.delete(knownDevices).where(eq(knownDevices.userId, userId));
};

export const deleteKnownDevicesBefore = async (db: Db, instant: Date): Promise<void> => {
  await db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, instant));
};
