import type { ContentKind } from '@haldi/contract/moderation/content-kind';
import type { ReportReason } from '@haldi/contract/moderation/content-report';
import { and, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../platform/database/database.ts';
import { contentReports } from './tables.ts';

const entryOf = { review: contentReports.reviewId, post: contentReports.postId };

type NewReport = {
  reason: ReportReason;
  note: string;
  userId: string | null;
  reporter: string;
  createdAt: Date;
};

/** Counts each reporter once, and again if the author has changed the entry since staff decided. */
export const insertContentReport = async (
  db: Db,
  kind: ContentKind,
  entry: { id: string; updatedAt: Date },
  report: NewReport,
): Promise<boolean> => {
  const about = kind === 'review' ? { reviewId: entry.id } : { postId: entry.id };
  const { reason, note, createdAt } = report;
  const rows = await db
    .insert(contentReports)
    .values({ ...report, ...about })
    .onConflictDoUpdate({
      target: [entryOf[kind], contentReports.reporter],
      set: { reason, note, createdAt, settledAt: null },
      setWhere: sql`${contentReports.settledAt} < ${entry.updatedAt.toISOString()}::timestamptz`,
    })
    .returning({ id: contentReports.id });
  return rows.length > 0;
};

export type OpenContentReport = {
  id: number;
  entryId: string | null;
  reason: string;
  note: string;
  createdAt: Date;
};

export const listOpenContentReports = (
  db: Db,
  kind: ContentKind,
  ids: readonly string[],
): Promise<OpenContentReport[]> =>
  db
    .select({
      id: contentReports.id,
      entryId: entryOf[kind],
      reason: contentReports.reason,
      note: contentReports.note,
      createdAt: contentReports.createdAt,
    })
    .from(contentReports)
    .where(and(inArray(entryOf[kind], [...ids]), isNull(contentReports.settledAt)))
    .orderBy(desc(contentReports.id));

export const resolveContentReports = async (
  tx: Db,
  kind: ContentKind,
  id: string,
  at: Date,
  upTo?: number,
): Promise<number> => {
  const settled = await tx
    .update(contentReports)
    .set({ settledAt: at })
    .where(
      and(
        eq(entryOf[kind], id),
        isNull(contentReports.settledAt),
        upTo === undefined ? undefined : lte(contentReports.id, upTo),
      ),
    )
    .returning({ id: contentReports.id });
  return settled.length;
};

export const listContentReportsBy = (
  db: Db,
  userId: string,
): Promise<{ reason: string; note: string; createdAt: Date }[]> =>
  db
    .select({
      reason: contentReports.reason,
      note: contentReports.note,
      createdAt: contentReports.createdAt,
    })
    .from(contentReports)
    .where(eq(contentReports.userId, userId))
    .orderBy(desc(contentReports.id));
