import { type SQL, sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { coupons } from '../coupons/tables.ts';
import { orders } from '../tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** As entered; what a discount is worth follows the services of its order. */
export const orderDiscounts = pgTable(
  'order_discounts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    percent: integer(),
    /** In rupees. */
    amount: integer(),
    /** In rupees. Null: no limit. */
    ceiling: integer(),
    /** The services that it applies to. Null: all. */
    services: text().array(),
    /** Null: given by staff. */
    couponId: integer('coupon_id').references(() => coupons.id),
    code: text(),
    /** Empty: a coupon. */
    reason: text().notNull(),
    /** Not a foreign key, because discounts stay when an account is deleted. Null: the customer. */
    givenBy: text('given_by'),
    givenAt: instant('given_at').notNull(),
    /** Null: it counts. */
    removedAt: instant('removed_at'),
    removedBy: text('removed_by'),
  },
  (table) => [
    index('order_discounts_active').on(table.orderId).where(sql`${table.removedAt} is null`),
    check(
      'order_discounts_terms',
      sql`(${table.percent} between 1 and 100 and ${table.amount} is null) or (${table.amount} > 0 and ${table.percent} is null)`,
    ),
    index('order_discounts_of_coupon').on(table.couponId).where(sql`${table.removedAt} is null`),
    check(
      'order_discounts_source',
      sql`(${table.couponId} is null) = (${table.code} is null) and (${table.couponId} is not null or (${table.ceiling} is null and ${table.services} is null and ${table.givenBy} is not null))`,
    ),
    check(
      'order_discounts_removal',
      sql`(${table.removedAt} is null) = (${table.removedBy} is null)`,
    ),
  ],
);

export const isActiveDiscount: SQL = sql`${orderDiscounts.removedAt} is null`;
