import { indiaDay } from '@haldi/contract/kit/dates';
import { isAdminRole } from '@haldi/contract/kit/role';
import type { OrderRequest } from '@haldi/contract/orders/order-request';
import type { Order } from '@haldi/contract/orders/schema';
import { notifySalon, saveMessageChanges } from '../../messages/service.ts';
import type { Db } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { unauthenticatedError } from '../../platform/http/authorization.ts';
import type { Identity } from '../../platform/http/identity.ts';
import {
  type EditedAndPublishedPolicies,
  listEditedAndPublishedPolicies,
  type PolicyConfig,
  recordPolicyVersionsInForce,
} from '../../policies/service.ts';
import { publishAlertsChanged } from '../alerts/service.ts';
import { lockCouponForOrder } from '../coupons/service.ts';
import { type DiscountRow, insertDiscount } from '../discounts/store.ts';
import * as errors from '../errors.ts';
import { lockNetwork, recordAndLimitFirstVisit } from '../first-visit-bursts/service.ts';
import { mapDeletedServiceError } from '../map-deleted-service-error-service.ts';
import { createLinkSecret } from '../order-link/link-secret.ts';
import { insertLink } from '../order-link/store.ts';
import {
  insertVisit,
  lockPlannedDays,
  readDayRows,
  saveVisitPlans,
  toPlannedDays,
} from '../plan/service.ts';
import { listPastBeauticians } from '../preferences/service.ts';
import { publishOrderEvent } from '../publish-order-events.ts';
import { type OrdersContext, readOrderById } from '../service.ts';
import type { OrderRow } from '../tables.ts';
import { toOrder } from '../to-order.ts';
import { decideNewOrder, type NewOrderContext, type Placement } from './decide-new-order.ts';
import {
  type DataForNewOrder,
  isBookedByStaff,
  type NewOrderRequest,
  readDataForNewOrder,
  toOwnNewOrderRequest,
} from './new-order-requirements.ts';
import {
  findExistingOrder,
  insertOrder,
  insertServicesAndTracking,
  listActiveBookings,
  listPreviousBeauticianIds,
  lockCustomer,
  toOrderServiceRows,
  toVisitRow,
} from './store.ts';

/** Throws if the same number has other content. */
export const findRepeatedOrder = async (
  db: Db,
  { customer, body, fingerprint }: NewOrderRequest,
) => {
  const existing = await findExistingOrder(db, customer.userId, body.orderId);
  if (!existing) return undefined;
  const order = await readOrderById(db, existing.id);
  if (existing.fingerprint !== fingerprint) throw errors.orderExistsError(order);
  return order;
};

/**
 * Orders of one customer and of one day are placed one at a time. Everything that the decision
 * depends on is read after taking these locks.
 */
const lockFor = async (tx: Db, attempt: NewOrderRequest): Promise<void> => {
  const { by, customer, body } = attempt;
  const isByStaff = isBookedByStaff(attempt);
  if ((isByStaff || !isAdminRole(by.role)) && !(await lockCustomer(tx, customer.userId))) {
    throw isByStaff ? errors.noSuchCustomerError() : unauthenticatedError();
  }
  await lockPlannedDays(tx, [body.appointmentDate]);
};

type TextsToAgreeTo = {
  facts: DataForNewOrder;
  policies: EditedAndPublishedPolicies;
  config: PolicyConfig;
};

/** A customer who books by phone has not read the texts, so none are recorded as agreed. */
const agreedTexts = async (
  tx: Db,
  attempt: NewOrderRequest,
  { facts: { settings }, policies, config }: TextsToAgreeTo,
): Promise<Pick<OrderRow, 'termsText' | 'refundsText'>> => {
  if (isBookedByStaff(attempt)) return { termsText: null, refundsText: null };
  const asked = { config, at: attempt.at, settings, policies };
  const { terms, refunds } = await recordPolicyVersionsInForce(tx, ['terms', 'refunds'], asked);
  return { termsText: terms, refundsText: refunds };
};

/** Staff who order under their own account have no booking limits. */
const readCustomer = async (
  tx: Db,
  attempt: NewOrderRequest,
): Promise<NewOrderContext['customer']> => {
  const { by, customer, at, body } = attempt;
  if (isAdminRole(by.role) && !isBookedByStaff(attempt)) return undefined;
  const [previousBeauticians, bookings] = await Promise.all([
    listPreviousBeauticianIds(tx, customer.userId),
    listActiveBookings(tx, customer.userId, indiaDay(at)),
  ]);
  return {
    previousBeauticians,
    bookings: bookings.filter(({ orderId }) => orderId !== body.orderId),
  };
};

const readPlacementContext = async (
  tx: Db,
  attempt: NewOrderRequest,
  config: PolicyConfig,
): Promise<NewOrderContext> => {
  const { body, customer, at } = attempt;
  // One wait: these statements are sent together.
  const [facts, knownCustomer, coupon, pastBeauticians, policies, dayRows] = await Promise.all([
    readDataForNewOrder(tx, attempt, config),
    readCustomer(tx, attempt),
    body.coupon === undefined ? undefined : lockCouponForOrder(tx, body.coupon, customer.userId),
    body.askedFor === undefined ? [] : listPastBeauticians(tx, customer.userId),
    isBookedByStaff(attempt) ? [] : listEditedAndPublishedPolicies(tx),
    readDayRows(tx, [body.appointmentDate]),
  ]);
  const agreed = await agreedTexts(tx, attempt, { facts, policies, config });
  const [day] = toPlannedDays(dayRows, facts.rules, at);
  if (!day) throw new Error(`${body.appointmentDate} was not read`);
  return { facts, agreed, customer: knownCustomer, coupon, pastBeauticians, day };
};

