import { feeKinds } from '@haldi/contract/orders/fee';
import { ledgerKinds } from '@haldi/contract/orders/payments/ledger';
import { paymentMethods } from '@haldi/contract/payment-settings/payment-methods';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  alias,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { beauticians } from '../../roster/tables.ts';
import { orders } from '../tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Append-only, enforced by a trigger. Mistakes are corrected by reversals. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text({ enum: ledgerKinds }).notNull(),
    method: text({ enum: paymentMethods }).notNull(),
    /** In paise. */
    amount: integer().notNull(),
    /** In rupees: by how much a refund reduces the price. */
    discount: integer().notNull().default(0),
    reverses: bigint({ mode: 'number' }).references((): AnyPgColumn => ledgerEntries.id),
    reference: text(),
    reason: text().notNull().default(''),
    /** Not a foreign key, because entries never change. */
    takenBy: text('taken_by').notNull(),
    /** Null: taken at the desk. */
    beauticianId: integer('beautician_id').references(() => beauticians.id),
    attempt: uuid().notNull(),
    /** When the money was taken. Reversals have the day of the entry they reverse. */
    takenAt: instant('taken_at').notNull(),
    /** In India. */
    day: date({ mode: 'string' }).notNull(),
    recordedAt: instant('recorded_at').notNull(),
    /** Null, unless `day` was closed before: then the cash is expected on this day. */
    cashDay: date('cash_day', { mode: 'string' }),
  },
  (table) => [
    index('ledger_entries_of_order').on(table.orderId),
    index('ledger_entries_by_day').on(table.day),
    index('ledger_entries_by_cash_day').on(table.cashDay).where(sql`${table.cashDay} is not null`),
    index('ledger_entries_discounts').on(table.orderId).where(sql`${table.discount} > 0`),
    unique('ledger_entries_attempt').on(table.orderId, table.attempt, table.kind),
    unique('ledger_entries_reverses').on(table.reverses),
    check('ledger_entries_amount', sql`${table.amount} > 0`),
    check(
      'ledger_entries_discount',
      sql`${table.discount} between 0 and ${table.amount} / 100 and (${table.discount} = 0 or ${table.kind} = 'refund')`,
    ),
    check(
      'ledger_entries_reversal',
      sql`(${table.kind} = 'reversal') = (${table.reverses} is not null)`,
    ),
  ],
);

/**
 * UPI references of payments, and those that customers sent and staff have not verified. A
 * reference counts once; it is free again when its payment is reversed.
 */
export const upiReferences = pgTable(
  'upi_references',
  {
    reference: text().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** In paise. */
    amount: integer().notNull(),
    createdAt: instant('created_at').notNull(),
    /** Null: not verified. */
    entryId: bigint('entry_id', { mode: 'number' }).references(() => ledgerEntries.id),
  },
  (table) => [
    uniqueIndex('upi_references_unverified').on(table.orderId).where(sql`${table.entryId} is null`),
    unique('upi_references_of_entry').on(table.entryId),
    check('upi_references_digits', sql`${table.reference} ~ '^[0-9]{12}$'`),
  ],
);

/** Append-only, enforced by a trigger. */
export const closedPaymentDays = pgTable('closed_days', {
  day: date({ mode: 'string' }).primaryKey(),
  closedBy: text('closed_by').notNull(),
  closedAt: instant('closed_at').notNull(),
  note: text().notNull(),
});

/** Append-only. 0: the desk. */
export const closedCashDrawers = pgTable(
  'closed_drawers',
  {
    day: date({ mode: 'string' })
      .notNull()
      .references(() => closedPaymentDays.day),
    beauticianId: integer('beautician_id').notNull(),
    /** In paise, as what is handed in; negative: more was refunded than taken. */
    expected: integer().notNull(),
    handedIn: integer('handed_in').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.beauticianId] })],
);

const reversals = alias(ledgerEntries, 'reversals');

/**
 * Neither a reversal nor reversed. `not in` is hashed once; sums over many orders took four times as
 * long with `not exists`.
 */
export const isEffectiveEntry: SQL = sql`${ledgerEntries.kind} <> 'reversal' and ${ledgerEntries.id} not in (select ${reversals.reverses} from ${ledgerEntries} as ${reversals} where ${reversals.reverses} is not null)`;

/** Fees in addition to the total; deleted when the order is reopened. */
export const orderFees = pgTable(
  'order_fees',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text({ enum: feeKinds }).notNull(),
    amount: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    isWaived: boolean('is_waived').notNull().default(false),
    /** Why it was waived. */
    reason: text().notNull().default(''),
    /** The later order that the fee was added to. */
    movedTo: uuid('moved_to').references(() => orders.id),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.kind] }),
    check('order_fees_amount', sql`${table.amount} > 0`),
    check('order_fees_outcome', sql`not ${table.isWaived} or ${table.movedTo} is null`),
    index('order_fees_moved').on(table.movedTo).where(sql`${table.movedTo} is not null`),
  ],
);
