import { randomUUID } from 'node:crypto';
import { indiaDay } from '@haldi/contract/kit/dates';
import { isAdminRole } from '@haldi/contract/kit/role';
import { minuteOf } from '@haldi/contract/kit/time-of-day';
import type { HistoryEvent } from '@haldi/contract/orders/history';
import { whyNotOneMore } from '@haldi/contract/orders/open-orders';
import type { OrderRequest } from '@haldi/contract/orders/request';
import { noBeautician, type Order } from '@haldi/contract/orders/schema';
import type { OrderStatus } from '@haldi/contract/orders/status';
import { orderTotal, servicesTotal, visitMinutes } from '@haldi/contract/orders/total';
import { keptApart } from '@haldi/contract/schedule/plan/day-plan';
import { tellSalon } from '../../messages/service.ts';
import type { Db } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { unauthenticated } from '../../platform/http/admission.ts';
import type { Identity } from '../../platform/http/identity.ts';
import { agreeTo, type PolicyConfig } from '../../policies/service.ts';
import { notOpenYet } from '../../settings/service.ts';
import * as errors from '../errors.ts';
import { publishOrderEvent } from '../events.ts';
import { settlingGone } from '../gone-service.ts';
import { requireAskable } from '../keeping/service.ts';
import { newLink } from '../link/secret.ts';
import { insertLink } from '../link/store.ts';
import { toOrder } from '../order-view.ts';
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
import { toHeld } from './held.ts';
import {
  type Attempt,
  isForAnother,
  type OrderFacts,
  readAttempt,
  readOrderFacts,
  requireBookable,
  requireKnownDesign,
  requireLeastOrder,
  requirePhone,
  requireShownCharge,
  requireShownPrices,
  requireShownTerms,
} from './requirements.ts';
import {
  findExistingOrder,
  insertOrder,
  listHeld,
  listVisitors,
  lockCustomer,
  visitOf,
} from './store.ts';

const firstStatus: OrderStatus = 'pending';

/** The order that this attempt repeats; another one under the same number is an error. */
export const findRepeated = async (db: Db, { customer, body, fingerprint }: Attempt) => {
  const existing = await findExistingOrder(db, customer.userId, body.orderId);
  if (!existing) return undefined;
  const order = toOrder(existing);
  if (existing.fingerprint !== fingerprint) throw errors.orderExists(order);
  return order;
};

/** The order as it will be written down, or the first reason why there can be none. */
const draft = (attempt: Attempt, facts: OrderFacts) => {
  const { pincode } = attempt.body.address;
  if (!facts.rules.isOpen) throw notOpenYet();
  requireBookable({ ...attempt.body, pincode }, facts.rules, attempt.at);
  const visitingCharge = requireShownCharge(attempt, facts);
  const services = requireShownPrices(attempt, facts);
  requireLeastOrder(attempt, facts, servicesTotal(services));
  const userPhone = requirePhone(attempt, facts);
  const design = requireKnownDesign(attempt);
  const { customer, at, body, fingerprint } = attempt;
  const minutes = visitMinutes(services);
  const terms = requireShownTerms(attempt, facts, visitingCharge);
  const order: OrderRow = {
    id: randomUUID(),
    orderNumber: body.orderId,
    userId: customer.userId,
    username: customer.username,
    userPhone,
    servicesTotal: servicesTotal(services),
    visitingCharge,
    total: orderTotal(services, visitingCharge),
    appointmentDate: body.appointmentDate,
    startMinute: minuteOf(body.appointmentSlot),
    visitMinutes: minutes,
    ...body.address,
    // The flat of the customer is not that of whom she sends us to.
    apartmentNumber:
      body.address.apartmentNumber ?? (body.visited ? '' : facts.customer.apartmentNumber),
    note: body.note ?? '',
    visitedName: body.visited?.name ?? '',
    visitedPhone: body.visited?.phone ?? '',
    design,
    status: firstStatus,
    beautician: noBeautician,
    beauticianId: null,
    ...terms,
    ...{ termsText: null, refundsText: null },
    cancelReason: null,
    cancelNote: '',
    cancelledBy: null,
    revision: 1,
    fingerprint,
    version: 1,
    createdAt: at,
  };
  const isByPhone = isForAnother(attempt);
  const event: HistoryEvent = { kind: isByPhone ? 'booked-by-phone' : 'placed' };
  const adminId = isByPhone ? attempt.by.userId : null;
  const tracking = [{ status: firstStatus, event, adminId, createdAt: at }];
  const skills = [...new Set(services.map(({ skillId }) => skillId))];
  return { order, services: services.map(({ skillId: _, ...line }) => line), tracking, skills };
};

type Drafted = ReturnType<typeof draft>;

/**
 * Nobody holds more of the salon than a customer would; gives those of the roster who have been
 * there. What staff order under their own name is for whoever calls, and nobody has been with them;
 * for a customer they may book as many visits as she wants, none of them at the same time.
 */
const requireRoomFor = async (tx: Db, attempt: Attempt, minutes: number): Promise<number[]> => {
  const { by, customer, at, body } = attempt;
  const isByStaff = isForAnother(attempt);
  if (isAdminRole(by.role) && !isByStaff) return [];
  const visitors = await listVisitors(tx, customer.userId);
  const booked = await listHeld(tx, customer.userId, indiaDay(at));
  const held = booked.filter(({ orderId }) => orderId !== body.orderId).map(toHeld);
  const wanted = {
    day: body.appointmentDate,
    slot: body.appointmentSlot,
    minutes,
    visited: body.visited?.name ?? null,
  };
  const reason = whyNotOneMore(wanted, held, visitors.length > 0);
  if (reason?.kind === 'overlap') throw errors.alreadyBooked(reason.orderId, isByStaff);
  if (reason && !isByStaff) throw errors.tooManyOpen(reason.limit);
  return visitors.filter((id) => id !== null);
};

