import {
  type DocumentContent,
  documentKinds,
  documentSubjects,
} from '@haldi/contract/documents/document-content';
import { maxNumberLength } from '@haldi/contract/documents/document-number';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { orders } from '../tables.ts';

/** Append-only, enforced by a trigger. A correction is a credit note and a new document. */
export const documents = pgTable(
  'documents',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text({ enum: documentKinds }).notNull(),
    subject: text({ enum: documentSubjects }).notNull(),
    /** The year in which the financial year begins, on 1 April. */
    financialYear: smallint('financial_year').notNull(),
    /** Counts the documents of its kind in the financial year. */
    sequence: integer().notNull(),
    number: text().notNull(),
    /** In India. */
    issuedOn: date('issued_on', { mode: 'string' }).notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    /** In paise, tax included. */
    amount: integer().notNull(),
    /** The document that a credit note or refund voucher reduces. */
    refersTo: bigint('refers_to', { mode: 'number' }).references((): AnyPgColumn => documents.id),
    content: jsonb().$type<DocumentContent>().notNull(),
  },
  (table) => [
    index('documents_of_order').on(table.orderId),
    index('documents_by_day').on(table.issuedOn),
    unique('documents_sequence').on(table.financialYear, table.kind, table.sequence),
    unique('documents_number').on(table.financialYear, table.number),
    check('documents_amount', sql`${table.amount} > 0`),
    check('documents_counted_from_one', sql`${table.sequence} > 0`),
    check(
      'documents_number_length',
      sql`length(${table.number}) <= ${sql.raw(String(maxNumberLength))}`,
    ),
    check(
      'documents_financial_year',
      sql`${table.financialYear} = extract(year from ${table.issuedOn} - interval '3 months')`,
    ),
    check(
      'documents_refers_to',
      sql`(${table.refersTo} is not null) = (${table.kind} in ('credit_note', 'refund_voucher'))`,
    ),
    check(
      'documents_content',
      sql`${table.content} ->> 'number' = ${table.number} and ${table.content} ->> 'issuedOn' = ${table.issuedOn}::text`,
    ),
  ],
);
