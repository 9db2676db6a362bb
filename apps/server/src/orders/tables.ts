import type { Order, OrderedService, TrackingEntry } from '@haldi/contract/orders/schema';
import {
  bringsRevenue,
  holdsSeats,
  type OrderStatus,
  orderStatuses,
} from '@haldi/contract/orders/status';
import { type SQL, sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  doublePrecision,
  index,
  integer,
  json,
  pgTable,
  pgView,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables.ts';
import { beauticians } from '../roster/tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Constraints and triggers that Drizzle cannot write down are in the migration `orders-rules`:
 * seats follow the orders, a beautician has one job at a time, totals add up, history only grows.
 */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    /** The six digits that the client drew. */
    orderNumber: integer('order_number').notNull(),
    /** Null once the customer's account is deleted. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    username: text().notNull(),
    userPhone: text('user_phone').notNull(),
    servicesTotal: integer('services_total').notNull(),
    visitingCharge: integer('visiting_charge').notNull(),
    total: integer().notNull(),
    appointmentDate: date('appointment_date', { mode: 'string' }).notNull(),
    /** The first slot of the visit, 0 to 7, and how many it takes. */
    firstSlot: smallint('first_slot').notNull(),
    slotCount: smallint('slot_count').notNull(),
    visitMinutes: integer('visit_minutes').notNull(),
    street: text().notNull(),
    apartmentNumber: text('apartment_number').notNull(),
    city: text().notNull(),
    state: text().notNull(),
    pincode: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    status: text().notNull().default('pending'),
    beautician: text().notNull().default('none'),
    /** Set when the beautician is on the roster; a freelancer has a name only. */
    beauticianId: integer('beautician_id').references(() => beauticians.id),
    /** Tells a repeat of the same request from another one under the same number. */
    fingerprint: text().notNull(),
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('orders_of_user').on(table.userId, table.orderNumber),
    uniqueIndex('orders_open_number')
      .on(table.orderNumber)
      .where(sql`${table.status} in ('pending', 'confirmed', 'in_progress')`),
    index('orders_by_number').on(table.orderNumber),
    // What each day brought is counted from here alone, without the orders themselves.
    index('orders_by_age').on(table.createdAt, table.id, table.status, table.total),
    index('orders_by_status').on(table.status, table.createdAt, table.id),
    // The busiest slots are read from here alone.
    index('orders_by_day').on(
      table.appointmentDate,
      table.firstSlot,
      table.slotCount,
      table.status,
    ),
    // When a customer came for the first time.
    index('orders_by_customer')
      .on(table.userId, table.createdAt)
      .where(sql`${table.status} <> 'cancelled'`),
    index('orders_by_beautician')
      .on(table.beauticianId, table.appointmentDate)
      .where(sql`${table.beauticianId} is not null`),
    // Revenue is read from here alone, without the orders themselves.
    index('orders_completed')
      .on(table.appointmentDate, table.total, table.visitingCharge, table.visitMinutes, table.id)
      .where(sql`${table.status} = 'completed'`),
    index('orders_by_beautician_name').on(
      sql`lower(${table.beautician})`,
      table.createdAt,
      table.id,
    ),
    index('orders_by_pincode').on(table.pincode.op('text_pattern_ops')),
    index('orders_by_total').on(table.total),
    // All orders there ever were, and what they come to, are counted from here alone.
    index('orders_counted').on(table.status, table.total),
    check('orders_number', sql`${table.orderNumber} between 100000 and 999999`),
    check(
      'orders_status',
      sql`${table.status} in ('pending', 'confirmed', 'in_progress', 'completed', 'cancelled')`,
    ),
    check(
      'orders_slots',
      sql`${table.firstSlot} between 0 and 7 and ${table.slotCount} >= 1 and ${table.firstSlot} + ${table.slotCount} <= 8`,
    ),
    check(
      'orders_day',
      sql`${table.appointmentDate} between date '2000-01-01' and date '2200-01-01'`,
    ),
    check(
      'orders_total',
      sql`${table.total} = ${table.servicesTotal} + ${table.visitingCharge} and ${table.servicesTotal} >= 0 and ${table.visitingCharge} >= 0`,
    ),
    check('orders_beautician', sql`${table.beauticianId} is null or ${table.beautician} <> 'none'`),
  ],
);

export type OrderRow = typeof orders.$inferSelect;

/** As literals: only then does the planner know the partial indexes for those it needs. */
const statusesThat = (rule: (status: OrderStatus) => boolean): SQL =>
  sql.raw(
    orderStatuses
      .filter(rule)
      .map((status) => `'${status}'`)
      .join(', '),
  );

/** Which orders count for what is the contract's to say; these are its rules as conditions. */
export const isHoldingSeats = sql`${orders.status} not in (${statusesThat((status) => !holdsSeats(status))})`;
export const isRevenue = sql`${orders.status} in (${statusesThat(bringsRevenue)})`;

/** Rupees earned by the orders of a group. */
export const revenue = sql<number>`coalesce(sum(${orders.total}) filter (where ${isRevenue}), 0)::float8`;

/** What was ordered, as it was sold: the catalogue may have changed since. */
export const orderServices = pgTable(
  'order_services',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    serviceId: text('service_id').notNull(),
    position: smallint().notNull(),
    dataSet: text('data_set').notNull(),
    name: text().notNull(),
    price: integer().notNull(),
    duration: integer().notNull(),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.serviceId] }),
    index('order_services_by_data_set').on(table.dataSet, table.orderId),
    check('order_services_price', sql`${table.price} >= 0`),
    check('order_services_quantity', sql`${table.quantity} between 1 and 20`),
  ],
);

/** Grows and never changes. */
export const orderTracking = pgTable(
  'order_tracking',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    status: text().notNull(),
    message: text().notNull(),
    beautician: text(),
    /** The admin who did it; null: the customer placed the order. */
    adminId: text('admin_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('order_tracking_of_order').on(table.orderId, table.id),
    index('order_tracking_cancelled')
      .on(table.createdAt, table.id)
      .where(sql`${table.status} = 'cancelled'`),
  ],
);

/** An order with everything in it, made by the database: see the migration `orders-rules`. */
export const orderDocuments = pgView('order_documents', {
  id: uuid().notNull(),
  orderNumber: integer('order_number').notNull(),
  userId: text('user_id'),
  username: text().notNull(),
  userPhone: text('user_phone').notNull(),
  total: integer().notNull(),
  appointmentDate: date('appointment_date', { mode: 'string' }).notNull(),
  firstSlot: smallint('first_slot').notNull(),
  pincode: text().notNull(),
  status: text().notNull(),
  beautician: text().notNull(),
  createdAt: instant('created_at').notNull(),
  document: json().$type<OrderDocument>().notNull(),
}).existing();

/** As the view makes it: slots and data sets by their stored names. */
export type OrderDocument = Omit<Order, 'services' | 'appointmentSlot' | 'trackingHistory'> & {
  services: (Omit<OrderedService, 'category'> & { dataSet: string })[];
  firstSlot: number;
  trackingHistory: (Omit<TrackingEntry, 'beautician'> & { beautician: string | null })[];
};
