import type { Fee, FeeKind } from '@haldi/contract/orders/fee';
import { and, asc, eq, gte, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.ts';
import { beauticians } from '../../roster/tables.ts';
import type { OwnFee } from '../commands/command-decision-types.ts';
import { statusOf } from '../commands/values-from-order-row.ts';
import { isOpenVisit, type OrderRow, orders } from '../tables.ts';
import { amountDueSql } from './order-amounts-sql-tables.ts';
import {
  closedPaymentDays,
  isEffectiveEntry,
  ledgerEntries,
  orderFees,
  upiReferences,
} from './tables.ts';
import type { LedgerRow } from './to-ledger-entry.ts';

export const listEffectiveEntries = (db: Db, orderId: string): Promise<LedgerRow[]> =>
  db
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.orderId, orderId), isEffectiveEntry))
    .orderBy(asc(ledgerEntries.id));

export const listFeesChargedToOrder = async (db: Db, orderId: string): Promise<Fee[]> => {
  const rows = await db
    .select({
      kind: orderFees.kind,
      amount: orderFees.amount,
      movedTo: orderFees.movedTo,
      orderNumber: orders.orderNumber,
    })
    .from(orderFees)
    .innerJoin(orders, eq(orders.id, orderFees.orderId))
    .where(
      and(
        eq(sql`coalesce(${orderFees.movedTo}, ${orderFees.orderId})`, orderId),
        eq(orderFees.isWaived, false),
      ),
    );
  return rows.map(({ kind, amount, movedTo, orderNumber }) => ({
    kind,
    amount,
    ...(movedTo !== null && { from: orderNumber }),
  }));
};

/** Locks the orders that fees were added to, so that they are not paid there meanwhile. */
export const listFeesCausedByOrder = async (tx: Db, orderId: string): Promise<OwnFee[]> => {
  const fees = await tx
    .select({ kind: orderFees.kind, amount: orderFees.amount, movedTo: orderFees.movedTo })
    .from(orderFees)
    .where(and(eq(orderFees.orderId, orderId), eq(orderFees.isWaived, false)));
  const targetIds = fees.flatMap(({ movedTo }) => movedTo ?? []);
  if (targetIds.length === 0) return fees.map((fee) => ({ ...fee, movedTo: null }));
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.id, targetIds))
    .for('no key update');
  const targets = await tx
    .select({ id: orders.id, status: orders.status, due: sql<number>`${amountDueSql}::float8` })
    .from(orders)
    .where(inArray(orders.id, targetIds));
  return fees.map(({ movedTo, ...fee }) => {
    const target = targets.find(({ id }) => id === movedTo);
    return { ...fee, movedTo: target ? { ...target, status: statusOf(target) } : null };
  });
};

/** Orders that fees of this one were added to. */
export const listFeeTargetIds = async (db: Db, orderId: string): Promise<string[]> => {
  const rows = await db
    .select({ movedTo: orderFees.movedTo })
    .from(orderFees)
    .where(eq(orderFees.orderId, orderId));
  return rows.flatMap(({ movedTo }) => movedTo ?? []);
};

export const findUnverifiedPayment = async (db: Db, orderId: string) => {
  const [row] = await db
    .select()
    .from(upiReferences)
    .where(and(eq(upiReferences.orderId, orderId), isNull(upiReferences.entryId)));
  return row;
};

export const findReferenceUse = async (db: Db, reference: string) => {
  const [row] = await db
    .select({
      orderId: upiReferences.orderId,
      orderNumber: orders.orderNumber,
      entryId: upiReferences.entryId,
    })
    .from(upiReferences)
    .innerJoin(orders, eq(orders.id, upiReferences.orderId))
    .where(eq(upiReferences.reference, reference));
  return row;
};

/** Also those that are not verified, oldest first. */
export const listReferencesOfCustomer = async (db: Db, userId: string) => {
  const rows = await db
    .select({
      orderId: orders.orderNumber,
      reference: upiReferences.reference,
      amount: upiReferences.amount,
      at: upiReferences.createdAt,
      isVerified: isNotNull(upiReferences.entryId),
    })
    .from(upiReferences)
    .innerJoin(orders, eq(orders.id, upiReferences.orderId))
    .where(eq(orders.userId, userId))
    .orderBy(asc(upiReferences.createdAt));
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
};

