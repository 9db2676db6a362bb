import { randomUUID } from 'node:crypto';
import { indiaDay } from '@haldi/contract/kit/dates';
import { matchCart } from '@haldi/contract/orders/cart-mismatch';
import { whyNotOneMore } from '@haldi/contract/orders/open-orders';
import { placedMessage } from '@haldi/contract/orders/placed-message';
import type { OrderRequest } from '@haldi/contract/orders/request';
import { noBeautician, type Order } from '@haldi/contract/orders/schema';
import type { OrderStatus } from '@haldi/contract/orders/status';
import { orderTotal, servicesTotal, visitMinutes } from '@haldi/contract/orders/total';
import {
  fitsIntoDay,
  slotAt,
  slotNumber,
  slotsOfVisit,
  whyNotBookable,
} from '@haldi/contract/schedule/slots';
import type { Db } from '../../platform/database/database.ts';
import { unauthenticated } from '../../platform/http/admission.ts';
import type { Identity } from '../../platform/http/identity.ts';
import * as errors from '../errors.ts';
import { publishOrderEvent } from '../events.ts';
import { toOrder } from '../order-view.ts';
import { type Orders, readById } from '../service.ts';
import type { OrderRow } from '../tables.ts';
import { violatedRule } from '../violated-rule.ts';
import { fingerprintOf, mergeLines } from './order-request.ts';
import {
  findExistingOrder,
  findOrderFacts,
  insertOrder,
  listHeld,
  lockCustomer,
  wasVisited,
} from './store.ts';

const firstStatus: OrderStatus = 'pending';

/** One attempt to order: who asks for what, and when. */
type Attempt = {
  by: Identity;
  at: Date;
  body: OrderRequest;
  lines: ReturnType<typeof mergeLines>;
  fingerprint: string;
};

const readAttempt = (by: Identity, body: OrderRequest, at: Date): Attempt => {
  if (body.userId !== by.userId || body.username !== by.username) throw errors.notYours();
  const lines = mergeLines(body.services);
  return { by, at, body, lines, fingerprint: fingerprintOf(lines, body) };
};

/** The order that this attempt repeats; another one under the same number is an error. */
const findRepeated = async (db: Db, { by, body, fingerprint }: Attempt) => {
  const existing = await findExistingOrder(db, by.userId, body.orderId);
  if (!existing) return undefined;
  const order = toOrder(existing.document);
  if (existing.fingerprint !== fingerprint) throw errors.orderExists(order);
  return order;
};

/** Everything else that an order depends on, as it stands now. */
const readOrderFacts = async (db: Db, { by, lines }: Attempt) => {
  const serviceIds = lines.map(({ serviceId }) => serviceId);
  const facts = await findOrderFacts(db, by.userId, serviceIds);
  // The account was deleted while its order was on the way.
  if (!facts) throw unauthenticated();
  return facts;
};
type OrderFacts = Awaited<ReturnType<typeof readOrderFacts>>;

const requireBookable = ({ body, at }: Attempt, { rules }: OrderFacts): void => {
  const closed = whyNotBookable(body.appointmentDate, body.appointmentSlot, at, rules);
  if (closed) throw errors.notBookable(closed);
};

const requireShownCharge = ({ body }: Attempt, { visitingCharge }: OrderFacts): void => {
  const shown = body.visitingCharge ?? visitingCharge;
  if (shown !== visitingCharge) throw errors.chargeChanged(visitingCharge);
};

const requireShownPrices = ({ lines }: Attempt, { offered }: OrderFacts) => {
  const { sold, mismatch } = matchCart(lines, offered);
  if (sold.length < lines.length) throw errors.cartMismatch(mismatch);
  return sold;
};

const requirePhone = ({ body }: Attempt, { customer }: OrderFacts): string => {
  const phone = body.userPhone ?? customer.phone;
  if (phone === null) throw errors.noPhone();
  return phone;
};

