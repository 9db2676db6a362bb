import { sql } from 'drizzle-orm';
import { check, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
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
  },
  (table) => [
    check('visit_progress_done', sql`${table.doneAt} is null or ${table.startedAt} is not null`),
    check('visit_progress_code', sql`${table.startCode} ~ '^[0-9]{4}$'`),
    check('visit_progress_late', sql`${table.lateMinutes} between 0 and 180`),
  ],
);
