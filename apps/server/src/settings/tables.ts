import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

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
    gaMeasurementId: text('ga_measurement_id'),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('settings_one_row', sql`${table.id} = 1`),
    check('settings_visiting_charge', sql`${table.visitingCharge} >= 0`),
  ],
);
