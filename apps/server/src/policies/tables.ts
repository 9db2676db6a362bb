import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * The owner's texts. An empty text means the default; the row stays, so that its version only
 * grows.
 */
export const policyEdits = pgTable(
  'policy_edits',
  {
    kind: text({ enum: ['privacy', 'terms', 'refunds'] }).primaryKey(),
    text: text().notNull(),
    /** The default text at the time of the edit. */
    defaultText: text('default_text').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [check('policy_edits_kind', sql`${table.kind} in ('privacy', 'terms', 'refunds')`)],
);

/** Append-only. */
export const policyTexts = pgTable(
  'policy_texts',
  {
    hash: text().primaryKey(),
    kind: text({ enum: ['privacy', 'terms', 'refunds'] }).notNull(),
    text: text().notNull(),
  },
  (table) => [check('policy_texts_kind', sql`${table.kind} in ('privacy', 'terms', 'refunds')`)],
);

/** Append-only. A text that comes back gets another row. */
export const policyPublications = pgTable(
  'policy_publications',
  {
    kind: text({ enum: ['privacy', 'terms', 'refunds'] }).notNull(),
    /** Consecutive per kind. The key makes concurrent publications conflict. */
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
