import { type AuditAction, auditActionSubjects } from '@haldi/contract/audit/audit-actions';
import type { AuditFilters } from '@haldi/contract/audit/endpoints';
import { auditPageSize } from '@haldi/contract/audit/endpoints';
import type { AuditChange, AuditEntry, AuditPage } from '@haldi/contract/audit/schema';
import type { Db } from '../platform/database/database.ts';
import type { Identity } from '../platform/http/identity.ts';
import {
  type AuditRow,
  findLatestAuditEntry,
  insertAuditEntry,
  listAdminsInAuditLog,
  listAuditEntries,
} from './store.ts';

type NewAuditEntry = {
  by: Pick<Identity, 'userId' | 'username'>;
  at: Date;
  act: AuditAction;
  /** The names of accounts are not stored. */
  subject?: { id: string; name?: string } | undefined;
  changes?: readonly AuditChange[];
};

/** Call this in the transaction of the action, so that both are written or neither. */
export const recordAuditEntry = (
  tx: Db,
  { by, at, act, subject, changes = [] }: NewAuditEntry,
): Promise<void> =>
  insertAuditEntry(tx, {
    at,
    adminId: by.userId,
    adminName: by.username,
    act,
    subjectId: subject?.id ?? null,
    subjectName: auditActionSubjects[act] === 'user' ? null : (subject?.name ?? null),
    changes: [...changes],
  });

/** Search texts are not recorded, because they may contain the name of a customer. */
export const recordExport = (
  { db, clock }: { db: Db; clock: () => Date },
  by: NewAuditEntry['by'],
  file: string,
): Promise<void> =>
  recordAuditEntry(db, {
    by,
    at: clock(),
    act: 'file-exported',
    subject: { id: file, name: file },
  });

type Values = Record<string, AuditChange['before']>;

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export const auditChangesBetween = (before: Values, after: Values): AuditChange[] =>
  Object.entries(after)
    .map(([field, value]) => ({ field, before: before[field] ?? null, after: value }))
    .filter((change) => !isSame(change.before, change.after));

const isAboutAccount = (row: AuditRow): row is AuditRow & { subjectId: string } =>
  row.subjectId !== null && auditActionSubjects[row.act] === 'user';

const toEntry = (row: AuditRow, usernames: ReadonlyMap<string, string>): AuditEntry => ({
  _id: String(row.id),
  at: row.at.toISOString(),
  admin: { id: row.adminId, name: row.adminName },
  act: row.act,
  subject:
    row.subjectId === null
      ? null
      : { id: row.subjectId, name: row.subjectName ?? usernames.get(row.subjectId) ?? null },
  changes: row.changes,
});

export type ReadUsernames = (db: Db, ids: readonly string[]) => Promise<Map<string, string>>;

type AuditQuery = AuditFilters & { cursor?: number | undefined; limit?: number | undefined };

export const readAuditPage = async (
  db: Db,
  readUsernames: ReadUsernames,
  { cursor, limit = auditPageSize, ...filters }: AuditQuery,
): Promise<AuditPage> => {
  // One extra row shows whether there is a next page.
  const found = await listAuditEntries(db, filters, cursor, limit + 1);
  const rows = found.slice(0, limit);
  const accounts = rows.filter(isAboutAccount).map(({ subjectId }) => subjectId);
  const usernames = await readUsernames(db, [...new Set(accounts)]);
  const entries = rows.map((row) => toEntry(row, usernames));
  const next = found.length > limit ? (entries.at(-1)?._id ?? null) : null;
  return { entries, next, admins: await listAdminsInAuditLog(db) };
};

export type LastAuditAuthor = { by: string; at: Date };

export const findLastAuditAuthor = async (
  db: Db,
  act: AuditAction,
): Promise<LastAuditAuthor | undefined> => {
  const row = await findLatestAuditEntry(db, act);
  return row && { by: row.adminName, at: row.at };
};
