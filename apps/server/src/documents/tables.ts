import {
  type DocumentSettings,
  defaultDocumentSettings,
  taxSchemes,
} from '@haldi/contract/documents/desk/schema';
import { documentKinds } from '@haldi/contract/documents/document-content';
import type { GstStateCode } from '@haldi/contract/documents/gst-states';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

/** One row. */
export const documentSettings = pgTable(
  'document_settings',
  {
    id: integer().primaryKey().default(1),
    scheme: text({ enum: taxSchemes }).notNull().default(defaultDocumentSettings.scheme),
    gstin: text(),
    legalName: text('legal_name').notNull().default(''),
    address: text().notNull().default(''),
    state: text().$type<GstStateCode>(),
    taxGroups: jsonb('tax_groups')
      .$type<DocumentSettings['taxGroups']>()
      .notNull()
      .default(defaultDocumentSettings.taxGroups),
    prefixes: jsonb()
      .$type<DocumentSettings['prefixes']>()
      .notNull()
      .default(defaultDocumentSettings.prefixes),
    digits: smallint().notNull().default(defaultDocumentSettings.digits),
    version: integer().notNull().default(1),
  },
  (table) => [
    check('document_settings_one_row', sql`${table.id} = 1`),
    check(
      'document_settings_registered',
      sql`${table.scheme} = 'unregistered' or (${table.gstin} is not null and left(${table.gstin}, 2) = ${table.state})`,
    ),
  ],
);

/**
 * The last number of each kind of document in a financial year. A sequence would leave gaps when a
 * transaction is rolled back.
 */
export const documentCounters = pgTable(
  'document_counters',
  {
    kind: text({ enum: documentKinds }).notNull(),
    /** The year in which the financial year begins, on 1 April. */
    financialYear: smallint('financial_year').notNull(),
    last: integer().notNull(),
    /** All that this kind has used in the year; no other kind may use them as well. */
    prefixes: text().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.financialYear, table.kind] }),
    check('document_counters_last', sql`${table.last} > 0`),
  ],
);
