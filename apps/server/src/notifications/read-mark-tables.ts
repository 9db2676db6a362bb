import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables.ts';

/**
 * How far each admin has read. Notifications are not stored: they are read from orders,
 * cancellations and reviews.
 */
export const notificationMarks = pgTable('notification_marks', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  readUntil: timestamp('read_until', { withTimezone: true }).notNull(),
});
