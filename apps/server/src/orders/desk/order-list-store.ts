import { normalizeMobileNumber } from '@haldi/contract/accounts/normalize-mobile-number';
import type { CursorPosition } from '@haldi/contract/kit/cursor';
import { parseTimeOfDay } from '@haldi/contract/kit/time-of-day';
import type { OrderFilters, OrderSort, PaymentFilter } from '@haldi/contract/orders/desk/endpoints';
import { visitTimeFromCursor } from '@haldi/contract/orders/desk/order-list-cursor';
import { noBeautician } from '@haldi/contract/orders/schema';
import { and, asc, eq, gte, ilike, inArray, like, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { containsPattern, startsWithPattern } from '../../platform/database/like-pattern.ts';
import { isActiveDiscount, orderDiscounts } from '../discounts/tables.ts';
import {
  listOrdersWithRelatedRows,
  type OrderWithRelatedRows,
} from '../order-with-related-rows-store.ts';
import {
  amountDueSql,
  hasUnverifiedPayment,
  isUnpaidOrder,
  isWaitingForAdvanceSql,
  missingAdvanceSql,
  unverifiedOf,
} from '../payments/order-amounts-sql-tables.ts';
import { newestOrdersFirst } from '../store.ts';
import { isBookedOrder, isCurrentOrderLine, orderServices, orders } from '../tables.ts';
import { attentionCondition } from './needs-attention-store.ts';

/** Digits match order ids and phone numbers, anything else matches names. */
const searchCondition = (search: string | undefined): SQL | undefined => {
  const text = search?.replace(/^#/, '').trim();
  if (!text) return undefined;
  const digits = normalizeMobileNumber(text);
  if (!/^\d+$/.test(digits)) {
    return or(
      ilike(orders.username, containsPattern(text)),
      ilike(orders.recipientName, containsPattern(text)),
    );
  }
  const phone = or(
    like(orders.userPhone, containsPattern(digits)),
    like(orders.recipientPhone, containsPattern(digits)),
  );
  if (digits.length > 6) return phone;
  return or(phone, like(sql`${orders.orderNumber}::text`, containsPattern(digits)));
};

const hasServiceIn = (dataSets: readonly string[] | undefined): SQL | undefined =>
  dataSets &&
  sql`exists (
    select from ${orderServices}
    where ${isCurrentOrderLine} and ${orderServices.dataSet} = any(${sql.param([...dataSets])}::text[])
  )`;

const usesCoupon = (code: string): SQL =>
  sql`exists (
    select from ${orderDiscounts}
    where ${orderDiscounts.orderId} = ${orders.id} and ${isActiveDiscount} and ${orderDiscounts.code} = ${code}
  )`;

const paymentConditions: Record<PaymentFilter, SQL> = {
  unpaid: isUnpaidOrder,
  'to-verify': hasUnverifiedPayment,
  advance: isWaitingForAdvanceSql,
};

/** What is added up for each filter, in paise. */
const amountOf: Record<PaymentFilter, SQL> = {
  unpaid: amountDueSql,
  'to-verify': unverifiedOf,
  advance: missingAdvanceSql,
};

/** `dataSets` are the menu sections of the category filter. */
export type OrderListQuery = {
  filters: OrderFilters;
  dataSets: readonly string[] | undefined;
  /** Ids of the orders whose visit is in progress now, if filtered by that. */
  underWay: readonly string[] | undefined;
  now: Date;
};

const conditionOf = ({ filters, dataSets, underWay, now }: OrderListQuery): SQL | undefined => {
  const { status, from, to, slot, beautician, pincode, minAmount, maxAmount } = filters;
  const { attention, payment, coupon } = filters;
  return and(
    searchCondition(filters.search),
    status ? eq(orders.status, status) : undefined,
    hasServiceIn(dataSets),
    from ? gte(orders.appointmentDate, from) : undefined,
    to ? lte(orders.appointmentDate, to) : undefined,
    slot ? eq(orders.startMinute, parseTimeOfDay(slot)) : undefined,
    beautician
      ? sql`lower(coalesce(${orders.beautician}, ${noBeautician})) = lower(${beautician})`
      : undefined,
    pincode ? like(orders.pincode, startsWithPattern(pincode)) : undefined,
    minAmount === undefined ? undefined : gte(orders.total, minAmount),
    maxAmount === undefined ? undefined : lte(orders.total, maxAmount),
    attention && attentionCondition(attention, now),
    payment && paymentConditions[payment],
    coupon ? and(isBookedOrder, usesCoupon(coupon)) : undefined,
    underWay && inArray(orders.id, [...underWay]),
  );
};

const visitTime = sql`(${orders.appointmentDate}, ${orders.startMinute}, ${orders.id})`;

/**
 * `after` is the condition for the rows after a cursor. With `visit`, the cursor holds the time of
 * the visit.
 */
const sorts: Record<OrderSort, { columns: readonly SQL[]; after: (place: CursorPosition) => SQL }> =
  {
    placed: {
      columns: newestOrdersFirst,
      after: ({ createdAt, id }) =>
        sql`(${orders.createdAt}, ${orders.id}) < (${createdAt}::timestamptz, ${id}::uuid)`,
    },
    visit: {
      columns: [asc(orders.appointmentDate), asc(orders.startMinute), asc(orders.id)],
      after: (place) => {
        const { day, minute } = visitTimeFromCursor(place);
        return sql`${visitTime} > (${day}::date, ${minute}::smallint, ${place.id}::uuid)`;
      },
    },
  };

export const listOrders = (
  db: Db,
  query: OrderListQuery & { sort: OrderSort },
  after: CursorPosition | undefined,
  limit: number,
): Promise<OrderWithRelatedRows[]> => {
  const { columns, after: following } = sorts[query.sort];
  const where = and(conditionOf(query), after && following(after));
  return listOrdersWithRelatedRows(db, { where, orderBy: columns, limit });
};

export const countOrders = async (
  db: Db,
  query: OrderListQuery,
): Promise<{ count: number; due: number | null }> => {
  // Adding up reads the payments of every order, so it is only done where it is shown.
  const { payment } = query.filters;
  const due = payment
    ? sql<number>`coalesce(sum(${amountOf[payment]}), 0)::float8`
    : sql<null>`null`;
  const [row] = await db
    .select({ count: sql<number>`count(*)::int`, due })
    .from(orders)
    .where(conditionOf(query));
  if (!row) throw new Error('a count has no row');
  return row;
};
