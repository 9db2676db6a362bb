import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

export const areas = pgTable(
  'areas',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    /** In rupees. */
    visitingCharge: integer('visiting_charge').notNull(),
    /** In rupees. */
    minimumOrder: integer('minimum_order').notNull().default(0),
    /** 0 is Sunday. */
    weekdays: smallint().array().notNull(),
    travelMinutesWithin: smallint('travel_minutes_within').notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('areas_name').on(sql`lower(${table.name})`),
    check('areas_charge', sql`${table.visitingCharge} >= 0 and ${table.minimumOrder} >= 0`),
    check('areas_travel', sql`${table.travelMinutesWithin} between 0 and 180`),
    check(
      'areas_weekdays',
      sql`cardinality(${table.weekdays}) > 0 and ${table.weekdays} <@ array[0, 1, 2, 3, 4, 5, 6]::smallint[]`,
    ),
  ],
);

const areaId = (name = 'area_id') =>
  integer(name)
    .notNull()
    .references(() => areas.id, { onDelete: 'cascade' });

export const areaPincodes = pgTable(
  'area_pincodes',
  { pincode: text().primaryKey(), areaId: areaId() },
  (table) => [
    index('area_pincodes_by_area').on(table.areaId),
    check('area_pincodes_digits', sql`${table.pincode} ~ '^[1-9][0-9]{5}$'`),
  ],
);

/** The smaller id is stored first. */
export const areaTravel = pgTable(
  'area_travel',
  {
    areaId: areaId(),
    otherId: areaId('other_id'),
    minutes: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.areaId, table.otherId] }),
    index('area_travel_by_other').on(table.otherId),
    check('area_travel_order', sql`${table.areaId} < ${table.otherId}`),
    check('area_travel_minutes', sql`${table.minutes} between 0 and 180`),
  ],
);

export const waitingListEntries = pgTable(
  'area_requests',
  {
    pincode: text().notNull(),
    mobileNumber: text('mobile_number').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pincode, table.mobileNumber] }),
    index('area_requests_by_age').on(table.createdAt),
  ],
);