/** Somebody who makes the visit, on a day that is locked; if she was asked for, she and nobody else. */
const planVisit = async (
  tx: Db,
  { customer: { userId }, body, at }: Attempt,
  { rules, customer }: OrderFacts,
  { order, skills }: Drafted,
  hadBefore: readonly number[],
) => {
  const { plan } = await readDay(tx, order.appointmentDate, rules, at);
  const found = findPlacement(keptApart(plan, userId, customer.apart.map(String)), {
    id: order.id,
    start: order.startMinute,
    minutes: order.visitMinutes,
    place: placeOf(order, rules),
    skills: skills.map(String),
    customer: userId,
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
const lockFor = async (tx: Db, attempt: Attempt): Promise<void> => {
  const { by, customer, body } = attempt;
  const isByStaff = isForAnother(attempt);
  if ((isByStaff || !isAdminRole(by.role)) && !(await lockCustomer(tx, customer.userId))) {
    throw isByStaff ? errors.noSuchCustomer() : unauthenticated();
  }
  await lockDays(tx, [body.appointmentDate]);
};

/** What staff booked themselves is news to the others only. */
const tellOfPlaced = (
  tx: Db,
  { id, userId, appointmentDate: day, startMinute }: OrderRow,
  { by, at }: Attempt,
): Promise<void> =>
  tellSalon(tx, {
    ...{ kind: 'new-order', subject: id, orderId: id, occasion: 'placed', userId, at },
    ...{ actorId: isAdminRole(by.role) ? by.userId : null, visit: { day, startMinute } },
  });

/**
 * What the customer agrees to by placing it. Whoever calls has read nothing: the desk tells her the
 * fees, which are frozen on the order, but no text is hers.
 */
const agreedTexts = async (
  tx: Db,
  attempt: Attempt,
  { settings }: OrderFacts,
  config: PolicyConfig,
): Promise<Pick<OrderRow, 'termsText' | 'refundsText'>> => {
  if (isForAnother(attempt)) return { termsText: null, refundsText: null };
  const asked = { config, at: attempt.at, settings };
  const { terms, refunds } = await agreeTo(tx, ['terms', 'refunds'], asked);
  return { termsText: terms, refundsText: refunds };
};

/** All of the order or nothing, in a transaction; none when its number was taken by then. */
export const writeOrder = async (
  tx: Db,
  attempt: Attempt,
  config: PolicyConfig,
): Promise<OrderRow | undefined> => {
  await lockFor(tx, attempt);
  // The same attempt, sent before, has its place by now: there may be none for it a second time.
  if (await findExistingOrder(tx, attempt.customer.userId, attempt.body.orderId)) return undefined;
  const facts = await readOrderFacts(tx, attempt, config);
  const drafted = draft(attempt, facts);
  const { skills } = drafted;
  const order = { ...drafted.order, ...(await agreedTexts(tx, attempt, facts, config)) };
  const hadBefore = await requireRoomFor(tx, attempt, order.visitMinutes);
  const { askedFor } = attempt.body;
  if (askedFor !== undefined) await requireAskable(tx, attempt.customer.userId, askedFor);
  const { worker, moves } = await planVisit(tx, attempt, facts, drafted, hadBefore);
  if (!(await settlingGone(insertOrder(tx, { ...drafted, order })))) return undefined;
  await insertLink(tx, order.id, newLink());
  await insertVisit(tx, {
    ...visitOf(order),
    ...{ skills, beauticianId: Number(worker), askedFor: askedFor ? Number(askedFor) : null },
  });
  await tellOfPlaced(tx, order, attempt);
  await writeMoves(tx, moves);
  // Whoever changed hands may have made room for a visit that nobody could make.
  if (moves.length > 0) await fillGaps(tx, order.appointmentDate, attempt.at);
  return order;
};

/** Only what is placed counts against how often somebody may order. */
const placeNew = async (
  { pool, limit, config }: Orders,
  attempt: Attempt,
): Promise<OrderRow | undefined> => {
  const { userId } = attempt.by;
  let placed: OrderRow | undefined;
  limit.take(userId);
  try {
    placed = await inTransaction(pool, (tx) => writeOrder(tx, attempt, config));
    return placed;
  } finally {
    if (!placed) limit.uncount(userId);
  }
};

export type Placed = { order: Order; isNew: boolean };

/** Tells everybody who is looking, after the commit. */
export const announce = async ({ db, live }: Orders, placed: OrderRow): Promise<Placed> => {
  const { id, orderNumber, version } = placed;
  publishOrderEvent(live, 'order-placed', {
    _id: id,
    orderId: orderNumber,
    status: firstStatus,
    version,
  });
  return { order: await readById(db, id), isNew: true };
};

/** Places an order for whoever is asking; asking again for the same gives the same order. */
export const placeOrder = async (
  orders: Orders,
  identity: Identity,
  body: OrderRequest,
): Promise<Placed> => {
  const { db, clock } = orders;
  const attempt = readAttempt(identity, body, clock());
  const repeated = await findRepeated(db, attempt);
  if (repeated) return { order: repeated, isNew: false };
  const placed = await placeNew(orders, attempt);
  if (placed) return announce(orders, placed);
  // Another request got in between with this number: look again whose it is.
  const existing = await findRepeated(db, attempt);
  if (!existing) throw errors.orderIdTaken();
  return { order: existing, isNew: false };
};
