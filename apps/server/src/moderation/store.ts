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
  ).as('content');

type ContentRows = ReturnType<typeof allContent>;

const viewConditions = (content: ContentRows): Record<ModerationView, SQL | undefined> => ({
  all: undefined,
  new: sql`(${content.seenAt} is null or ${content.seenAt} < ${content.updatedAt})`,
  reported: sql`${content.reportCount} > 0`,
  waiting: sql`(${content.kind} = 'review' and ${content.answer} is null and ${content.hiddenAt} is null)`,
  hidden: sql`${content.hiddenAt} is not null`,
});

export type ModerationQuery = {
  view: ModerationView;
  search?: string | undefined;
  after?: CursorPosition | undefined;
  limit: number;
};

const rowsWhere = (db: Db, content: ContentRows, where: SQL | undefined, limit: number) =>
  db
    .select({
      kind: content.kind,
      id: content.id,
      userId: content.userId,
      username: users.username,
      status: users.status,
      title: content.title,
      text: content.text,
      imageHash: content.imageHash,
      imagePath: content.imagePath,
      rating: content.rating,
      isVerified: content.isVerified,
      answer: content.answer,
      answeredAt: content.answeredAt,
      answeredBy: content.answeredBy,
      reportCount: content.reportCount,
      createdAt: content.createdAt,
      updatedAt: content.updatedAt,
      hiddenAt: content.hiddenAt,
      hiddenBy: content.hiddenBy,
      hiddenReason: content.hiddenReason,
      hiddenByBlock: content.hiddenByBlock,
      seenAt: content.seenAt,
    })
    .from(content)
    .innerJoin(users, eq(users.id, content.userId))
    .where(where)
    .orderBy(desc(content.createdAt), desc(content.id))
    .limit(limit);

export type ModerationRow = Awaited<ReturnType<typeof rowsWhere>>[number];

export const listModerationRows = (db: Db, { view, search, after, limit }: ModerationQuery) => {
  const content = allContent(db);
  const pattern = search && containsPattern(search);
  return rowsWhere(
    db,
    content,
    and(
      viewConditions(content)[view],
      pattern
        ? or(
            ilike(content.text, pattern),
            ilike(content.title, pattern),
            ilike(users.username, pattern),
          )
        : undefined,
      after &&
        sql`(${content.createdAt}, ${content.id}) < (${after.createdAt}::timestamptz, ${after.id}::text)`,
    ),
    limit,
  );
};

export const findModerationRow = async (
  db: Db,
  kind: ContentKind,
  id: string,
): Promise<ModerationRow | undefined> => {
  const content = allContent(db);
  const [row] = await rowsWhere(db, content, and(eq(content.kind, kind), eq(content.id, id)), 1);
  return row;
};

export const countByView = async (db: Db): Promise<Record<ModerationView, number>> => {
  const content = allContent(db);
  const view = viewConditions(content);
  const countOf = (of: ModerationView): SQL<number> =>
    sql<number>`count(*) filter (where ${view[of] ?? sql`true`})`.mapWith(Number);
  const [row] = await db
    .select({
      all: countOf('all'),
      new: countOf('new'),
      reported: countOf('reported'),
      waiting: countOf('waiting'),
      hidden: countOf('hidden'),
    })
    .from(content);
  if (!row) throw new Error('nothing was counted');
  return row;
};