/** The answer is made from the written rows, which saves reading them again. */
const toPlacedOrder = (
  { repeatOf }: NewOrderRequest,
  placement: Placement,
  { facts: { offered }, pastBeauticians }: NewOrderContext,
  link: string,
  discounts: readonly DiscountRow[],
): Order => {
  const { order, tracking, visit } = placement;
  const requested = pastBeauticians.find(({ _id }) => Number(_id) === visit.requestedBeauticianId);
  return toOrder({
    ...{
      order,
      link,
      progress: null,
      needsChange: false,
      unverifiedPayment: null,
      repeatOf: repeatOf?.orderNumber ?? null,
      fees: [],
      payments: [],
    },
    discounts: [...discounts],
    askedFor: requested?.name ?? null,
    lines: toOrderServiceRows(placement).map((line) => ({
      line,
      category: offered.find(({ serviceId }) => serviceId === line.serviceId)?.category ?? null,
    })),
    history: tracking,
  });
};

/** The discounts of the new order. Undefined: its number was taken meanwhile. */
const savePlacement = async (
  tx: Db,
  placement: Placement,
  link: string,
): Promise<DiscountRow[] | undefined> => {
  const { order, visit, discount, reassignments, toCustomer, toSalon } = placement;
  if (!(await insertOrder(tx, placement))) return undefined;
  const inserts = [
    mapDeletedServiceError(insertServicesAndTracking(tx, placement)),
    insertLink(tx, order.id, link),
    insertVisit(tx, toVisitRow(order, visit)),
    saveMessageChanges(tx, order, toCustomer, order.createdAt),
    notifySalon(tx, toSalon),
  ];
  // They are sent together. If one fails, those after it only report the aborted transaction.
  await Promise.allSettled(inserts);
  await Promise.all(inserts);
  await saveVisitPlans(tx, reassignments);
  return discount ? [await insertDiscount(tx, discount)] : [];
};

export type WrittenOrder = { row: OrderRow; order: Order };

/** Undefined: the order number was taken meanwhile. */
export const writeNewOrder = async (
  tx: Db,
  attempt: NewOrderRequest,
  config: PolicyConfig,
): Promise<WrittenOrder | undefined> => {
  await lockFor(tx, attempt);
  const [existing, context] = await Promise.all([
    findExistingOrder(tx, attempt.customer.userId, attempt.body.orderId),
    readPlacementContext(tx, attempt, config),
  ]);
  // A repeated attempt already has its place and might not get a second one.
  if (existing) return undefined;
  const placement = decideNewOrder(attempt, context);
  const link = createLinkSecret();
  const discounts = await savePlacement(tx, placement, link);
  return discounts
    ? { row: placement.order, order: toPlacedOrder(attempt, placement, context, link, discounts) }
    : undefined;
};

/** Only placed orders count against the rate limit. */
const placeNewOrder = async (
  { pool, limit, config, live }: OrdersContext,
  attempt: NewOrderRequest,
  network: string,
): Promise<WrittenOrder | undefined> => {
  const { userId, role } = attempt.by;
  const isLimited = config.rateLimits && !isAdminRole(role);
  let placed: WrittenOrder | undefined;
  let burst: 'burst' | undefined;
  limit.take(userId);
  try {
    placed = await inTransaction(pool, async (tx) => {
      if (isLimited) await lockNetwork(tx, network);
      const written = await writeNewOrder(tx, attempt, config);
      if (written && isLimited) burst = await recordAndLimitFirstVisit(tx, written.row, network);
      return written;
    });
    if (burst) publishAlertsChanged(live);
    return placed;
  } finally {
    if (!placed) limit.refund(userId);
  }
};

export type Placed = { order: Order; isNew: boolean };

/** Call after the commit. */
export const publishPlacedOrder = (
  { live }: Pick<OrdersContext, 'live'>,
  { order }: WrittenOrder,
): Placed => {
  publishOrderEvent(live, 'order-placed', order);
  return { order, isNew: true };
};

/** A repeated request returns the same order. */
export const placeOrder = async (
  orders: OrdersContext,
  identity: Identity,
  body: OrderRequest,
  network: string,
): Promise<Placed> => {
  const { db, clock } = orders;
  const attempt = toOwnNewOrderRequest(identity, body, clock());
  const existingOrder = await findRepeatedOrder(db, attempt);
  if (existingOrder) return { order: existingOrder, isNew: false };
  const placed = await placeNewOrder(orders, attempt, network);
  if (placed) return publishPlacedOrder(orders, placed);
  // Another request with this number was faster.
  const existing = await findRepeatedOrder(db, attempt);
  if (!existing) throw errors.orderIdTakenError();
  return { order: existing, isNew: false };
};
