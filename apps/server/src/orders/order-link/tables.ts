import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { orders } from '../tables.ts';

/** Anyone with the secret can see the order without an account. */
export const orderLinks = pgTable('order_links', {
  orderId: uuid('order_id')
    .primaryKey()
    .references(() => orders.id),
  secret: text().notNull().unique(),
});
