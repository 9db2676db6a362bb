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

/** How far a visit has come on its day; a row from the first press on. */
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
    /** What the customer reads out at the door; null: nobody has asked for it yet. */
    startCode: text('start_code'),
    wrongCodes: smallint('wrong_codes').notNull().default(0),
    /** The last wrong one: sent again it counts once. */
    wrongAttempt: uuid('wrong_attempt'),
  },
  (table) => [
    check('visit_progress_done', sql`${table.doneAt} is null or ${table.startedAt} is not null`),
    check('visit_progress_code', sql`${table.startCode} ~ '^[0-9]{4}$'`),
    check('visit_progress_late', sql`${table.lateMinutes} between 0 and 180`),
  ],
);

/** Visits that somebody has given back: the plan does not send her there. */
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

/** On which days whose number and address were shown to whom. */
export const contactViews = pgTable(
  'contact_looks',
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
