import { eq, gte, isNotNull, lt, notInArray, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/tables.ts';
import { auditEntries } from '../../audit/tables.ts';
import { branding } from '../../branding/tables.ts';
import { services } from '../../catalogue/tables.ts';
import { coupons } from '../../orders/coupons/tables.ts';
import type { Db } from '../../platform/database/database.ts';
import { images } from '../../platform/media/tables.ts';
import { beauticians } from '../../roster/tables.ts';
import { settings } from '../../settings/tables.ts';
import { emptiedTables } from './kept-and-emptied-tables.ts';

export const countServices = (db: Db): Promise<number> => db.$count(services);

export const listBeauticians = (db: Db) =>
  db
    .select({ id: beauticians.id, name: beauticians.name, version: beauticians.version })
    .from(beauticians)
    .orderBy(sql`lower(${beauticians.name})`);

/** The audit log entries from before the opening are part of the demo data. */
export const listBeauticiansAddedAfterOpening = async (db: Db): Promise<string[]> => {
  const rows = await db
    .select({ id: auditEntries.subjectId })
    .from(auditEntries)
    .innerJoin(settings, gte(auditEntries.at, settings.openedAt))
    .where(eq(auditEntries.act, 'beautician-added'));
  return rows.flatMap(({ id }) => id ?? []);
};

export const listUserIds = async (db: Db): Promise<string[]> =>
  (await db.select({ id: users.id }).from(users)).map(({ id }) => id);

/**
 * Triggers protect history tables from deletion. They are disabled for this transaction only;
 * foreign keys stay enforced.
 */
export const emptyTables = async (tx: Db): Promise<void> => {
  const tables = emptiedTables.map((name) => sql.identifier(name));
  for (const table of tables) await tx.execute(sql`alter table ${table} disable trigger user`);
  for (const table of tables) await tx.execute(sql`delete from ${table}`);
  for (const table of tables) await tx.execute(sql`alter table ${table} enable trigger user`);
};

/** Working hours, skills, areas and time off are deleted by cascade. */
export const deleteBeauticiansExcept = async (tx: Db, kept: readonly number[]): Promise<void> => {
  await tx.delete(beauticians).where(notInArray(beauticians.id, [...kept]));
};

/** Coupons created since the opening are kept. */
export const deleteDemoCoupons = async (tx: Db): Promise<void> => {
  const openedAt = tx.select({ openedAt: settings.openedAt }).from(settings);
  await tx.delete(coupons).where(lt(coupons.createdAt, openedAt));
};

export const deleteAllServices = async (tx: Db): Promise<void> => {
  await tx.delete(services);
};

export const deleteUnusedImages = async (tx: Db): Promise<void> => {
  const shown = union(
    tx.select({ hash: services.imageHash }).from(services).where(isNotNull(services.imageHash)),
    tx
      .select({ hash: beauticians.imageHash })
      .from(beauticians)
      .where(isNotNull(beauticians.imageHash)),
    tx.select({ hash: branding.logoHash }).from(branding).where(isNotNull(branding.logoHash)),
  );
  await tx.delete(images).where(notInArray(images.hash, shown));
};
