import type { CursorPosition } from '@haldi/contract/kit/cursor';
import type { ContentKind } from '@haldi/contract/moderation/content-kind';
import type { ModerationView } from '@haldi/contract/moderation/desk/schema';
import { and, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables.ts';
import { posts } from '../blog/tables.ts';
import type { Db } from '../platform/database/database.ts';
import { containsPattern } from '../platform/database/like-pattern.ts';
import { isVerifiedReview, reviews } from '../reviews/tables.ts';
import { contentReports } from './tables.ts';

const moderationOf = (table: typeof reviews | typeof posts) => ({
  createdAt: table.createdAt,
  updatedAt: table.updatedAt,
  hiddenAt: table.hiddenAt,
  hiddenBy: table.hiddenBy,
  hiddenReason: table.hiddenReason,
  hiddenByBlock: table.hiddenByBlock,
  seenAt: table.seenAt,
});

/** Columns that only one kind has are empty for the other. */
const allContent = (db: Db) =>
  unionAll(
    db
      .select({
        kind: sql<ContentKind>`'review'`.as('kind'),
        id: reviews.id,
        userId: reviews.userId,
        title: sql<string>`''`.as('title'),
        text: sql<string>`${reviews.comment}`.as('text'),
        imageHash: sql<string | null>`null::text`.as('image_hash'),
        imagePath: sql<string | null>`null::text`.as('image_path'),
        rating: sql<number | null>`${reviews.rating}::int`.as('rating'),
        isVerified: isVerifiedReview.as('is_verified'),
        answer: sql<string | null>`${reviews.answer}`.as('answer'),
        answeredAt: sql<Date | null>`${reviews.answeredAt}`
          .mapWith(reviews.answeredAt)
          .as('answered_at'),
        answeredBy: sql<string | null>`${reviews.answeredBy}`.as('answered_by'),
        reportCount: sql<number>`(
          select count(*)::int from ${contentReports}
          where ${contentReports}.review_id = ${reviews}.id and ${contentReports}.settled_at is null
        )`.as('report_count'),
        ...moderationOf(reviews),
      })
      .from(reviews),
    db
      .select({
        kind: sql<ContentKind>`'post'`.as('kind'),
        id: posts.id,
        userId: posts.userId,
        title: sql<string>`${posts.title}`.as('title'),
        text: sql<string>`${posts.content}`.as('text'),
        imageHash: sql<string | null>`${posts.imageHash}`.as('image_hash'),
        imagePath: sql<string | null>`${posts.imagePath}`.as('image_path'),
        rating: sql<number | null>`null::int`.as('rating'),
        isVerified: sql<boolean>`false`.as('is_verified'),
        answer: sql<string | null>`null::text`.as('answer'),
        answeredAt: sql<Date | null>`null::timestamptz`
          .mapWith(reviews.answeredAt)
          .as('answered_at'),
        answeredBy: sql<string | null>`null::text`.as('answered_by'),
        reportCount: sql<number>`(
          select count(*)::int from ${contentReports}
          where ${contentReports}.post_id = ${posts}.id and ${contentReports}.settled_at is null
        )`.as('report_count'),
        ...moderationOf(posts),
      })
      .from(posts),
  ).as('voices');

type Voices = ReturnType<typeof allContent>;

const viewConditions = (voices: Voices): Record<ModerationView, SQL | undefined> => ({
  all: undefined,
  new: sql`(${voices.seenAt} is null or ${voices.seenAt} < ${voices.updatedAt})`,
  reported: sql`${voices.reportCount} > 0`,
  waiting: sql`(${voices.kind} = 'review' and ${voices.answer} is null and ${voices.hiddenAt} is null)`,
  hidden: sql`${voices.hiddenAt} is not null`,
});

export type ModerationQuery = {
  view: ModerationView;
  search?: string | undefined;
  after?: CursorPosition | undefined;
  limit: number;
};

const rowsWhere = (db: Db, voices: Voices, where: SQL | undefined, limit: number) =>
  db
    .select({
      kind: voices.kind,
      id: voices.id,
      userId: voices.userId,
      username: users.username,
      status: users.status,
      title: voices.title,
      text: voices.text,
      imageHash: voices.imageHash,
      imagePath: voices.imagePath,
      rating: voices.rating,
      isVerified: voices.isVerified,
      answer: voices.answer,
      answeredAt: voices.answeredAt,
      answeredBy: voices.answeredBy,
      reportCount: voices.reportCount,
      createdAt: voices.createdAt,
      updatedAt: voices.updatedAt,
      hiddenAt: voices.hiddenAt,
      hiddenBy: voices.hiddenBy,
      hiddenReason: voices.hiddenReason,
      hiddenByBlock: voices.hiddenByBlock,
      seenAt: voices.seenAt,
    })
    .from(voices)
    .innerJoin(users, eq(users.id, voices.userId))
    .where(where)
    .orderBy(desc(voices.createdAt), desc(voices.id))
    .limit(limit);

export type ModerationRow = Awaited<ReturnType<typeof rowsWhere>>[number];

export const listModerationRows = (db: Db, { view, search, after, limit }: ModerationQuery) => {
  const voices = allContent(db);
  const wanted = search && containsPattern(search);
  return rowsWhere(
    db,
    voices,
    and(
      viewConditions(voices)[view],
      wanted
        ? or(ilike(voices.text, wanted), ilike(voices.title, wanted), ilike(users.username, wanted))
        : undefined,
      after &&
        sql`(${voices.createdAt}, ${voices.id}) < (${after.createdAt}::timestamptz, ${after.id}::text)`,
    ),
    limit,
  );
};

export const findModerationRow = async (
  db: Db,
  kind: ContentKind,
  id: string,
): Promise<ModerationRow | undefined> => {
  const voices = allContent(db);
  const [row] = await rowsWhere(db, voices, and(eq(voices.kind, kind), eq(voices.id, id)), 1);
  return row;
};

export const countByView = async (db: Db): Promise<Record<ModerationView, number>> => {
  const voices = allContent(db);
  const view = viewConditions(voices);
  const those = (of: ModerationView): SQL<number> =>
    sql<number>`count(*) filter (where ${view[of] ?? sql`true`})`.mapWith(Number);
  const [row] = await db
    .select({
      all: those('all'),
      new: those('new'),
      reported: those('reported'),
      waiting: those('waiting'),
      hidden: those('hidden'),
    })
    .from(voices);
  if (!row) throw new Error('nothing was counted');
  return row;
};
