import { isOpenStatus, isPending } from '@haldi/contract/orders/status';
import { asc, gt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { isActiveDiscount, orderDiscounts } from '../discounts/tables.ts';
import {
  isBookedOrder,
  isCurrentOrderLine,
  isRevenueOrder,
  orderServices,
  orders,
  statusIs,
} from '../tables.ts';
import { isEffectiveEntry, ledgerEntries, orderFees, upiReferences } from './tables.ts';

/**
 * The rules of `orderAmounts` for lists and sums over many orders. The random sequences of
 * `random-payments.test.ts` compare both to the paisa.
 */
const entriesOf = (amount: SQL): SQL =>
  sql`(select coalesce(sum(${amount}), 0) from ${ledgerEntries} where ${ledgerEntries.orderId} = ${orders.id} and ${isEffectiveEntry})`;

/** Rupees. */
const refundedPriceOf = sql`(select coalesce(sum(${ledgerEntries.discount}), 0) from ${ledgerEntries} where ${ledgerEntries.orderId} = ${orders.id} and ${ledgerEntries.discount} > 0 and ${isEffectiveEntry})`;

/** Rupees: the part of the price that a discount applies to. */
const discountedPrice = sql`case
  when ${orderDiscounts.couponId} is null then ${orders.total}
  when ${orderDiscounts.services} is null then ${orders.servicesTotal}
  else (select coalesce(sum(${orderServices.price} * ${orderServices.quantity}), 0)::int from ${orderServices}
    where ${isCurrentOrderLine} and ${orderServices.serviceId} = any(${orderDiscounts.services}))
end`;

/** Rupees, as `discountAmount`. */
export const discountWorth = sql`(select least(price, coalesce(${orderDiscounts.amount}, price * ${orderDiscounts.percent} / 100), ${orderDiscounts.ceiling}) from (select ${discountedPrice} as price) as discounted)`;

const givenDiscountOf = sql`(select coalesce(sum(${discountWorth}), 0) from ${orderDiscounts} where ${orderDiscounts.orderId} = ${orders.id} and ${isActiveDiscount})`;

/** Rupees. */
const discountOf = sql`(${givenDiscountOf} + ${refundedPriceOf})`;

/** Rupees. */
const priceOf = sql`greatest(${orders.total} - ${discountOf}, 0)`;

const feesOf = sql`(select coalesce(sum(${orderFees.amount}), 0) from ${orderFees} where not ${orderFees.isWaived} and ((${orderFees.orderId} = ${orders.id} and ${orderFees.movedTo} is null) or ${orderFees.movedTo} = ${orders.id}))`;

const paidOf = entriesOf(
  sql`case ${ledgerEntries.kind} when 'payment' then ${ledgerEntries.amount} when 'refund' then -${ledgerEntries.amount} else 0 end`,
);

/** Paise; negative: overpaid. */
export const amountDueSql: SQL<number> = sql`(((case when ${isBookedOrder} then ${priceOf} else 0 end) + ${feesOf}) * 100 - ${paidOf})`;

/** Completed or cancelled, with an amount due. */
export const isUnpaidOrder: SQL = sql`(${statusIs((status) => !isOpenStatus(status), orders)} and ${amountDueSql} > 0)`;

export const hasUnverifiedPayment: SQL = sql`exists (select from ${upiReferences} where ${upiReferences.orderId} = ${orders.id} and ${upiReferences.entryId} is null)`;

/** Paise. */
export const unverifiedOf: SQL<number> = sql`coalesce((select ${upiReferences.amount} from ${upiReferences} where ${upiReferences.orderId} = ${orders.id} and ${upiReferences.entryId} is null), 0)`;

/** Paise, as `missingAdvance` of an order with an advance that is not waived. */
export const missingAdvanceSql: SQL<number> = sql`(least(${orders.advanceAmount}, ${priceOf}) * 100 - ${paidOf})`;

export const isWaitingForAdvanceSql: SQL = sql`(${orders.advanceUntil} is not null and ${statusIs(isPending, orders)} and ${missingAdvanceSql} > 0)`;

/** Rupees: total less discount of completed visits. */
export const orderRevenueSql: SQL = priceOf;
export const totalRevenueSql = sql<number>`coalesce(sum(${orderRevenueSql}) filter (where ${isRevenueOrder}), 0)::float8`;
export const totalDiscountsSql = sql<number>`coalesce(sum(least(${discountOf}, ${orders.total})) filter (where ${isRevenueOrder}), 0)::float8`;

/** The next orders by id. */
export const listAmountsDue = (
  db: Db,
  after: string | undefined,
  limit: number,
): Promise<{ id: string; due: number }[]> =>
  db
    .select({ id: orders.id, due: sql<number>`${amountDueSql}::float8` })
    .from(orders)
    .where(after === undefined ? undefined : gt(orders.id, after))
    .orderBy(asc(orders.id))
    .limit(limit);
