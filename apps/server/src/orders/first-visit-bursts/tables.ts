import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { orders } from '../tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Kept for a week. */
export const firstVisitNetworks = pgTable(
  'first_visit_networks',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    network: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('first_visit_networks_by_network').on(table.network, table.createdAt)],
);

export const firstVisitBursts = pgTable(
  'order_bursts',
  {
    id: uuid().primaryKey(),
    network: text().notNull(),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
    settledBy: text('settled_by'),
  },
  (table) => [
    uniqueIndex('order_bursts_open').on(table.network).where(sql`${table.settledAt} is null`),
  ],
);
