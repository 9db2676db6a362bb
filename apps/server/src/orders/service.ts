import { randomUUID } from 'node:crypto';
import { whyNotBookable } from '@haldi/contract/booking/slots';
import { dataSetsOfCategory } from '@haldi/contract/catalogue/admin-category';
import { cursorAfter, type Place } from '@haldi/contract/kit/cursor';
import { listLimit } from '@haldi/contract/kit/list';
import type { OrderFilters } from '@haldi/contract/orders/desk-endpoints';
import type { OrderRequest } from '@haldi/contract/orders/request';
import type { Order } from '@haldi/contract/orders/schema';
import { closedStatuses, openStatuses } from '@haldi/contract/orders/status';
import { type KeptRules, keepBookingRules } from '../booking/service.ts';
import { unauthenticated } from '../platform/admission.ts';
import type { Db } from '../platform/database.ts';
import type { Identity } from '../platform/identity.ts';
import type { Parts } from '../platform/parts.ts';
import { type RateLimit, rateLimitIf, tooMany } from '../platform/rate-limit.ts';
import type { Refusal } from '../platform/refusal.ts';
import { listOrders } from './list-store.ts';
import { tellOf } from './news.ts';
import { toPlaceRequest } from './order-request.ts';
import { toOrder } from './order-view.ts';
import * as refusals from './refusals.ts';
import { findOrder, findOrderById, listOrdersOf, type PlaceOutcome, placeOrder } from './store.ts';
import { verdictOf } from './verdict.ts';

/** What the parts of this feature share. */
export type Orders = Pick<Parts, 'db' | 'live' | 'clock'> & {
  rules: () => Promise<KeptRules>;
  /** Orders placed by one user. */
  limit: RateLimit;
};

const ordersAMinute = { max: 5, windowMs: 60_000 };

export const createOrders = ({ db, live, clock, config }: Parts): Orders => ({
  db,
  live,
  clock,
  rules: keepBookingRules({ db, live }),
  limit: rateLimitIf(config.rateLimits, { ...ordersAMinute, clock }),
});

const settle = (outcome: PlaceOutcome, why: Refusal | undefined): Order => {
  switch (outcome.outcome) {
    case 'placed':
    case 'repeated':
      return toOrder(outcome.details);
    case 'exists':
      throw refusals.orderExists(toOrder(outcome.details));
    case 'taken':
      throw refusals.orderIdTaken();
    case 'mismatch':
      throw refusals.cartMismatch(outcome.details);
    case 'no-phone':
      throw refusals.noPhone();
    case 'refused':
      throw why ?? new Error('an order was refused without a reason');
  }
};

/** Why no new order can be made of this, whatever the catalogue and the seats say. */
const whyNot = (
  { limit, clock }: Orders,
  { userId }: Identity,
  { appointmentDate, appointmentSlot, visitingCharge }: OrderRequest,
  kept: KeptRules,
): Refusal | undefined => {
  const wait = limit.waitOf(userId);
  if (wait > 0) return tooMany(wait);
  const reason = whyNotBookable(appointmentDate, appointmentSlot, clock(), kept);
  if (reason) return refusals.notBookable(reason);
  const isOther = visitingCharge !== undefined && visitingCharge !== kept.visitingCharge;
  return isOther ? refusals.chargeChanged(kept.visitingCharge) : undefined;
};

export type Placed = { order: Order; isNew: boolean };

/** Places an order for whoever is asking; asking again for the same gives the same order. */
export const place = async (
  orders: Orders,
  identity: Identity,
  body: OrderRequest,
): Promise<Placed> => {
  const { db, live, clock, limit } = orders;
  if (body.userId !== identity.userId || body.username !== identity.username) {
    throw refusals.notYours();
  }
  const kept = await orders.rules();
  // From here to the count nothing is waited for: a burst would slip in between.
  const why = whyNot(orders, identity, body, kept);
  const request = toPlaceRequest({
    id: randomUUID(),
    by: identity,
    body,
    at: clock(),
    refusal: why?.code ?? null,
  });
  limit.count(identity.userId);
  let isNew = false;
  try {
    const outcome = await placeOrder(db, request).catch((error: unknown) => {
      const verdict = verdictOf(error);
      if (verdict === 'no-seat') throw refusals.slotFull();
      // The account was deleted while its order was on the way.
      if (verdict === 'no-customer') throw unauthenticated();
      throw error;
    });
    isNew = outcome.outcome === 'placed';
    const order = settle(outcome, why);
    if (isNew) tellOf(live, 'order-placed', order);
    return { order, isNew };
  } finally {
    if (!isNew) limit.uncount(identity.userId);
  }
};

/** Someone else's orders are as good as not there. */
const requireOwn = (identity: Identity, userId: string): void => {
  if (userId !== identity.userId && !identity.isAdmin) throw refusals.notFound();
};

export const read = async (
  db: Db,
  identity: Identity,
  userId: string,
  orderNumber: number,
): Promise<Order> => {
  requireOwn(identity, userId);
  const found = await findOrder(db, userId, orderNumber);
  if (!found) throw refusals.notFound();
  return toOrder(found);
};

/** Any order, by its own id: for admins. */
export const readAny = async (db: Db, id: string): Promise<Order> => {
  const found = await findOrderById(db, id);
  if (!found) throw refusals.notFound();
  return toOrder(found);
};

export const listOngoing = async (db: Db, identity: Identity, userId: string): Promise<Order[]> => {
  requireOwn(identity, userId);
  const which = { userId, statuses: openStatuses, first: 'soonest' } as const;
  return (await listOrdersOf(db, which, listLimit)).map(toOrder);
};

export const listHistory = async (db: Db, identity: Identity, userId: string): Promise<Order[]> => {
  requireOwn(identity, userId);
  const which = { userId, statuses: closedStatuses, first: 'latest' } as const;
  return (await listOrdersOf(db, which, listLimit)).map(toOrder);
};

export type OrderPage = { orders: Order[]; next: string | undefined };

/** One page of all orders, newest first. */
export const listAll = async (
  db: Db,
  filters: OrderFilters,
  { cursor, limit = listLimit }: { cursor?: Place | undefined; limit?: number | undefined },
): Promise<OrderPage> => {
  const dataSets = filters.category && dataSetsOfCategory(filters.category);
  // One more than asked for tells whether there is a next page.
  const found = await listOrders(db, filters, dataSets, cursor, limit + 1);
  const orders = found.slice(0, limit).map(toOrder);
  const last = orders.at(-1);
  return { orders, next: found.length > limit && last ? cursorAfter(last) : undefined };
};

export { type ImportedOrder, importOrders } from './import-store.ts';
