import type { CancelReason } from '@haldi/contract/orders/cancellation';
import type { BusinessCustomer } from '@haldi/contract/orders/documents/business-customer';
import type { HistoryEvent } from '@haldi/contract/orders/history';
import {
  countsAsRevenue,
  isCompleted,
  isNotCancelled,
  isOpenStatus,
  isPending,
  type OrderStatus,
  orderStatuses,
} from '@haldi/contract/orders/status';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { addressColumns, coordinateChecks, users } from '../accounts/tables.ts';
import { services } from '../catalogue/tables.ts';
import { policyTexts } from '../policies/tables.ts';
import { beauticians } from '../roster/tables.ts';
import { skills } from '../skills/tables.ts';
import { advanceCheck, advanceColumns } from './advance-columns-tables.ts';

/** As literals, because with parameters PostgreSQL cannot use the partial indexes. */
const statusesThat = (rule: (status: OrderStatus) => boolean): SQL =>
  sql.raw(
    orderStatuses
      .filter(rule)
      .map((status) => `'${status}'`)
      .join(', '),
  );

type WithStatus = { status: SQLWrapper };

export const statusIs = (rule: (status: OrderStatus) => boolean, { status }: WithStatus): SQL =>
  sql`${status} in (${statusesThat(rule)})`;

export const isOpenVisit = (table: WithStatus): SQL => statusIs(isOpenStatus, table);

export const isCompletedVisit = (table: WithStatus): SQL => statusIs(isCompleted, table);

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Totals add up, history is append-only: see `migrations/0001_additions.sql`. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    orderNumber: integer('order_number').notNull(),
    /** Null: the account was deleted. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    username: text().notNull(),
    /** The first order, of which this is a free repeat visit after a complaint. */
    repeatOfOrderId: uuid('repeat_of_order_id').references((): AnyPgColumn => orders.id),
    userPhone: text('user_phone').notNull(),
    servicesTotal: integer('services_total').notNull(),
    visitingCharge: integer('visiting_charge').notNull(),
    total: integer().notNull(),
    appointmentDate: date('appointment_date', { mode: 'string' }).notNull(),
    /** Minutes since midnight. */
    startMinute: smallint('start_minute').notNull(),
    visitMinutes: integer('visit_minutes').notNull(),
    ...addressColumns(),
    note: text().notNull().default(''),
    /** Empty: the customer. */
    recipientName: text('recipient_name').notNull().default(''),
    recipientPhone: text('recipient_phone').notNull().default(''),
    businessCustomer: jsonb('business_customer').$type<BusinessCustomer>(),
    design: text(),
    status: text().notNull().default('pending'),
    beautician: text(),
    /** Null for freelancers, who have a name only. */
    beauticianId: integer('beautician_id').references(() => beauticians.id),
    /**
     * Copied from the settings when the order is placed. 0 for orders placed before terms existed.
     */
    moveHours: smallint('move_hours').notNull().default(0),
    freeCancelHours: smallint('free_cancel_hours').notNull().default(0),
    lateCancelFee: integer('late_cancel_fee').notNull().default(0),
    noShowFee: integer('no_show_fee').notNull().default(0),
    ...advanceColumns(),
    /** Hashes of the agreed texts. Null: booked by phone, or before texts were recorded. */
    termsText: text('terms_text').references(() => policyTexts.hash),
    refundsText: text('refunds_text').references(() => policyTexts.hash),
    /** Null: not cancelled, or no reason was given. */
    cancelReason: text('cancel_reason').$type<CancelReason>(),
    cancelNote: text('cancel_note').notNull().default(''),
    cancelledBy: text('cancelled_by', { enum: ['customer', 'salon'] }),
    /** The current revision of `order_services`. */
    revision: smallint().notNull().default(1),
    /** Hash of the content, to tell a repeated request from another one with the same number. */
    fingerprint: text().notNull(),
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('orders_of_user').on(table.userId, table.orderNumber),
    uniqueIndex('orders_open_number').on(table.orderNumber).where(isOpenVisit(table)),
    // Updates by order number.
    index('orders_by_number').on(table.orderNumber),
    // Newest orders, orders per day and totals, as index-only scans.
    index('orders_by_age').on(table.createdAt, table.id, table.status, table.total),
    // List filtered by status, also when no order has it.
    index('orders_by_status').on(table.status, table.createdAt, table.id),
    // List sorted by visit, visits of a day, busiest times.
    index('orders_by_time').on(
      table.appointmentDate,
      table.startMinute,
      table.visitMinutes,
      table.status,
    ),
    // Needed by the foreign key of `visits`.
    unique('orders_visit').on(
      table.id,
      table.appointmentDate,
      table.startMinute,
      table.visitMinutes,
      table.status,
    ),
    // First order of each customer, for analytics.
    index('orders_by_customer')
      .on(table.userId, table.createdAt)
      .where(sql`${table.status} <> 'cancelled'`),
    // Days and completed visits of a beautician.
    index('orders_by_beautician')
      .on(table.beauticianId, table.appointmentDate)
      .where(sql`${table.beauticianId} is not null`),
    // List filtered by beautician or pincode.
    index('orders_by_beautician_name').on(
      sql`lower(${table.beautician})`,
      table.createdAt,
      table.id,
    ),
    index('orders_repeats')
      .on(table.repeatOfOrderId)
      .where(sql`${table.repeatOfOrderId} is not null`),
    // Pending orders with an advance, to release those that are not paid.
    index('orders_by_advance')
      .on(table.advanceUntil)
      .where(sql`${table.advanceUntil} is not null and ${statusIs(isPending, table)}`),
    index('orders_by_pincode').on(table.pincode.op('text_pattern_ops')),
    ...coordinateChecks('orders', table),
    check('orders_number', sql`${table.orderNumber} between 100000 and 999999`),
    check(
      'orders_status',
      statusIs(() => true, table),
    ),
    check('orders_start', sql`${table.startMinute} between 0 and 1439`),
    check(
      'orders_day',
      sql`${table.appointmentDate} between date '2000-01-01' and date '2200-01-01'`,
    ),
    check(
      'orders_total',
      sql`${table.total} = ${table.servicesTotal} + ${table.visitingCharge} and ${table.servicesTotal} >= 0 and ${table.visitingCharge} >= 0`,
    ),
    check(
      'orders_terms',
      sql`${table.moveHours} >= 0 and ${table.freeCancelHours} >= 0 and ${table.lateCancelFee} >= 0 and ${table.noShowFee} >= 0`,
    ),
    advanceCheck(table),
    check(
      'orders_cancelled',
      sql`${table.status} = 'cancelled' or (${table.cancelReason} is null and ${table.cancelNote} = '' and ${table.cancelledBy} is null)`,
    ),
    check(
      'orders_beautician',
      sql`${table.beauticianId} is null or ${table.beautician} is not null`,
    ),
  ],
);

