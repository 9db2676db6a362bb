import type { CancelReason } from '@haldi/contract/orders/cancellation';
import type { HistoryEvent } from '@haldi/contract/orders/history';
import {
  countsAsRevenue,
  isBooked,
  isCompleted,
  isOpen,
  type OrderStatus,
  orderStatuses,
} from '@haldi/contract/orders/status';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
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

/** As literals: only then does the planner know the partial indexes for those it needs. */
const statusesThat = (rule: (status: OrderStatus) => boolean): SQL =>
  sql.raw(
    orderStatuses
      .filter(rule)
      .map((status) => `'${status}'`)
      .join(', '),
  );

type WithStatus = { status: SQLWrapper };

/** A rule of the contract about the status, as a condition. */
export const statusIs = (rule: (status: OrderStatus) => boolean, { status }: WithStatus): SQL =>
  sql`${status} in (${statusesThat(rule)})`;

/** A visit that is open holds somebody's time. */
export const openVisit = (table: WithStatus): SQL => statusIs(isOpen, table);

/** A visit that was made. */
export const completedVisit = (table: WithStatus): SQL => statusIs(isCompleted, table);

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * What Drizzle cannot express is in `migrations/additions.sql`: totals add up, history is append
 * only.
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
    /** Minutes since midnight. */
    startMinute: smallint('start_minute').notNull(),
    visitMinutes: integer('visit_minutes').notNull(),
    ...addressColumns(),
    /** What the beautician should know. */
    note: text().notNull().default(''),
    /** To whom the beautician comes; empty: to the customer. */
    visitedName: text('visited_name').notNull().default(''),
    visitedPhone: text('visited_phone').notNull().default(''),
    /** The slug of a mehndi design. */
    design: text(),
    status: text().notNull().default('pending'),
    beautician: text(),
    /** Set when the beautician is on the roster; a freelancer has a name only. */
    beauticianId: integer('beautician_id').references(() => beauticians.id),
    /** The terms it was placed under; orders from before there were any are free until the visit. */
    moveHours: smallint('move_hours').notNull().default(0),
    freeCancelHours: smallint('free_cancel_hours').notNull().default(0),
    lateCancelFee: integer('late_cancel_fee').notNull().default(0),
    noShowFee: integer('no_show_fee').notNull().default(0),
    /** The texts agreed to with it, by their hash; null: there were none. */
    termsText: text('terms_text').references(() => policyTexts.hash),
    refundsText: text('refunds_text').references(() => policyTexts.hash),
    /** Why it was cancelled; null: it is not, or nobody said. */
    cancelReason: text('cancel_reason').$type<CancelReason>(),
    cancelNote: text('cancel_note').notNull().default(''),
    cancelledBy: text('cancelled_by', { enum: ['customer', 'salon'] }),
    /** Which lines of `order_services` are the order's own by now. */
    revision: smallint().notNull().default(1),
    /** Tells a repeat of the same request from another one under the same number. */
    fingerprint: text().notNull(),
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('orders_of_user').on(table.userId, table.orderNumber),
    uniqueIndex('orders_open_number').on(table.orderNumber).where(openVisit(table)),
    // Staff update an order by its number.
    index('orders_by_number').on(table.orderNumber),
    // The newest orders; what each day brought, and all totals, without the orders themselves.
    index('orders_by_age').on(table.createdAt, table.id, table.status, table.total),
    // The list of one status, also one that no order has.
    index('orders_by_status').on(table.status, table.createdAt, table.id),
    // The list by visit, one day's visits, the busiest times.
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
    // When a customer came for the first time, for the analytics.
    index('orders_by_customer')
      .on(table.userId, table.createdAt)
      .where(sql`${table.status} <> 'cancelled'`),
    // A beautician's days, and how many visits were made.
    index('orders_by_beautician')
      .on(table.beauticianId, table.appointmentDate)
      .where(sql`${table.beauticianId} is not null`),
    // The list and the count by beautician and by pincode.
    index('orders_by_beautician_name').on(
      sql`lower(${table.beautician})`,
      table.createdAt,
      table.id,
    ),
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

/** Which orders count for what is the contract's to say; these are its rules as conditions. */
export const isBookedOrder = sql`${orders.status} not in (${statusesThat((status) => !isBooked(status))})`;
export const isRevenue = sql`${orders.status} in (${statusesThat(countsAsRevenue)})`;

/** Rupees earned by the orders of a group. */
export const revenue = sql<number>`coalesce(sum(${orders.total}) filter (where ${isRevenue}), 0)::float8`;

/**
 * Who makes the visit of an order. Its time and the order's status are repeated here for the constraint
 * `visits_one_at_a_time` (in `migrations/additions.sql`); a foreign key keeps them the same.
 */
export const visits = pgTable(
  'visits',
  {
    orderId: uuid('order_id').primaryKey(),
    day: date({ mode: 'string' }).notNull(),
    startMinute: smallint('start_minute').notNull(),
    minutes: integer().notNull(),
    status: text().notNull(),
    /** Whom the plan has, or the salon has assigned; null: nobody of the roster. */
    beauticianId: integer('beautician_id').references(() => beauticians.id),
    /** The one whom the customer wants. */
    askedFor: integer('asked_for').references(() => beauticians.id),
    /** What speaks against it and was let stand; visits from before the plan may be tight. */
    accepted: text().array().notNull().default([]),
    /** Nobody can make it as things stand: it stands in the list of what no longer fits. */
    isUnfit: boolean('is_unfit').notNull().default(false),
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
    index('visits_open').on(table.day).where(openVisit(table)),
    index('visits_unfit')
      .on(table.day)
      .where(sql`${table.isUnfit} and ${openVisit(table)}`),
  ],
);

export type VisitRow = typeof visits.$inferSelect;

/**
 * What was ordered, as it was sold: the catalogue may have changed since. Lines of an earlier revision
 * stay; those of the order's own are `isCurrentLine`.
 */
export const orderServices = pgTable(
  'order_services',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** Counts from 1: each change of the services adds another set of lines. */
    revision: smallint().notNull().default(1),
    /** What was sold stays in the catalogue: it can be hidden, not deleted. */
    serviceId: text('service_id')
      .notNull()
      .references(() => services.id),
    position: smallint().notNull(),
    dataSet: text('data_set').notNull(),
    name: text().notNull(),
    price: integer().notNull(),
    duration: integer().notNull(),
    quantity: integer().notNull(),
    /** Null: the skill was removed after the visit. */
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

/** The lines that an order has by now. */
export const isCurrentLine = sql`${orderServices.orderId} = ${orders.id} and ${orderServices.revision} = ${orders.revision}`;

/** Grows and never changes. */
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
    /** The admin who did it; null: the customer did. No foreign key: history is never changed. */
    adminId: text('admin_id'),
    /** The attempt that made this entry: the same again has no second effect. */
    attempt: uuid(),
    /** The revision of the services that this entry made. */
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
