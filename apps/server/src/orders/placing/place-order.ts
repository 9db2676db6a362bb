import { randomUUID } from 'node:crypto';
import { isServed, missingOfLeastOrder, visitingChargeAt } from '@haldi/contract/areas/served';
import { indiaDay } from '@haldi/contract/kit/dates';
import { minuteOf, timeOfDay } from '@haldi/contract/kit/time-of-day';
import { matchCart } from '@haldi/contract/orders/cart-mismatch';
import { whyNotOneMore } from '@haldi/contract/orders/open-orders';
import { placedMessage } from '@haldi/contract/orders/placed-message';
import type { OrderRequest } from '@haldi/contract/orders/request';
import { noBeautician, type Order } from '@haldi/contract/orders/schema';
import type { OrderStatus } from '@haldi/contract/orders/status';
import { orderTotal, servicesTotal, visitMinutes } from '@haldi/contract/orders/total';
import { whyNotBookableAt } from '@haldi/contract/schedule/availability';
import { keptApart } from '@haldi/contract/schedule/plan/day-plan';
import type { Db } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { unauthenticated } from '../../platform/http/admission.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { readBookingRules } from '../../settings/service.ts';
import * as errors from '../errors.ts';
import { publishOrderEvent } from '../events.ts';
import { requireAskable } from '../keeping/service.ts';
import { designOf, toOrder } from '../order-view.ts';
import {
  fillGaps,
  findPlacement,
  insertVisit,
  lockDays,
  placeOf,
  readDay,
  writeMoves,
} from '../plan/service.ts';
import { type Orders, readById } from '../service.ts';
import type { OrderRow } from '../tables.ts';
import { fingerprintOf, mergeLines } from './order-request.ts';
import {
  findExistingOrder,
  findOrderFacts,
  insertOrder,
  listHeld,
  listVisitors,
  lockCustomer,
  visitOf,
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
  return { ...facts, rules: await readBookingRules(db) };
};
type OrderFacts = Awaited<ReturnType<typeof readOrderFacts>>;

const requireBookable = ({ body, at }: Attempt, { rules }: OrderFacts): void => {
  const { appointmentDate: day, appointmentSlot: slot, address } = body;
  if (!rules.slots.includes(slot)) throw errors.notBookable('NOT_OFFERED');
  const reason = whyNotBookableAt(address.pincode, day, slot, at, rules);
  if (reason === 'NOT_SERVED' && !isServed(address.pincode, rules.areas)) throw errors.notServed();
  if (reason) throw errors.notBookable(reason);
};

/** What coming costs there, unless the customer was shown something else. */
const requireShownCharge = ({ body }: Attempt, { rules }: OrderFacts): number => {
  const charge = visitingChargeAt(body.address.pincode, rules.areas, rules.visitingCharge);
  if ((body.visitingCharge ?? charge) !== charge) throw errors.chargeChanged(charge);
  return charge;
};

const requireLeastOrder = ({ body }: Attempt, { rules: { areas } }: OrderFacts, total: number) => {
  const { pincode } = body.address;
  const missing = missingOfLeastOrder(pincode, total, areas);
  if (missing > 0) throw errors.tooSmall({ leastOrder: total + missing, missing });
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

/** A design that the gallery shows; absent: none was chosen. */
const requireKnownDesign = ({ body }: Attempt): string | null => {
  if (body.design === undefined) return null;
  if (!designOf(body.design)) throw errors.noSuchDesign();
  return body.design;
};

/** The order as it will be written down, or the first reason why there can be none. */
const draft = (attempt: Attempt, facts: OrderFacts) => {
  requireBookable(attempt, facts);
  const visitingCharge = requireShownCharge(attempt, facts);
  const services = requireShownPrices(attempt, facts);
  requireLeastOrder(attempt, facts, servicesTotal(services));
  const userPhone = requirePhone(attempt, facts);
  const design = requireKnownDesign(attempt);
  const { by, at, body, fingerprint } = attempt;
  const { customer } = facts;
  const minutes = visitMinutes(services);
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
    startMinute: minuteOf(body.appointmentSlot),
    visitMinutes: minutes,
    ...body.address,
    apartmentNumber: body.address.apartmentNumber ?? customer.apartmentNumber,
    note: body.note ?? '',
    design,
    status: firstStatus,
    beautician: noBeautician,
    beauticianId: null,
    fingerprint,
    version: 1,
    createdAt: at,
  };
  const tracking = [{ status: firstStatus, message: placedMessage, createdAt: at }];
  const skills = [...new Set(services.map(({ skillId }) => skillId))];
  return { order, services: services.map(({ skillId: _, ...line }) => line), tracking, skills };
};

