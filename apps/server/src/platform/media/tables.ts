import { customType, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * Uploaded pictures, under the hash of what they became. Features refer to them with a foreign key:
 * that key is what keeps a picture in use from being removed.
 */
export const images = pgTable('images', {
  hash: text().primaryKey(),
  small: bytes().notNull(),
  large: bytes().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
