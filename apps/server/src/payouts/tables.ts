import { paymentMethods } from '@haldi/contract/payment-settings/payment-methods';
import { adjustmentKinds, payoutLineKinds } from '@haldi/contract/payouts/schema';
import {
  defaultPayoutSettings,
  type ShareTerms,
  shareBases,
} from '@haldi/contract/payouts/share-terms';
import { sql } from 'drizzle-orm';
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
import { orders } from '../orders/tables.ts';
import { beauticians } from '../roster/tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const paise = (name: string) => bigint(name, { mode: 'number' });
const beauticianId = () =>
  integer('beautician_id')
    .notNull()
    .references(() => beauticians.id);

/** One row. */
export const payoutSettings = pgTable(
  'payout_settings',
  {
    id: integer().primaryKey().default(1),
    standardPercent: smallint('standard_percent')
      .notNull()
      .default(defaultPayoutSettings.standardPercent),
    sectionPercents: jsonb('section_percents')
      .$type<Record<string, number>>()
      .notNull()
      .default(defaultPayoutSettings.sectionPercents),
    beauticianPercents: jsonb('beautician_percents')
      .$type<Record<string, number>>()
      .notNull()
      .default(defaultPayoutSettings.beauticianPercents),
    basis: text({ enum: shareBases }).notNull().default(defaultPayoutSettings.basis),
    isRepeatPaid: boolean('is_repeat_paid').notNull().default(defaultPayoutSettings.isRepeatPaid),
    version: integer().notNull().default(1),
  },
  (table) => [
    check('payout_settings_one_row', sql`${table.id} = 1`),
    check('payout_settings_percent', sql`${table.standardPercent} between 0 and 100`),
  ],
);

/**
 * Paid statements. Append-only, as their lines; enforced by triggers. The periods of a beautician do
 * not overlap, see `migrations/0001_additions.sql`.
 */
export const payouts = pgTable(
  'payouts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    beauticianId: beauticianId(),
    name: text().notNull(),
    from: date('period_from', { mode: 'string' }).notNull(),
    to: date('period_to', { mode: 'string' }).notNull(),
    terms: jsonb().$type<ShareTerms>().notNull(),
    /** In paise. Negative: carried over to the next statement. */
    total: paise('total').notNull(),
    paidOn: date('paid_on', { mode: 'string' }).notNull(),
    /** Null: there was nothing to pay. */
    method: text({ enum: paymentMethods }),
    reference: text().notNull(),
    /** Not a foreign key, because statements never change. */
    paidBy: text('paid_by').notNull(),
    recordedAt: instant('recorded_at').notNull(),
  },
  (table) => [
    unique('payouts_of_beautician').on(table.id, table.beauticianId),
    check('payouts_period', sql`${table.from} <= ${table.to}`),
    check('payouts_method', sql`(${table.method} is null) = (${table.total} <= 0)`),
  ],
);

/** Never changed, and not deleted once a statement has it. */
export const payoutAdjustments = pgTable(
  'payout_adjustments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    beauticianId: beauticianId(),
    kind: text({ enum: adjustmentKinds }).notNull(),
    day: date({ mode: 'string' }).notNull(),
    amount: paise('amount').notNull(),
    note: text().notNull(),
    attempt: uuid().notNull().unique(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('payout_adjustments_of_beautician').on(table.beauticianId, table.day),
    check('payout_adjustments_amount', sql`${table.amount} > 0`),
  ],
);

/** In paise. Append-only. */
export const payoutLines = pgTable(
  'payout_lines',
  {
    payoutId: integer('payout_id').notNull(),
    beauticianId: integer('beautician_id').notNull(),
    position: smallint().notNull(),
    kind: text({ enum: payoutLineKinds }).notNull(),
    day: date({ mode: 'string' }).notNull(),
    orderId: uuid('order_id').references(() => orders.id),
    /** Of the order. If it is the same later, nothing needs to be corrected. */
    orderVersion: integer('order_version'),
    /** With which the share was calculated, also of later corrections. */
    terms: jsonb().$type<ShareTerms>(),
    text: text().notNull(),
    visits: smallint().notNull(),
    services: paise('services').notNull(),
    discount: paise('discount').notNull(),
    share: paise('share').notNull(),
    tips: paise('tips').notNull(),
    cashTips: paise('cash_tips').notNull(),
    percents: smallint().array().notNull(),
    amount: paise('amount').notNull(),
    adjustmentId: integer('adjustment_id').references(() => payoutAdjustments.id),
  },
  (table) => [
    primaryKey({ columns: [table.payoutId, table.position] }),
    foreignKey({
      name: 'payout_lines_of_payout',
      columns: [table.payoutId, table.beauticianId],
      foreignColumns: [payouts.id, payouts.beauticianId],
    }),
    unique('payout_lines_order').on(table.payoutId, table.orderId),
    unique('payout_lines_adjustment').on(table.adjustmentId),
    uniqueIndex('payout_lines_visit_once')
      .on(table.beauticianId, table.orderId)
      .where(sql`${table.kind} = 'visit'`),
    index('payout_lines_of_order').on(table.orderId),
    check(
      'payout_lines_order_given',
      sql`(${table.kind} in ('visit', 'correction')) = (${table.orderId} is not null) and (${table.orderId} is null) = (${table.orderVersion} is null) and (${table.orderId} is null) = (${table.terms} is null)`,
    ),
    check(
      'payout_lines_adjustment_given',
      sql`(${table.kind} in ('advance', 'deduction', 'addition')) = (${table.adjustmentId} is not null)`,
    ),
    check(
      'payout_lines_amount',
      sql`case when ${table.orderId} is not null then ${table.amount} = ${table.share} + ${table.tips} - ${table.cashTips} else ${table.visits} = 0 and ${table.services} = 0 and ${table.discount} = 0 and ${table.share} = 0 and ${table.tips} = 0 and ${table.cashTips} = 0 end`,
    ),
  ],
);
