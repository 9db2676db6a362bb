import type { AuditAction } from '@haldi/contract/audit/audit-actions';
import type { AuditChange } from '@haldi/contract/audit/schema';
import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Append only (see `migrations/0001_additions.sql`). Contains no customer data: names of accounts are
 * looked up when the log is read.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** No foreign key: the entry outlives the account. */
    adminId: text('admin_id').notNull(),
    adminName: text('admin_name').notNull(),
    act: text().$type<AuditAction>().notNull(),
    /** No foreign key: the id may belong to any table, and the entry outlives the row. */
    subjectId: text('subject_id'),
    /** Null for accounts. */
    subjectName: text('subject_name'),
    changes: jsonb().$type<AuditChange[]>().notNull(),
  },
  (table) => [
    index('audit_entries_by_admin').on(table.adminId, table.id),
    index('audit_entries_by_act').on(table.act, table.id),
    index('audit_entries_by_subject').on(table.subjectId),
  ],
);
