import { emptyAddress } from '@haldi/contract/accounts/addresses/address';
import { openStatuses } from '@haldi/contract/orders/status';
import { and, asc, count, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '../platform/database/database.ts';
import { orderLinks } from './order-link/tables.ts';
import {
  findOrderWithRelatedRows,
  listOrdersWithRelatedRows,
  type OrderWithRelatedRows,
} from './order-with-related-rows-store.ts';
import { isCompletedVisit, type OrderRow, orders } from './tables.ts';

export const findOrderByNumber = (
  db: Db,
  userId: string,
  orderNumber: number,
): Promise<OrderWithRelatedRows | undefined> =>
  findOrderWithRelatedRows(db, and(eq(orders.userId, userId), eq(orders.orderNumber, orderNumber)));

export const listOrdersWithOrderNumber = (
  db: Db,
  orderNumber: number,
): Promise<Pick<OrderRow, 'id' | 'status'>[]> =>
  db
    .select({ id: orders.id, status: orders.status })
    .from(orders)
    .where(eq(orders.orderNumber, orderNumber));

/** Null: unassigned or a freelancer. */
export const findAssignedBeauticianId = async (db: Db, id: string): Promise<number | null> => {
  const [row] = await db
    .select({ beauticianId: orders.beauticianId })
    .from(orders)
    .where(eq(orders.id, id));
  return row?.beauticianId ?? null;
};

/** Orders without a beautician of the roster are left out. */
export const listAssignedBeauticianIds = async (
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; beauticianId: number }[]> => {
  const rows = await db
    .select({ id: orders.id, beauticianId: orders.beauticianId })
    .from(orders)
    .where(inArray(orders.id, [...ids]));
  return rows.flatMap(({ id, beauticianId }) =>
    beauticianId === null ? [] : { id, beauticianId },
  );
};

/** Hashes of the agreed texts. */
export const findOrderAgreedTextHashes = async (
  db: Db,
  id: string,
): Promise<{ terms: string | null; refunds: string | null }> => {
  const [row] = await db
    .select({ terms: orders.termsText, refunds: orders.refundsText })
    .from(orders)
    .where(eq(orders.id, id));
  return row ?? { terms: null, refunds: null };
};

export const listCustomerAgreedTextHashes = async (
  db: Db,
  userId: string,
): Promise<(string | null)[]> => {
  const rows = await db
    .selectDistinct({ terms: orders.termsText, refunds: orders.refundsText })
    .from(orders)
    .where(eq(orders.userId, userId));
  return rows.flatMap(({ terms, refunds }) => [terms, refunds]);
};

export const countCompletedVisitsAndListCustomersOfBeautician = async (
  db: Db,
  beauticianId: number,
): Promise<{ visits: number; customers: string[] }> => {
  const rows = await db
    .select({ userId: orders.userId, visits: count() })
    .from(orders)
    .where(and(eq(orders.beauticianId, beauticianId), isCompletedVisit(orders)))
    .groupBy(orders.userId);
  return {
    visits: rows.reduce((sum, row) => sum + row.visits, 0),
    customers: rows.flatMap(({ userId }) => userId ?? []),
  };
};

type OfUser = { userId: string; statuses: readonly string[]; first: 'soonest' | 'latest' };

export const listOrdersOfUser = (
  db: Db,
  { userId, statuses, first }: OfUser,
  limit: number,
): Promise<OrderWithRelatedRows[]> => {
  const direction = first === 'soonest' ? asc : desc;
  return listOrdersWithRelatedRows(db, {
    where: and(eq(orders.userId, userId), inArray(orders.status, [...statuses])),
    orderBy: [
      direction(orders.appointmentDate),
      direction(orders.startMinute),
      direction(orders.id),
    ],
    limit,
  });
};

export const newestOrdersFirst: readonly SQL[] = [desc(orders.createdAt), desc(orders.id)];

export const listAllOrdersOfUser = (db: Db, userId: string): Promise<OrderWithRelatedRows[]> =>
  listOrdersWithRelatedRows(db, { where: eq(orders.userId, userId), orderBy: newestOrdersFirst });

export const countOpenOrders = (db: Db, userId: string): Promise<number> =>
  db.$count(orders, and(eq(orders.userId, userId), inArray(orders.status, [...openStatuses])));

const { town: _, pincode: __, ...emptyAddressFields } = emptyAddress;

/** Town and pincode stay for statistics. */
export const anonymizeOrdersOfCustomer = async (db: Db, userId: string): Promise<void> => {
  const ownOrderIds = db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
  await db.delete(orderLinks).where(inArray(orderLinks.orderId, ownOrderIds));
  await db
    .update(orders)
    .set({
      userId: null,
      username: 'Former customer',
      userPhone: '',
      recipientName: '',
      recipientPhone: '',
      cancelNote: '',
      ...emptyAddressFields,
      note: '',
      businessCustomer: null,
      fingerprint: '',
    })
    .where(eq(orders.userId, userId));
};
