import { type CursorPosition, cursorAfter } from '@haldi/contract/kit/cursor';
import { maxListPageSize } from '@haldi/contract/kit/list-parameters';
import type { Order } from '@haldi/contract/orders/schema';
import { openStatuses } from '@haldi/contract/orders/status';
import type {
  Customer,
  CustomerOrders,
  CustomerTotals,
} from '@haldi/contract/users/customer/schema';
import type { Db } from '../../platform/database/database.ts';
import { toLedgerEntry } from '../payments/to-ledger-entry.ts';
import { listPastBeauticians } from '../preferences/service.ts';
import { listOrdersOfUser } from '../store.ts';
import { toOrder } from '../to-order.ts';
import * as store from './store.ts';

export { listPastBeauticians };

export const readCustomerTotals = async (db: Db, userId: string): Promise<CustomerTotals> => ({
  ...(await store.sumOrdersOfCustomer(db, userId)),
  ...(await store.sumFeesOfCustomer(db, userId)),
});

export const readVisitSummaries = async (
  db: Db,
  userIds: readonly string[],
): Promise<Map<string | null, store.VisitSummary>> => {
  if (userIds.length === 0) return new Map();
  const rows = await store.listVisitSummaries(db, userIds);
  return new Map(rows.map(({ userId, ...summary }) => [userId, summary]));
};

const recentVisits = 30;

export const listRecentVisitAddresses = (db: Db, userId: string) =>
  store.listVisitAddresses(db, userId, recentVisits);

export const listUpcomingVisits = async (db: Db, userId: string): Promise<Order[]> => {
  const which = { userId, statuses: openStatuses, first: 'soonest' } as const;
  return (await listOrdersOfUser(db, which, maxListPageSize)).map(toOrder);
};

export const listUnsettledOrders = async (db: Db, userId: string): Promise<Order[]> =>
  (await store.listUnsettledOrders(db, userId, maxListPageSize)).map(toOrder);

const recentPayments = 5;

export const listRecentPayments = async (
  db: Db,
  userId: string,
): Promise<Customer['recentPayments']> =>
  (await store.listEffectivePayments(db, userId, recentPayments)).map(({ entry, orderNumber }) => ({
    ...toLedgerEntry(entry),
    _id: entry.orderId,
    orderId: orderNumber,
  }));

export const readCustomerOrderPage = async (
  db: Db,
  userId: string,
  {
    cursor,
    limit = maxListPageSize,
  }: { cursor?: CursorPosition | undefined; limit?: number | undefined },
): Promise<CustomerOrders> => {
  // One more row than requested shows whether there is a next page.
  const found = await store.listCustomerOrders(db, userId, cursor, limit + 1);
  const orders = found.slice(0, limit).map(toOrder);
  const last = orders.at(-1);
  return { orders, next: found.length > limit && last ? cursorAfter(last) : null };
};
