import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';

/**
 * One counter a slot and day, made when its first seat is taken. Only the triggers of `orders`
 * write here: see the migration `orders-rules`.
 */
export const slotSeats = pgTable(
  'slot_seats',
  {
    day: date({ mode: 'string' }).notNull(),
    /** 0 to 7: the place among the slots of the contract. */
    slot: smallint().notNull(),
    booked: integer().notNull(),
    /** The seats there were when the last one was taken; the day may have fewer by now. */
    capacity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.slot] }),
    check('slot_seats_slot', sql`${table.slot} between 0 and 7`),
    check('slot_seats_booked', sql`${table.booked} between 0 and ${table.capacity}`),
  ],
);
