import type { LogoProperties } from '@haldi/contract/branding/schema';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { images } from '../platform/media/tables.ts';

const version = () => integer().notNull().default(1);
const updatedAt = () => timestamp('updated_at', { withTimezone: true }).notNull().defaultNow();

export const branding = pgTable(
  'branding',
  {
    id: integer().primaryKey().default(1),
    /** Name of a palette, or `#rrggbb` from which one is derived. */
    palette: text().notNull().default('turmeric'),
    logoHash: text('logo_hash').references(() => images.hash),
    logoFacts: jsonb('logo_facts').$type<LogoProperties>(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    check('brand_look_one_row', sql`${table.id} = 1`),
    check('brand_look_palette', sql`${table.palette} ~ '^(#[0-9a-f]{6}|[a-z]+)$'`),
  ],
);

/** One row. Null means the default text. */
export const siteText = pgTable(
  'site_text',
  {
    id: integer().primaryKey().default(1),
    words: jsonb().notNull().default({}),
    hours: jsonb(),
    links: jsonb().notNull().default([]),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [check('brand_words_one_row', sql`${table.id} = 1`)],
);