/** The earliest other open order of the customer, from today. */
export const findNextOpenOrder = async (
  db: Db,
  { id, userId }: Pick<OrderRow, 'id' | 'userId'>,
  today: string,
): Promise<{ id: string; orderNumber: number } | undefined> => {
  if (userId === null) return undefined;
  const [row] = await db
    .select({ id: orders.id, orderNumber: orders.orderNumber })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        isOpenVisit(orders),
        ne(orders.id, id),
        gte(orders.appointmentDate, today),
      ),
    )
    .orderBy(asc(orders.appointmentDate), asc(orders.startMinute), asc(orders.id))
    .limit(1);
  return row;
};

// An arbitrary number that no other advisory lock uses.
const paymentDayKey = 7_304;

/** Closing a day waits for payments of that day, and the other way round. */
export const lockDayOfPayments = async (
  tx: Db,
  day: string,
  mode: 'shared' | 'exclusive',
): Promise<void> => {
  const key = sql`${paymentDayKey}, ${day}::date - date '2000-01-01'`;
  await tx.execute(
    mode === 'shared'
      ? sql`select pg_advisory_xact_lock_shared(${key})`
      : sql`select pg_advisory_xact_lock(${key})`,
  );
};

export const isPaymentDayClosed = async (tx: Db, day: string): Promise<boolean> =>
  (await tx.$count(closedPaymentDays, eq(closedPaymentDays.day, day))) > 0;

export const insertEntry = async (
  tx: Db,
  entry: typeof ledgerEntries.$inferInsert,
): Promise<number> => {
  const [row] = await tx.insert(ledgerEntries).values(entry).returning({ id: ledgerEntries.id });
  if (!row) throw new Error('an inserted entry has no row');
  return row.id;
};

/** False: another payment or order uses it. */
export const linkReferenceToEntry = async (
  tx: Db,
  row: { reference: string; orderId: string; amount: number; createdAt: Date; entryId: number },
): Promise<boolean> => {
  const used = await tx
    .insert(upiReferences)
    .values(row)
    .onConflictDoUpdate({
      target: upiReferences.reference,
      set: { entryId: row.entryId, amount: row.amount },
      setWhere: and(eq(upiReferences.orderId, row.orderId), isNull(upiReferences.entryId)) as SQL,
    })
    .returning({ reference: upiReferences.reference });
  return used.length > 0;
};

export const insertUpiReference = async (
  tx: Db,
  row: { reference: string; orderId: string; amount: number; createdAt: Date },
): Promise<void> => {
  await tx.insert(upiReferences).values(row);
};

export const deleteUnverifiedReference = async (tx: Db, orderId: string): Promise<void> => {
  await tx
    .delete(upiReferences)
    .where(and(eq(upiReferences.orderId, orderId), isNull(upiReferences.entryId)));
};

export const deleteReferenceOfEntry = async (tx: Db, entryId: number): Promise<void> => {
  await tx.delete(upiReferences).where(eq(upiReferences.entryId, entryId));
};

export const updateFee = async (
  tx: Db,
  orderId: string,
  kind: FeeKind,
  changes: Partial<Pick<typeof orderFees.$inferSelect, 'isWaived' | 'reason' | 'movedTo'>>,
): Promise<void> => {
  await tx
    .update(orderFees)
    .set(changes)
    .where(and(eq(orderFees.orderId, orderId), eq(orderFees.kind, kind)));
};

/** Also reversals and reversed ones, oldest first. */
export const listEntries = (db: Db, orderId: string): Promise<LedgerRow[]> =>
  db
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.orderId, orderId))
    .orderBy(asc(ledgerEntries.id));

/** Fees of this order that were waived or moved to another one. */
export const listWaivedAndMovedFees = (db: Db, orderId: string) => {
  const target = alias(orders, 'target');
  return db
    .select({
      kind: orderFees.kind,
      amount: orderFees.amount,
      isWaived: orderFees.isWaived,
      reason: orderFees.reason,
      movedTo: target.orderNumber,
      statusOfTarget: target.status,
    })
    .from(orderFees)
    .leftJoin(target, eq(target.id, orderFees.movedTo))
    .where(
      and(
        eq(orderFees.orderId, orderId),
        sql`(${orderFees.isWaived} or ${orderFees.movedTo} is not null)`,
      ),
    );
};

/** By the id in the entries, which is null at the desk. */
export const listBeauticianNames = async (
  db: Db,
  entries: readonly Pick<LedgerRow, 'beauticianId'>[],
): Promise<ReadonlyMap<number | null, string>> => {
  const ids = [...new Set(entries.flatMap(({ beauticianId }) => beauticianId ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: beauticians.id, name: beauticians.name })
    .from(beauticians)
    .where(inArray(beauticians.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
};
