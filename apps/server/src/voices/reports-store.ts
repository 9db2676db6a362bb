import type { VoiceKind } from '@haldi/contract/voices/kind';
import type { ReportReason } from '@haldi/contract/voices/report';
import { and, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../platform/database/database.ts';
import { voiceReports } from './tables.ts';

const entryOf = { review: voiceReports.reviewId, post: voiceReports.postId };

type NewReport = {
  reason: ReportReason;
  note: string;
  userId: string | null;
  reporter: string;
  createdAt: Date;
};

/**
 * Whoever reported it before is counted once; where staff have decided about that and its author has
 * changed it since, it counts again.
 */
export const insertReport = async (
  db: Db,
  kind: VoiceKind,
  entry: { id: string; updatedAt: Date },
  report: NewReport,
): Promise<boolean> => {
  const about = kind === 'review' ? { reviewId: entry.id } : { postId: entry.id };
  const { reason, note, createdAt } = report;
  const rows = await db
    .insert(voiceReports)
    .values({ ...report, ...about })
    .onConflictDoUpdate({
      target: [entryOf[kind], voiceReports.reporter],
      set: { reason, note, createdAt, settledAt: null },
      setWhere: sql`${voiceReports.settledAt} < ${entry.updatedAt.toISOString()}::timestamptz`,
    })
    .returning({ id: voiceReports.id });
  return rows.length > 0;
};

export type OpenReport = {
  id: number;
  entryId: string | null;
  reason: string;
  note: string;
  createdAt: Date;
};

/** The newest first. */
export const listOpenReports = (
  db: Db,
  kind: VoiceKind,
  ids: readonly string[],
): Promise<OpenReport[]> =>
  db
    .select({
      id: voiceReports.id,
      entryId: entryOf[kind],
      reason: voiceReports.reason,
      note: voiceReports.note,
      createdAt: voiceReports.createdAt,
    })
    .from(voiceReports)
    .where(and(inArray(entryOf[kind], [...ids]), isNull(voiceReports.settledAt)))
    .orderBy(desc(voiceReports.id));

/** How many were open. */
export const settleReports = async (
  tx: Db,
  kind: VoiceKind,
  id: string,
  at: Date,
  upTo?: number,
): Promise<number> => {
  const settled = await tx
    .update(voiceReports)
    .set({ settledAt: at })
    .where(
      and(
        eq(entryOf[kind], id),
        isNull(voiceReports.settledAt),
        upTo === undefined ? undefined : lte(voiceReports.id, upTo),
      ),
    )
    .returning({ id: voiceReports.id });
  return settled.length;
};

export const listReportsBy = (
  db: Db,
  userId: string,
): Promise<{ reason: string; note: string; createdAt: Date }[]> =>
  db
    .select({
      reason: voiceReports.reason,
      note: voiceReports.note,
      createdAt: voiceReports.createdAt,
    })
    .from(voiceReports)
    .where(eq(voiceReports.userId, userId))
    .orderBy(desc(voiceReports.id));
