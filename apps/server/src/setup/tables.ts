import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const setupSteps = pgTable('setup_steps', {
  step: text().primaryKey(),
  doneAt: timestamp('done_at', { withTimezone: true }).notNull(),
});
