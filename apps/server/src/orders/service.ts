import { type CursorPosition, encodeCursor } from '@haldi/contract/kit/cursor';
import { maxListPageSize } from '@haldi/contract/kit/list-parameters';
import { isAdminRole } from '@haldi/contract/kit/role';
import type { OrderFilters, OrderSort } from '@haldi/contract/orders/desk/endpoints';
import { cursorPositionOf } from '@haldi/contract/orders/desk/order-list-cursor';
import { noBeautician, type Order, type TrackedOrder } from '@haldi/contract/orders/schema';
import {
  closedStatuses,
  isNotCancelled,
  isOpenStatus,
  openStatuses,
} from '@haldi/contract/orders/status';
import { readSectionKeysOfCategory } from '../catalogue/menu/service.ts';
import type { AppContext } from '../platform/app-context.ts';
import type { Db } from '../platform/database/database.ts';
import type { Identity } from '../platform/http/identity.ts';
import { createOptionalRateLimit, type RateLimit } from '../platform/http/rate-limit.ts';
import { readBeauticianProfile } from '../roster/service.ts';
import { statusOf } from './commands/values-from-order-row.ts';
import { countOrders, listOrders, type OrderListQuery } from './desk/order-list-store.ts';
import { readOrderDocuments } from './documents/read-documents.ts';
import * as errors from './errors.ts';
import {
  findOrderWithRelatedRowsById,
  listOrdersWithRelatedRowsById,
  type OrderWithRelatedRows,
} from './order-with-related-rows-store.ts';
import {
  countCompletedVisitsAndListCustomersOfBeautician,
  findAssignedBeauticianId,
  findOrderAgreedTextHashes,
  findOrderByNumber,
  listAssignedBeauticianIds,
  listOrdersOfUser,
  listOrdersWithOrderNumber,
} from './store.ts';
import { toCustomerOrder, toOrder } from './to-order.ts';
import { listVisitsUnderWay } from './visits/service.ts';
import { readOrCreateStartCodeForCustomer } from './work/start-code.ts';

export type OrdersContext = Pick<AppContext, 'db' | 'pool' | 'live' | 'clock' | 'config'> & {
  limit: RateLimit;
  linkLimit: RateLimit;
  /** Rating by customer. Injected by the app, because reviews depend on orders. */
  ratingsOf: ReadRatingsOfCustomers;
};

export type ReadRatingsOfCustomers = (
  db: Db,
  userIds: string[],
) => Promise<ReadonlyMap<string, number>>;

const ordersAMinute = { max: 5, windowMs: 60_000 };
const linksAMinute = { max: 120, windowMs: 60_000 };

export const createOrderLinkRateLimit = ({
  config,
  clock,
}: Pick<AppContext, 'config' | 'clock'>): RateLimit =>
  createOptionalRateLimit(config.rateLimits, { ...linksAMinute, clock });

export const createOrdersContext = (
  context: AppContext,
  ratingsOf: ReadRatingsOfCustomers,
): OrdersContext => {
  const { db, pool, live, clock, config } = context;
  return {
    db,
    pool,
    live,
    clock,
    config,
    ratingsOf,
    limit: createOptionalRateLimit(config.rateLimits, { ...ordersAMinute, clock }),
    linkLimit: createOrderLinkRateLimit(context),
  };
};

/** Does not check permissions. */
export const readOrderRows = async (db: Db, id: string): Promise<OrderWithRelatedRows> => {
  const found = await findOrderWithRelatedRowsById(db, id);
  if (!found) throw errors.notFoundError();
  return found;
};

/** Does not check permissions. */
export const readOrderById = async (db: Db, id: string): Promise<Order> =>
  toOrder(await readOrderRows(db, id));

/** Does not check permissions. */
export const readCustomerOrderById = async (db: Db, id: string): Promise<Order> =>
  toCustomerOrder(await readOrderRows(db, id));

type OrdersById = ReadonlyMap<string, Order>;

const readOrdersAs =
  (convert: (rows: OrderWithRelatedRows) => Order) =>
  async (db: Db, ids: readonly string[]): Promise<OrdersById> => {
    const found = ids.length === 0 ? [] : await listOrdersWithRelatedRowsById(db, ids);
    return new Map(found.map(convert).map((order) => [order._id, order]));
  };

export const readOrdersById = readOrdersAs(toOrder);
export const readCustomerOrdersById = readOrdersAs(toCustomerOrder);

