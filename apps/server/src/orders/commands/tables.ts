import { feeKinds } from '@haldi/contract/orders/fee';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
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
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.kind] }),
    check('order_fees_amount', sql`${table.amount} > 0`),
  ],
);
