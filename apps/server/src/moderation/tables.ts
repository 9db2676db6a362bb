import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables.ts';
import { posts } from '../blog/tables.ts';
import { reviews } from '../reviews/tables.ts';

export const contentReports = pgTable(
  'content_reports',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    reviewId: text('review_id').references(() => reviews.id, { onDelete: 'cascade' }),
    postId: text('post_id').references(() => posts.id, { onDelete: 'cascade' }),
    reason: text().notNull(),
    note: text().notNull().default(''),
    /** Null: a visitor. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Tells reporters of this entry apart without identifying them. */
    reporter: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [
    unique('content_reports_once_a_review').on(table.reviewId, table.reporter),
    unique('content_reports_once_a_post').on(table.postId, table.reporter),
    index('content_reports_of_user').on(table.userId),
    check('content_reports_about_one', sql`num_nonnulls(${table.reviewId}, ${table.postId}) = 1`),
    check('content_reports_note', sql`length(${table.note}) <= 500`),
  ],
);
