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

export const beauticians = pgTable(
  'beauticians',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    phone: text().notNull().default(''),
    active: boolean().notNull().default(true),
    about: text().notNull().default(''),
    imageHash: text('image_hash').references(() => images.hash),
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    // Orders are assigned by name, so names are unique.
    uniqueIndex('beauticians_name').on(sql`lower(${table.name})`),
    index('beauticians_by_image').on(table.imageHash),
    check('beauticians_named', sql`${table.name} <> '' and lower(${table.name}) <> 'none'`),
  ],
);

const beauticianId = () =>
  integer('beautician_id')
    .notNull()
    .references(() => beauticians.id, { onDelete: 'cascade' });

/** No row: all skills. The foreign key prevents removing a skill in use. */
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

/** No row: all areas. */
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

/** In minutes since midnight; weekday 0 is Sunday. */
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

/** A whole day is 0 to 1440. */
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
