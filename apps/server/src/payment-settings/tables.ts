import type { AdvanceRules } from '@haldi/contract/payment-settings/advance-rules';
import { defaultPaymentSettings } from '@haldi/contract/payment-settings/desk/schema';
import {
  type VisitPaymentMethod,
  visitPaymentMethods,
} from '@haldi/contract/payment-settings/payment-methods';
import type { UpiPayee } from '@haldi/contract/payment-settings/upi-payee-and-link';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

const methodList = sql.raw(visitPaymentMethods.map((method) => `'${method}'`).join(', '));

/** One row. */
export const paymentSettings = pgTable(
  'payment_settings',
  {
    id: integer().primaryKey().default(1),
    methods: text()
      .array()
      .$type<VisitPaymentMethod[]>()
      .notNull()
      .default(defaultPaymentSettings.methods),
    upi: jsonb().$type<UpiPayee>(),
    /** Rupees. */
    deskRefundLimit: integer('desk_refund_limit')
      .notNull()
      .default(defaultPaymentSettings.deskRefundLimit),
    deskDiscountPercent: integer('desk_discount_percent')
      .notNull()
      .default(defaultPaymentSettings.deskDiscountPercent),
    /** Rupees. */
    deskDiscountLimit: integer('desk_discount_limit')
      .notNull()
      .default(defaultPaymentSettings.deskDiscountLimit),
    /** Null: no advance is asked for. */
    advance: jsonb().$type<AdvanceRules>(),
    version: integer().notNull().default(1),
  },
  (table) => [
    check('payment_settings_one_row', sql`${table.id} = 1`),
    check(
      'payment_settings_methods',
      sql`cardinality(${table.methods}) > 0 and ${table.methods} <@ array[${methodList}]`,
    ),
    check('payment_settings_refund_limit', sql`${table.deskRefundLimit} >= 0`),
    check(
      'payment_settings_discount_limit',
      sql`${table.deskDiscountPercent} between 0 and 100 and ${table.deskDiscountLimit} >= 0`,
    ),
  ],
);
