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
  listAuditEntries,
  listAuditedAdmins,
} from './store.ts';

type Recorded = {
  by: Pick<Identity, 'userId' | 'username'>;
  at: Date;
  act: AuditAction;
  /** What it was done to; the name of an account is not kept. */
  subject?: { id: string; name?: string } | undefined;
  changes?: readonly AuditChange[];
};

/** Writes down what an admin does. Call it in the transaction that does it: both happen or neither. */
export const recordAuditEntry = (
  tx: Db,
  { by, at, act, subject, changes = [] }: Recorded,
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

/** Who took which file out. What was searched for is not kept: it may name a customer. */
export const recordExport = (
  { db, clock }: { db: Db; clock: () => Date },
  by: Recorded['by'],
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

/** The fields that differ, in the order of `after`. */
export const auditChangesBetween = (before: Values, after: Values): AuditChange[] =>
  Object.entries(after)
    .map(([field, value]) => ({ field, before: before[field] ?? null, after: value }))
    .filter((change) => !isSame(change.before, change.after));

const isAccount = (row: AuditRow): row is AuditRow & { subjectId: string } =>
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

/** What accounts are called now, by their ids. */
export type ReadUsernames = (db: Db, ids: readonly string[]) => Promise<Map<string, string>>;

type AuditQuery = AuditFilters & { cursor?: number | undefined; limit?: number | undefined };

export const readAuditPage = async (
  db: Db,
  readUsernames: ReadUsernames,
  { cursor, limit = auditPageSize, ...filters }: AuditQuery,
): Promise<AuditPage> => {
  // One more than asked for tells whether there is a next page.
  const found = await listAuditEntries(db, filters, cursor, limit + 1);
  const rows = found.slice(0, limit);
  const accounts = rows.filter(isAccount).map(({ subjectId }) => subjectId);
  const usernames = await readUsernames(db, [...new Set(accounts)]);
  const entries = rows.map((row) => toEntry(row, usernames));
  const next = found.length > limit ? (entries.at(-1)?._id ?? null) : null;
  return { entries, next, admins: await listAuditedAdmins(db) };
};

export type LastAuditEntry = { by: string; at: Date };

/** Who did such a thing last, and when. */
export const findLastAuditEntry = async (
  db: Db,
  act: AuditAction,
): Promise<LastAuditEntry | undefined> => {
  const row = await findLatestAuditEntry(db, act);
  return row && { by: row.adminName, at: row.at };
};