type Drafted = ReturnType<typeof draft>;

/**
 * Nobody holds more of the salon than a customer would; gives those of the roster who have been
 * there. Staff do: they book for those who call, and nobody has been with them.
 */
const requireRoomFor = async (tx: Db, attempt: Attempt, minutes: number): Promise<number[]> => {
  const { by, at, body } = attempt;
  if (by.isAdmin) return [];
  const visitors = await listVisitors(tx, by.userId);
  const booked = await listHeld(tx, by.userId, indiaDay(at));
  const held = booked
    .filter(({ orderId }) => orderId !== body.orderId)
    .map(({ startMinute, ...visit }) => ({ ...visit, slot: timeOfDay(startMinute) }));
  const wanted = { day: body.appointmentDate, slot: body.appointmentSlot, minutes };
  const reason = whyNotOneMore(wanted, held, visitors.length > 0);
  if (reason?.kind === 'overlap') throw errors.alreadyBooked(reason.orderId);
  if (reason) throw errors.tooManyOpen(reason.limit);
  return visitors.filter((id) => id !== null);
};

/** Somebody who makes the visit, on a day that is locked; if she was asked for, she and nobody else. */
const planVisit = async (
  tx: Db,
  { by, body, at }: Attempt,
  { rules, customer }: OrderFacts,
  { order, skills }: Drafted,
  hadBefore: readonly number[],
) => {
  const { plan } = await readDay(tx, order.appointmentDate, rules, at);
  const found = findPlacement(keptApart(plan, by.userId, customer.apart.map(String)), {
    id: order.id,
    start: order.startMinute,
    minutes: order.visitMinutes,
    place: placeOf(order, rules),
    skills: skills.map(String),
    customer: by.userId,
    askedFor: body.askedFor ?? null,
    hadBefore: hadBefore.map(String),
  });
  if ('reason' in found) {
    throw found.reason === 'FULL' ? errors.slotFull() : errors.notBookable(found.reason);
  }
  return found.placement;
};

/**
 * Orders of one customer go one after the other, and so do those of one day. Whatever an order
 * depends on is read behind these locks: whoever changed it in between has finished by then.
 */
const lockFor = async (tx: Db, { by, body }: Attempt): Promise<void> => {
  if (!by.isAdmin && !(await lockCustomer(tx, by.userId))) throw unauthenticated();
  await lockDays(tx, [body.appointmentDate]);
};

/** All of the order or nothing; none when its number was taken by then. */
const write = (pool: Orders['pool'], attempt: Attempt): Promise<OrderRow | undefined> =>
  inTransaction(pool, async (tx) => {
    await lockFor(tx, attempt);
    // The same attempt, sent before, has its place by now: there may be none for it a second time.
    if (await findExistingOrder(tx, attempt.by.userId, attempt.body.orderId)) return undefined;
    const facts = await readOrderFacts(tx, attempt);
    const drafted = draft(attempt, facts);
    const { order, skills } = drafted;
    const hadBefore = await requireRoomFor(tx, attempt, order.visitMinutes);
    const { askedFor } = attempt.body;
    if (askedFor !== undefined) await requireAskable(tx, attempt.by.userId, askedFor);
    const { worker, moves } = await planVisit(tx, attempt, facts, drafted, hadBefore);
    if (!(await insertOrder(tx, drafted))) return undefined;
    await insertVisit(tx, {
      ...visitOf(order),
      ...{ skills, beauticianId: Number(worker), askedFor: askedFor ? Number(askedFor) : null },
    });
    await writeMoves(tx, moves);
    // Whoever changed hands may have made room for a visit that nobody could make.
    if (moves.length > 0) await fillGaps(tx, order.appointmentDate, attempt.at);
    return order;
  });

/** Only what is placed counts against how often somebody may order. */
const placeNew = async (
  { pool, limit }: Orders,
  attempt: Attempt,
): Promise<OrderRow | undefined> => {
  const { userId } = attempt.by;
  let placed: OrderRow | undefined;
  limit.take(userId);
  try {
    placed = await write(pool, attempt);
    return placed;
  } finally {
    if (!placed) limit.uncount(userId);
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
