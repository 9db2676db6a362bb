import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

export const pageViews = pgTable(
  'page_views',
  {
    day: date({ mode: 'string' }).notNull(),
    page: text().notNull(),
    views: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.page] })],
);
