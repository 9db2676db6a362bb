import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

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

/** Every text that was published or agreed to, under its hash. Only grows. */
export const policyTexts = pgTable(
  'policy_texts',
  {
    hash: text().primaryKey(),
    kind: text({ enum: ['privacy', 'terms', 'refunds'] }).notNull(),
    text: text().notNull(),
  },
  (table) => [check('policy_texts_kind', sql`${table.kind} in ('privacy', 'terms', 'refunds')`)],
);

/** Which text is in force since when; a text that comes back has another row. Only grows. */
export const policyPublications = pgTable(
  'policy_publications',
  {
    kind: text({ enum: ['privacy', 'terms', 'refunds'] }).notNull(),
    /** 1, 2, 3, … of each kind: of two who publish at once one is first. */
    number: integer().notNull(),
    hash: text()
      .notNull()
      .references(() => policyTexts.hash),
    since: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.number] }),
    check('policy_publications_kind', sql`${table.kind} in ('privacy', 'terms', 'refunds')`),
  ],
);