/** The order as it will be written down, or the first reason why there can be none. */
const draft = (attempt: Attempt, facts: OrderFacts) => {
  requireBookable(attempt, facts);
  requireShownCharge(attempt, facts);
  const services = requireShownPrices(attempt, facts);
  const userPhone = requirePhone(attempt, facts);
  const { by, at, body, fingerprint } = attempt;
  const { customer, visitingCharge } = facts;
  const minutes = visitMinutes(services);
  if (!fitsIntoDay(body.appointmentSlot, minutes)) throw errors.notBookable('TOO_LONG');
  const order: OrderRow = {
    id: randomUUID(),
    orderNumber: body.orderId,
    userId: by.userId,
    username: by.username,
    userPhone,
    servicesTotal: servicesTotal(services),
    visitingCharge,
    total: orderTotal(services, visitingCharge),
    appointmentDate: body.appointmentDate,
    firstSlot: slotNumber(body.appointmentSlot),
    slotCount: slotsOfVisit(body.appointmentSlot, minutes).length,
    visitMinutes: minutes,
    ...body.address,
    apartmentNumber: body.address.apartmentNumber ?? customer.apartmentNumber,
    status: firstStatus,
    beautician: noBeautician,
    beauticianId: null,
    fingerprint,
    version: 1,
    createdAt: at,
  };
  const tracking = [{ status: firstStatus, message: placedMessage, createdAt: at }];
  return { order, services, tracking };
};

type Drafted = ReturnType<typeof draft>;

/** What the database settles: whether the seats are there. */
const errorFor = (error: unknown): unknown =>
  violatedRule(error) === 'no-seat' ? errors.slotFull() : error;

/**
 * Nobody holds more of the salon than a customer would. Staff do: they book for those who call. What
 * stands under the number of this attempt is this attempt, sent before.
 */
const requireRoomFor = async (tx: Db, { by, at, body }: Attempt, minutes: number) => {
  if (by.isAdmin) return;
  if (!(await lockCustomer(tx, by.userId))) throw unauthenticated();
  const booked = await listHeld(tx, by.userId, indiaDay(at));
  const held = booked
    .filter(({ orderId }) => orderId !== body.orderId)
    .map(({ firstSlot, ...visit }) => ({ ...visit, slot: slotAt(firstSlot) }));
  const wanted = { day: body.appointmentDate, slot: body.appointmentSlot, minutes };
  const reason = whyNotOneMore(wanted, held, await wasVisited(tx, by.userId));
  if (reason?.kind === 'overlap') throw errors.alreadyBooked(reason.orderId);
  if (reason) throw errors.tooManyOpen(reason.limit);
};

/** All of the order or nothing; false when its number was taken by then. */
const write = (db: Db, attempt: Attempt, drafted: Drafted): Promise<boolean> =>
  db.transaction(async (tx) => {
    await requireRoomFor(tx, attempt, drafted.order.visitMinutes);
    return insertOrder(tx, drafted);
  });

/** Ask, check, write; nothing when the number was taken by then. */
const placeNew = async ({ db, limit }: Orders, attempt: Attempt): Promise<OrderRow | undefined> => {
  const { userId } = attempt.by;
  let isPlaced = false;
  limit.take(userId);
  try {
    const drafted = draft(attempt, await readOrderFacts(db, attempt));
    isPlaced = await write(db, attempt, drafted).catch((error: unknown) => {
      throw errorFor(error);
    });
    return isPlaced ? drafted.order : undefined;
  } finally {
    if (!isPlaced) limit.uncount(userId);
  }
};

export type Placed = { order: Order; isNew: boolean };

/** Places an order for whoever is asking; asking again for the same gives the same order. */
export const placeOrder = async (
  orders: Orders,
  identity: Identity,
  body: OrderRequest,
): Promise<Placed> => {
  const { db, live, clock } = orders;
  const attempt = readAttempt(identity, body, clock());
  const repeated = await findRepeated(db, attempt);
  if (repeated) return { order: repeated, isNew: false };
  const placed = await placeNew(orders, attempt);
  if (placed) {
    const { id, orderNumber, version } = placed;
    publishOrderEvent(live, 'order-placed', {
      _id: id,
      orderId: orderNumber,
      status: firstStatus,
      version,
    });
    return { order: await readById(db, id), isNew: true };
  }
  // Another request got in between with this number: look again whose it is.
  const existing = await findRepeated(db, attempt);
  if (!existing) throw errors.orderIdTaken();
  return { order: existing, isNew: false };
};
