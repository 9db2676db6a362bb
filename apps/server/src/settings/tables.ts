import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** One row: everything of the business that is a setting. */
export const settings = pgTable(
  'settings',
  {
    id: integer().primaryKey().default(1),
    businessName: text('business_name').notNull().default('Haldi Home Salon'),
    city: text().notNull().default('Pune'),
    phone: text().notNull().default('9000000000'),
    whatsappNumber: text('whatsapp_number').notNull().default('9000000000'),
    email: text().notNull().default('hello@haldi.example'),
    address: text().notNull().default('Lane 5, Koregaon Park, Pune 411001'),
    visitingCharge: integer('visiting_charge').notNull().default(100),
    /** The most seats a slot has, however many beauticians are at work; null: no such limit. */
    seatLimit: integer('seat_limit'),
    bookingHorizonDays: integer('booking_horizon_days').notNull().default(90),
    bookingNoticeMinutes: integer('booking_notice_minutes').notNull().default(0),
    /** Days of the week without visits; 0 is Sunday. */
    closedWeekdays: smallint('closed_weekdays').array().notNull().default([]),
    closedDays: date('closed_days', { mode: 'string' }).array().notNull().default([]),
    gaMeasurementId: text('ga_measurement_id'),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** Grows by one with every save. */
    version: integer().notNull().default(1),
  },
  (table) => [
    check('settings_one_row', sql`${table.id} = 1`),
    check('settings_visiting_charge', sql`${table.visitingCharge} >= 0`),
    check('settings_seat_limit', sql`${table.seatLimit} >= 0`),
    check('settings_booking_horizon', sql`${table.bookingHorizonDays} between 0 and 730`),
    check('settings_booking_notice', sql`${table.bookingNoticeMinutes} between 0 and 43200`),
    check(
      'settings_closed_weekdays',
      sql`${table.closedWeekdays} <@ array[0, 1, 2, 3, 4, 5, 6]::smallint[]`,
    ),
  ],
);
