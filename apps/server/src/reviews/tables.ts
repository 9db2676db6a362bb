import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables.ts';
import { isCompletedVisit, orders } from '../orders/tables.ts';
import { createDeletedHiddenContentTable } from '../platform/database/deleted-hidden-content.ts';
import { moderationColumns } from '../platform/database/moderation-columns.ts';

export const reviews = pgTable(
  'reviews',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clientId: bigint('client_id', { mode: 'number' }).notNull(),
    comment: text().notNull(),
    rating: smallint().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    ...moderationColumns,
    hiddenBy: text('hidden_by').references(() => users.id, { onDelete: 'set null' }),
    answer: text(),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    answeredBy: text('answered_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('reviews_one_each').on(table.userId),
    index('reviews_by_age').on(table.createdAt, table.id),
    index('reviews_by_rating').on(table.rating, table.createdAt),
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
    check('reviews_comment', sql`length(${table.comment}) between 1 and 1000`),
    check('reviews_hidden', sql`(${table.hiddenAt} is null) = (${table.hiddenReason} is null)`),
    check('reviews_answer', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
  ],
);

/** The author had a completed visit. Columns are qualified, since both tables have a `user_id`. */
export const isVerifiedReview = sql<boolean>`exists (
  select from ${orders}
  where ${orders}.user_id = ${reviews}.user_id and ${isCompletedVisit(orders)}
)`;

export const deletedHiddenReviews = createDeletedHiddenContentTable(
  'deleted_hidden_reviews',
  () => users.id,
);
