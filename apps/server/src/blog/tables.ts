import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables.ts';
import { createDeletedHiddenContentTable } from '../platform/database/deleted-hidden-content.ts';
import { moderationColumns } from '../platform/database/moderation-columns.ts';
import { images } from '../platform/media/tables.ts';

export const posts = pgTable(
  'blog_posts',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    content: text().notNull(),
    category: text().notNull(),
    imageHash: text('image_hash').references(() => images.hash),
    /** A picture that ships with the product. */
    imagePath: text('image_path'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    ...moderationColumns,
    hiddenBy: text('hidden_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('blog_posts_one_each').on(table.userId),
    index('blog_posts_by_age').on(table.createdAt, table.id),
    index('blog_posts_by_image').on(table.imageHash),
    check('blog_posts_title', sql`length(${table.title}) between 1 and 120`),
    check('blog_posts_content', sql`length(${table.content}) between 1 and 20000`),
    check('blog_posts_image', sql`${table.imageHash} is null or ${table.imagePath} is null`),
    check('blog_posts_hidden', sql`(${table.hiddenAt} is null) = (${table.hiddenReason} is null)`),
  ],
);

export const deletedHiddenPosts = createDeletedHiddenContentTable(
  'deleted_hidden_posts',
  () => users.id,
);
