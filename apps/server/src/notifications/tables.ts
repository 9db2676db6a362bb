import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables.ts';

/**
 * How far each admin has read. The notifications themselves are not stored: they are the orders,
 * cancellations and reviews, so that nothing can be missing or left over.
 */
export const notificationMarks = pgTable('notification_marks', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  readUntil: timestamp('read_until', { withTimezone: true }).notNull(),
});
