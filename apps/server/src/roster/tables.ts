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
import { areas } from '../areas/tables.ts';
import { images } from '../platform/media/tables.ts';
import { skills } from '../skills/tables.ts';

/** The roster. */
export const beauticians = pgTable(
  'beauticians',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    phone: text().notNull().default(''),
    active: boolean().notNull().default(true),
    /** A line about her, for customers. */
    about: text().notNull().default(''),
    /** Her picture; null: none yet. */
    imageHash: text('image_hash').references(() => images.hash),
    /** Grows by one with every change. */
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    // Orders are assigned by name, so a name means one person.
    uniqueIndex('beauticians_name').on(sql`lower(${table.name})`),
    index('beauticians_by_image').on(table.imageHash),
    check('beauticians_named', sql`${table.name} <> '' and lower(${table.name}) <> 'none'`),
  ],
);

const beauticianId = () =>
  integer('beautician_id')
    .notNull()
    .references(() => beauticians.id, { onDelete: 'cascade' });

/** What she can do; without a row: everything. A skill on somebody's list cannot be removed. */
export const beauticianSkills = pgTable(
  'beautician_skills',
  {
    beauticianId: beauticianId(),
    skillId: integer('skill_id')
      .notNull()
      .references(() => skills.id),
  },
  (table) => [
    primaryKey({ columns: [table.beauticianId, table.skillId] }),
    index('beautician_skills_by_skill').on(table.skillId),
  ],
);

/** Where she goes; without a row: everywhere. */
export const beauticianAreas = pgTable(
  'beautician_areas',
  {
    beauticianId: beauticianId(),
    areaId: integer('area_id')
      .notNull()
      .references(() => areas.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.beauticianId, table.areaId] }),
    index('beautician_areas_by_area').on(table.areaId),
  ],
);

/** When she works, by day of the week (0 is Sunday) in minutes since midnight. */
export const workingHours = pgTable(
  'working_hours',
  {
    beauticianId: beauticianId(),
    weekday: smallint().notNull(),
    fromMinute: smallint('from_minute').notNull(),
    toMinute: smallint('to_minute').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.beauticianId, table.weekday] }),
    check('working_hours_weekday', sql`${table.weekday} between 0 and 6`),
    check(
      'working_hours_span',
      sql`${table.fromMinute} >= 0 and ${table.fromMinute} < ${table.toMinute} and ${table.toMinute} <= 1440`,
    ),
  ],
);

/** When she does not, all the same: a whole day is 0 to 1440. */
export const timeOff = pgTable(
  'time_off',
  {
    beauticianId: beauticianId(),
    day: date({ mode: 'string' }).notNull(),
    fromMinute: smallint('from_minute').notNull(),
    toMinute: smallint('to_minute').notNull(),
    note: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.beauticianId, table.day, table.fromMinute] }),
    index('time_off_by_day').on(table.day),
    check(
      'time_off_span',
      sql`${table.fromMinute} >= 0 and ${table.fromMinute} < ${table.toMinute} and ${table.toMinute} <= 1440`,
    ),
  ],
);
