import { feeKinds } from '@haldi/contract/orders/fee';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { orders } from '../tables.ts';

/** Fees in addition to the total; deleted when the order is reopened. */
export const orderFees = pgTable(
  'order_fees',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text({ enum: feeKinds }).notNull(),
    amount: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    isWaived: boolean('is_waived').notNull().default(false),
    /** Why it was waived. */
    reason: text().notNull().default(''),
    /** The later order that the fee was added to. */
    movedTo: uuid('moved_to').references(() => orders.id),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.kind] }),
    check('order_fees_amount', sql`${table.amount} > 0`),
    check('order_fees_outcome', sql`not ${table.isWaived} or ${table.movedTo} is null`),
    index('order_fees_moved').on(table.movedTo).where(sql`${table.movedTo} is not null`),
  ],
);
