import { customType, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Keyed by a hash of the stored files. Foreign keys keep pictures in use from being deleted. */
export const images = pgTable('images', {
  hash: text().primaryKey(),
  small: bytes().notNull(),
  large: bytes().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