export const readAssignedBeauticianIds = async (
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const found = ids.length === 0 ? [] : await listAssignedBeauticianIds(db, ids);
  return new Map(found.map(({ id, beauticianId }) => [id, beauticianId]));
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const sixDigits = /^[1-9]\d{5}$/;

/**
 * The id of the order, or a six-digit number that means the only open order, otherwise the only
 * order.
 */
export const resolveOrderId = async (db: Db, key: string): Promise<string> => {
  if (uuid.test(key)) return key;
  if (!sixDigits.test(key)) throw errors.notFoundError();
  const all = await listOrdersWithOrderNumber(db, Number(key));
  const [only, ...others] = all.filter((order) => isOpenStatus(statusOf(order)));
  const found = only && others.length === 0 ? only : all.length === 1 ? all[0] : undefined;
  if (found) return found.id;
  throw all.length === 0 ? errors.notFoundError() : errors.orderIdAmbiguousError();
};

/** Orders of other users are reported as not found. */
const requireOwn = (identity: Identity, userId: string): void => {
  if (userId !== identity.userId && !isAdminRole(identity.role)) throw errors.notFoundError();
};

const toOrderFor = ({ role }: Identity) => (isAdminRole(role) ? toOrder : toCustomerOrder);

const averageOf = (ratings: readonly number[]): number | null =>
  ratings.length === 0
    ? null
    : Math.round((ratings.reduce((sum, one) => sum + one, 0) / ratings.length) * 10) / 10;

/** Null: unassigned, a freelancer, or a cancelled order. */
const profileFor = async (
  { db, ratingsOf }: Pick<OrdersContext, 'db' | 'ratingsOf'>,
  { _id, status, beautician }: Order,
): Promise<TrackedOrder['beauticianProfile']> => {
  if (beautician === noBeautician || !isNotCancelled(status)) return null;
  const assigned = await findAssignedBeauticianId(db, _id);
  const profile = assigned === null ? null : await readBeauticianProfile(db, assigned);
  if (assigned === null || profile === null) return null;
  const { visits, customers } = await countCompletedVisitsAndListCustomersOfBeautician(
    db,
    assigned,
  );
  const ratings = await ratingsOf(db, customers);
  return { ...profile, visits, rating: averageOf([...ratings.values()]) };
};

export const readTrackingOfOrder = async (
  orders: OrdersContext,
  order: Order,
): Promise<TrackedOrder> => ({
  ...order,
  beauticianProfile: await profileFor(orders, order),
  startCode: await readOrCreateStartCodeForCustomer(orders.db, order, orders.clock()),
  documents: await readOrderDocuments(orders.db, order._id),
  agreed: await findOrderAgreedTextHashes(orders.db, order._id),
});

export const requireOwnOrderId = async (
  db: Db,
  identity: Identity,
  { userId, orderId }: { userId: string; orderId: number },
): Promise<string> => {
  if (userId !== identity.userId) throw errors.notFoundError();
  const found = await findOrderByNumber(db, userId, orderId);
  if (!found) throw errors.notFoundError();
  return found.order.id;
};

export const requireOrderForReader = async (
  db: Db,
  identity: Identity,
  userId: string,
  orderNumber: number,
): Promise<Order> => {
  requireOwn(identity, userId);
  const found = await findOrderByNumber(db, userId, orderNumber);
  if (!found) throw errors.notFoundError();
  return toOrderFor(identity)(found);
};

export const readTrackedOrder = async (
  orders: OrdersContext,
  identity: Identity,
  userId: string,
  orderNumber: number,
): Promise<TrackedOrder> =>
  readTrackingOfOrder(
    orders,
    await requireOrderForReader(orders.db, identity, userId, orderNumber),
  );

export const listOngoingOrders = async (
  db: Db,
  identity: Identity,
  userId: string,
): Promise<Order[]> => {
  requireOwn(identity, userId);
  const selection = { userId, statuses: openStatuses, first: 'soonest' } as const;
  return (await listOrdersOfUser(db, selection, maxListPageSize)).map(toOrderFor(identity));
};

export const listOrderHistory = async (
  db: Db,
  identity: Identity,
  userId: string,
): Promise<Order[]> => {
  requireOwn(identity, userId);
  const selection = { userId, statuses: closedStatuses, first: 'latest' } as const;
  return (await listOrdersOfUser(db, selection, maxListPageSize)).map(toOrderFor(identity));
};

export type OrderPage = { orders: Order[]; next: string | undefined };

const toListQuery = async (db: Db, filters: OrderFilters, now: Date): Promise<OrderListQuery> => ({
  filters,
  dataSets: filters.category && (await readSectionKeysOfCategory(db, filters.category)),
  underWay: filters.underWay && (await listVisitsUnderWay(db, now)).map(({ id }) => id),
  now,
});

export const countMatchingOrders = async (
  db: Db,
  filters: OrderFilters,
  now: Date,
): ReturnType<typeof countOrders> => countOrders(db, await toListQuery(db, filters, now));

type PageQuery = {
  now: Date;
  sort?: OrderSort | undefined;
  cursor?: CursorPosition | undefined;
  limit?: number | undefined;
};

export const readOrderPage = async (
  db: Db,
  filters: OrderFilters,
  { now, sort = 'placed', cursor, limit = maxListPageSize }: PageQuery,
): Promise<OrderPage> => {
  // One more row than requested shows whether there is a next page.
  const query = await toListQuery(db, filters, now);
  const found = await listOrders(db, { ...query, sort }, cursor, limit + 1);
  const orders = found.slice(0, limit).map(toOrder);
  const last = found.length > limit && orders.at(-1);
  return {
    orders,
    next: last ? encodeCursor(cursorPositionOf(sort, last)) : undefined,
  };
};

export { insertCoupon } from './coupons/store.ts';
export { countOrdersNeedingAttention } from './desk/needs-attention-store.ts';
export { type ImportedOrder, importOrders } from './placing/import-orders-store.ts';
export type { NewOrder } from './placing/store.ts';
export { orderTopic } from './publish-order-events.ts';
