import type { AuditAction } from '@haldi/contract/audit/audit-actions';
import type { AuditFilters } from '@haldi/contract/audit/endpoints';
import { and, desc, eq, gte, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../platform/database/database.ts';
import { endOfDay, startOfDay } from '../platform/database/india-day-sql.ts';
import { queryRows } from '../platform/database/query-rows.ts';
import { auditEntries } from './tables.ts';

export type AuditRow = typeof auditEntries.$inferSelect;
export type NewAuditRow = typeof auditEntries.$inferInsert;

export const insertAuditEntry = async (db: Db, row: NewAuditRow): Promise<void> => {
  await db.insert(auditEntries).values(row);
};

export const listAuditEntries = (
  db: Db,
  { admin, act, from, to }: AuditFilters,
  before: number | undefined,
  limit: number,
): Promise<AuditRow[]> => {
  const { adminId, id, at } = auditEntries;
  return db
    .select()
    .from(auditEntries)
    .where(
      and(
        before === undefined ? undefined : lt(id, before),
        admin ? eq(adminId, admin) : undefined,
        act ? eq(auditEntries.act, act) : undefined,
        from ? gte(at, startOfDay(from)) : undefined,
        to ? lt(at, endOfDay(to)) : undefined,
      ),
    )
    .orderBy(desc(id))
    .limit(limit);
};

/** Returns each admin once with their latest name, using a loose index scan. */
export const listAdminsInAuditLog = (db: Db): Promise<{ id: string; name: string }[]> =>
  queryRows(
    db,
    sql`with recursive found as (
      (select admin_id, admin_name from audit_entries order by admin_id desc, id desc limit 1)
      union all
      select next.* from found, lateral (
        select admin_id, admin_name from audit_entries e
        where e.admin_id < found.admin_id order by admin_id desc, id desc limit 1
      ) as next
    )
    select admin_id as id, admin_name as name from found order by lower(admin_name), admin_id`,
  );

export const findLatestAuditEntry = async (
  db: Db,
  act: AuditAction,
): Promise<AuditRow | undefined> => {
  const [row] = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.act, act))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return row;
};

export const listAuditEntriesAboutUser = (
  db: Db,
  userId: string,
): Promise<Pick<AuditRow, 'at' | 'act' | 'changes'>[]> =>
  db
    .select({ at: auditEntries.at, act: auditEntries.act, changes: auditEntries.changes })
    .from(auditEntries)
    .where(or(eq(auditEntries.adminId, userId), eq(auditEntries.subjectId, userId)))
    .orderBy(desc(auditEntries.id));
