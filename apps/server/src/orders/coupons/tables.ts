import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Only `is_paused` changes, so that a coupon is what was announced. */
export const coupons = pgTable(
  'coupons',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    code: text().notNull().unique(),
    percent: integer(),
    /** In rupees, as `ceiling` and `minimum_order`. */
    amount: integer(),
    ceiling: integer(),
    minimumOrder: integer('minimum_order').notNull(),
    firstVisitOnly: boolean('first_visit_only').notNull(),
    startsOn: date('starts_on', { mode: 'string' }),
    endsOn: date('ends_on', { mode: 'string' }),
    maxUses: integer('max_uses'),
    usesPerCustomer: integer('uses_per_customer'),
    /** Keys of sections, and services; both empty: all services. */
    sections: text().array().notNull(),
    services: text().array().notNull(),
    isPaused: boolean('is_paused').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('coupons_code', sql`${table.code} ~ '^[A-Z0-9]{3,20}$'`),
    check(
      'coupons_terms',
      sql`(${table.percent} between 1 and 100 and ${table.amount} is null) or (${table.amount} > 0 and ${table.percent} is null and ${table.ceiling} is null)`,
    ),
    check(
      'coupons_limits',
      sql`${table.minimumOrder} >= 0 and ${table.ceiling} > 0 and ${table.maxUses} > 0 and ${table.usesPerCustomer} > 0`,
    ),
    check('coupons_days', sql`${table.startsOn} <= ${table.endsOn}`),
  ],
);