export type OrderRow = typeof orders.$inferSelect;

/** The rules are in the contract; these are the same as SQL conditions. */
export const isBookedOrder = sql`${orders.status} not in (${statusesThat((status) => !isNotCancelled(status))})`;
export const isRevenueOrder = sql`${orders.status} in (${statusesThat(countsAsRevenue)})`;

/**
 * Repeats the time and status of the order for the constraint `visits_one_at_a_time` in
 * `migrations/0001_additions.sql`; a foreign key keeps them equal.
 */
export const visits = pgTable(
  'visits',
  {
    orderId: uuid('order_id').primaryKey(),
    day: date({ mode: 'string' }).notNull(),
    startMinute: smallint('start_minute').notNull(),
    minutes: integer().notNull(),
    status: text().notNull(),
    /** The assigned or planned beautician. Null: none, or a freelancer. */
    beauticianId: integer('beautician_id').references(() => beauticians.id),
    requestedBeauticianId: integer('requested_beautician_id').references(() => beauticians.id),
    /** Conflicts that staff accepted. */
    accepted: text().array().notNull().default([]),
    /** No beautician can make the visit, so staff have to change it. */
    needsChange: boolean('needs_change').notNull().default(false),
  },
  (table) => [
    foreignKey({
      name: 'visits_of_order',
      columns: [table.orderId, table.day, table.startMinute, table.minutes, table.status],
      foreignColumns: [
        orders.id,
        orders.appointmentDate,
        orders.startMinute,
        orders.visitMinutes,
        orders.status,
      ],
    }).onUpdate('cascade'),
    index('visits_open').on(table.day).where(isOpenVisit(table)),
    index('visits_unfit')
      .on(table.day)
      .where(sql`${table.needsChange} and ${isOpenVisit(table)}`),
  ],
);

export type VisitRow = typeof visits.$inferSelect;

/**
 * Services as they were sold; the menu may have changed since. Earlier revisions are kept,
 * `isCurrentOrderLine` selects the current one.
 */
export const orderServices = pgTable(
  'order_services',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** Starts at 1; each change of services adds a new set of lines. */
    revision: smallint().notNull().default(1),
    /** Sold services can be hidden, but not deleted. */
    serviceId: text('service_id')
      .notNull()
      .references(() => services.id),
    position: smallint().notNull(),
    dataSet: text('data_set').notNull(),
    name: text().notNull(),
    price: integer().notNull(),
    duration: integer().notNull(),
    quantity: integer().notNull(),
    /** Null: no skill needed, or the skill was deleted. */
    skillId: integer('skill_id').references(() => skills.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.revision, table.serviceId] }),
    index('order_services_by_data_set').on(table.dataSet, table.orderId),
    index('order_services_by_service').on(table.serviceId),
    check('order_services_price', sql`${table.price} >= 0`),
    check('order_services_quantity', sql`${table.quantity} between 1 and 20`),
  ],
);

export const isCurrentOrderLine = sql`${orderServices.orderId} = ${orders.id} and ${orderServices.revision} = ${orders.revision}`;

/** Append-only, enforced by a trigger. */
export const orderTracking = pgTable(
  'order_tracking',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    status: text().notNull(),
    event: jsonb().$type<HistoryEvent>().notNull(),
    beautician: text(),
    /** Null: done by the customer. Not a foreign key, because history is never changed. */
    adminId: text('admin_id'),
    /** Unique per order, so that a repeated attempt has no effect. */
    attempt: uuid(),
    revision: smallint(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('order_tracking_of_order').on(table.orderId, table.id),
    uniqueIndex('order_tracking_attempt').on(table.orderId, table.attempt),
    index('order_tracking_cancelled')
      .on(table.createdAt, table.id)
      .where(sql`${table.status} = 'cancelled'`),
  ],
);
