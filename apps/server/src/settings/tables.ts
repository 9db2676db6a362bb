import { parseTimeOfDay } from '@haldi/contract/kit/time-of-day';
import { defaultSettings as first } from '@haldi/contract/settings/default-settings';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

export const settings = pgTable(
  'settings',
  {
    id: integer().primaryKey().default(1),
    businessName: text('business_name').notNull().default(first.businessName),
    city: text().notNull().default(first.city),
    phone: text().notNull().default(first.phone),
    whatsappNumber: text('whatsapp_number').notNull().default(first.whatsappNumber),
    email: text().notNull().default(first.email),
    address: text().notNull().default(first.address),
    visitingCharge: integer('visiting_charge').notNull().default(first.visitingCharge),
    /** Null: no limit. */
    maxConcurrentVisits: integer('max_concurrent_visits'),
    /** Minutes since midnight. */
    starts: smallint('slots').array().notNull().default(first.slots.map(parseTimeOfDay)),
    travelWithinPincode: smallint('travel_within_pincode')
      .notNull()
      .default(first.travelWithinPincode),
    travelBetweenPincodes: smallint('travel_between_pincodes')
      .notNull()
      .default(first.travelBetweenPincodes),
    travelBetweenAreas: smallint('travel_between_areas')
      .notNull()
      .default(first.travelBetweenAreas),
    /** Hours before a visit. A fee of null is the visiting charge. */
    moveHours: smallint('move_hours').notNull().default(first.moveHours),
    freeCancelHours: smallint('free_cancel_hours').notNull().default(first.freeCancelHours),
    lateCancelFee: integer('late_cancel_fee'),
    noShowFee: integer('no_show_fee'),
    bookingHorizonDays: integer('booking_horizon_days').notNull().default(first.bookingHorizonDays),
    bookingNoticeMinutes: integer('booking_notice_minutes')
      .notNull()
      .default(first.bookingNoticeMinutes),
    /** 0 is Sunday. */
    closedWeekdays: smallint('closed_weekdays').array().notNull().default(first.closedWeekdays),
    closedDays: date('closed_days', { mode: 'string' }).array().notNull().default(first.closedDays),
    requiresStartCode: boolean('requires_start_code').notNull().default(first.requiresStartCode),
    staffIdleMinutes: smallint('staff_idle_minutes').notNull().default(first.staffIdleMinutes),
    gaMeasurementId: text('ga_measurement_id'),
    /** Null while the salon is being set up. */
    openedAt: timestamp('opened_at', { withTimezone: true }).defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    version: integer().notNull().default(1),
  },
  (table) => [
    check('settings_one_row', sql`${table.id} = 1`),
    check('settings_visiting_charge', sql`${table.visitingCharge} >= 0`),
    check(
      'settings_slots',
      sql`cardinality(${table.starts}) > 0 and 0 <= all (${table.starts}) and 1439 >= all (${table.starts})`,
    ),
    check(
      'settings_travel',
      sql`${table.travelWithinPincode} between 0 and 180 and ${table.travelBetweenPincodes} between 0 and 180 and ${table.travelBetweenAreas} between 0 and 180`,
    ),
    check(
      'settings_terms',
      sql`${table.moveHours} >= 0 and ${table.freeCancelHours} >= 0 and ${table.lateCancelFee} >= 0 and ${table.noShowFee} >= 0`,
    ),
    check('settings_seat_limit', sql`${table.maxConcurrentVisits} >= 0`),
    check('settings_booking_horizon', sql`${table.bookingHorizonDays} between 0 and 730`),
    check('settings_booking_notice', sql`${table.bookingNoticeMinutes} between 0 and 43200`),
    check('settings_staff_idle', sql`${table.staffIdleMinutes} between 15 and 720`),
    check(
      'settings_closed_weekdays',
      sql`${table.closedWeekdays} <@ array[0, 1, 2, 3, 4, 5, 6]::smallint[]`,
    ),
  ],
);
