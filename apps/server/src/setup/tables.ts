import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The steps of the set-up that the owner has gone through. */
export const setupSteps = pgTable('setup_steps', {
  step: text().primaryKey(),
  doneAt: timestamp('done_at', { withTimezone: true }).notNull(),
});
