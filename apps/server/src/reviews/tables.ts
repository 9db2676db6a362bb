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

export const reviews = pgTable(
  'reviews',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The timestamp number that the client drew. */
    clientId: bigint('client_id', { mode: 'number' }).notNull(),
    comment: text().notNull(),
    rating: smallint().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('reviews_one_each').on(table.userId),
    index('reviews_by_age').on(table.createdAt, table.id),
    index('reviews_by_rating').on(table.rating, table.createdAt),
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
    check('reviews_comment', sql`length(${table.comment}) between 1 and 1000`),
  ],
);
