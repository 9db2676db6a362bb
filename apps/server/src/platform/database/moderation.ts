import { boolean, text, timestamp } from 'drizzle-orm/pg-core';

/** What the salon decided about something that a customer wrote for everybody to read. */
export const moderation = {
  /** Null: everybody may read it. */
  hiddenAt: timestamp('hidden_at', { withTimezone: true }),
  /** No foreign key: what was decided outlives the account of whoever decided it. */
  hiddenBy: text('hidden_by'),
  hiddenReason: text('hidden_reason'),
  /** It was hidden because the account was blocked: unblocking may bring it back. */
  hiddenByBlock: boolean('hidden_by_block').notNull().default(false),
  /** When the salon last looked at it; null or before its last change: it is new. */
  seenAt: timestamp('seen_at', { withTimezone: true }),
};
