import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** The roster. A slot of a day has as many seats as there are beauticians at work that day. */
export const beauticians = pgTable(
  'beauticians',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    phone: text().notNull().default(''),
    /** Admin categories of the work she does. */
    categories: text().array().notNull().default([]),
    /** Days of the week; 0 is Sunday. */
    workingDays: smallint('working_days').array().notNull().default([0, 1, 2, 3, 4, 5, 6]),
    active: boolean().notNull().default(true),
    /** Grows by one with every change. */
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    // Orders are assigned by name, so a name means one person.
    uniqueIndex('beauticians_name').on(sql`lower(${table.name})`),
    check('beauticians_named', sql`${table.name} <> '' and lower(${table.name}) <> 'none'`),
    check(
      'beauticians_working_days',
      sql`${table.workingDays} <@ array[0, 1, 2, 3, 4, 5, 6]::smallint[]`,
    ),
  ],
);

export const daysOff = pgTable(
  'days_off',
  {
    beauticianId: integer('beautician_id')
      .notNull()
      .references(() => beauticians.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    note: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.beauticianId, table.day] }),
    index('days_off_by_day').on(table.day),
  ],
);
