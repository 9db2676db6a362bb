import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * What the owner wrote in place of the text that is made from the settings; empty: that one stands
 * again. The row stays, so that its version only grows.
 */
export const policyEdits = pgTable(
  'policy_edits',
  {
    kind: text({ enum: ['privacy', 'terms', 'refunds'] }).primaryKey(),
    text: text().notNull(),
    /** The text made from the settings as it was then. */
    defaultText: text('default_text').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [check('policy_edits_kind', sql`${table.kind} in ('privacy', 'terms', 'refunds')`)],
);

/**
 * Every text that was published or agreed to, under its hash. Append only: see
 * `migrations/additions.sql`.
 */
export const policyTexts = pgTable(
  'policy_texts',
  {
    hash: text().primaryKey(),
    kind: text({ enum: ['privacy', 'terms', 'refunds'] }).notNull(),
    text: text().notNull(),
    /** When it was first agreed to or published. */
    since: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('policy_texts_by_kind').on(table.kind, table.since),
    check('policy_texts_kind', sql`${table.kind} in ('privacy', 'terms', 'refunds')`),
  ],
);
