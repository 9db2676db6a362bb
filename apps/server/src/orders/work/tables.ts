import { sql } from 'drizzle-orm';
import {
  check,
  date,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../../accounts/tables.ts';
import { beauticians } from '../../roster/tables.ts';
import { orders } from '../tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** One row per visit, from the first button pressed. */
export const visitProgress = pgTable(
  'visit_progress',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    onTheWayAt: instant('on_the_way_at'),
    arrivedAt: instant('arrived_at'),
    startedAt: instant('started_at'),
    doneAt: instant('done_at'),
    lateMinutes: smallint('late_minutes'),
    startCode: text('start_code'),
    wrongCodes: smallint('wrong_codes').notNull().default(0),
    /** The last wrong attempt; a repeat is not counted again. */
    wrongAttempt: uuid('wrong_attempt'),
  },
  (table) => [
    check('visit_progress_done', sql`${table.doneAt} is null or ${table.startedAt} is not null`),
    check('visit_progress_code', sql`${table.startCode} ~ '^[0-9]{4}$'`),
    check('visit_progress_late', sql`${table.lateMinutes} between 0 and 180`),
  ],
);

/** Visits that a beautician declined; the plan does not assign them to that beautician again. */
export const declinedVisits = pgTable(
  'visit_refusals',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    beauticianId: integer('beautician_id')
      .notNull()
      .references(() => beauticians.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.beauticianId] })],
);

/** The days on which customers’ contact details were shown to a beautician. */
export const contactViews = pgTable(
  'contact_views',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.userId, table.day] })],
);
