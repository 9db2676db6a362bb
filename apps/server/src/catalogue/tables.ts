import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { images } from '../platform/media/tables.ts';
import { skills } from '../skills/tables.ts';

export const menuPages = pgTable(
  'menu_pages',
  {
    slug: text().primaryKey(),
    name: text().notNull(),
    adminCategory: text('admin_category').notNull(),
    scene: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    uniqueIndex('menu_pages_name').on(sql`lower(${table.name})`),
    check('menu_pages_slug', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
  ],
);

export const menuSections = pgTable(
  'menu_sections',
  {
    key: text().primaryKey(),
    page: text()
      .notNull()
      .references(() => menuPages.slug),
    name: text().notNull(),
    /** File name under `/Json Files/`. */
    file: text().notNull().unique(),
    position: integer().notNull(),
  },
  (table) => [
    index('menu_sections_of_page').on(table.page, table.position),
    uniqueIndex('menu_sections_name').on(sql`lower(${table.name})`),
    check('menu_sections_key', sql`${table.key} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
  ],
);

export const services = pgTable(
  'services',
  {
    id: text().primaryKey(),
    dataSet: text('data_set')
      .notNull()
      .references(() => menuSections.key),
    skillId: integer('skill_id')
      .notNull()
      .references(() => skills.id),
    name: text().notNull(),
    description: text().notNull(),
    image: text().notNull(),
    /** An uploaded picture, which has priority over `image`. */
    imageHash: text('image_hash').references(() => images.hash),
    /** In rupees. */
    price: integer().notNull(),
    /** In rupees, shown struck through. */
    offerprice: integer().notNull(),
    /** In minutes. */
    duration: integer().notNull(),
    position: integer().notNull(),
    hidden: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('services_by_place').on(table.dataSet, table.position),
    index('services_by_image').on(table.imageHash),
    index('services_by_skill').on(table.skillId),
    // Customers choose services by name, so a name is unique within its list.
    uniqueIndex('services_name').on(table.dataSet, sql`lower(${table.name})`),
    check('services_price', sql`${table.price} > 0 and ${table.offerprice} >= ${table.price}`),
    check('services_duration', sql`${table.duration} between 5 and 600`),
  ],
);

/** Append-only: see `migrations/0001_additions.sql`. */
export const servicePriceHistory = pgTable(
  'service_prices',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** No foreign key: the entry outlives a deleted service. */
    serviceId: text('service_id').notNull(),
    price: integer().notNull(),
    offerprice: integer().notNull(),
    /** Both null: the service was added at this price. */
    oldPrice: integer('old_price'),
    oldOfferprice: integer('old_offerprice'),
    /** No foreign key: the entry outlives the account. */
    adminId: text('admin_id').notNull(),
    adminName: text('admin_name').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('service_prices_of_service').on(table.serviceId, table.id),
    check(
      'service_prices_old',
      sql`(${table.oldPrice} is null) = (${table.oldOfferprice} is null)`,
    ),
  ],
);
