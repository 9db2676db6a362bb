import {
  defaultTallyLedgers,
  type TallyLedgers,
} from '@haldi/contract/accounting/tally/tally-ledgers';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';

/** One row. */
export const accountingSettings = pgTable(
  'accounting_settings',
  {
    id: integer().primaryKey().default(1),
    tallyLedgers: jsonb('tally_ledgers')
      .$type<TallyLedgers>()
      .notNull()
      .default(defaultTallyLedgers),
    version: integer().notNull().default(1),
  },
  (table) => [check('accounting_settings_one_row', sql`${table.id} = 1`)],
);
