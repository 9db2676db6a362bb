import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const services = pgTable(
  'services',
  {
    id: text().primaryKey(),
    dataSet: text('data_set').notNull(),
    name: text().notNull(),
    description: text().notNull(),
    image: text().notNull(),
    /** Whole rupees, what is charged. */
    price: integer().notNull(),
    /** Whole rupees, shown struck through. */
    offerprice: integer().notNull(),
    /** Minutes. */
    duration: integer().notNull(),
    /** Place within its data set. */
    position: integer().notNull(),
    hidden: boolean().notNull().default(false),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('services_by_place').on(table.dataSet, table.position),
    check('services_price', sql`${table.price} > 0 and ${table.offerprice} >= ${table.price}`),
    check('services_duration', sql`${table.duration} between 5 and 600`),
  ],
);
