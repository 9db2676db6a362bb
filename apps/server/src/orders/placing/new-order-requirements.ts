import { randomUUID } from 'node:crypto';
import {
  findAreaByPincode,
  isPincodeServed,
  minimumOrderShortfall,
  visitingChargeForPincode,
} from '@haldi/contract/areas/area-rules';
import type { AdvanceTerms, Terms } from '@haldi/contract/orders/agreed-terms';
import { compareCartWithMenu } from '@haldi/contract/orders/compare-cart-with-menu';
import { isSameTerms, termsForOrder } from '@haldi/contract/orders/move-and-cancel-terms';
import type { OrderRequest } from '@haldi/contract/orders/order-request';
import { salonBookingRefusal } from '@haldi/contract/schedule/availability';
import type { Appointment } from '@haldi/contract/schedule/booking-time-rules';
import type { Db } from '../../platform/database/database.ts';
import { unauthenticatedError } from '../../platform/http/authorization.ts';
import type { Identity } from '../../platform/http/identity.ts';
import type { PolicyConfig } from '../../policies/service.ts';
import { type PlanningRules, readPlanningRulesAndSettings } from '../../settings/service.ts';
import * as errors from '../errors.ts';
import { findOrderedDesign } from '../to-order.ts';
import { hashOrderRequest, mergeDuplicateLines } from './merge-lines-and-hash-request.ts';
import { findDataForNewOrder } from './store.ts';

export type NewOrderRequest = {
  id: string;
  by: Identity;
  /** The customer of the order, who may differ from `by`. */
  customer: { userId: string; username: string };
  at: Date;
  body: OrderRequest;
  lines: ReturnType<typeof mergeDuplicateLines>;
  fingerprint: string;
  /** By staff, for the caller. */
  waivesAdvance: boolean;
  /** The order of which this is a free repeat visit. */
  repeatOf: { id: string; orderNumber: number } | null;
};

type AttemptContext = Pick<NewOrderRequest, 'by' | 'customer' | 'at'> &
  Partial<Pick<NewOrderRequest, 'waivesAdvance' | 'repeatOf'>>;

export const toNewOrderRequest = (context: AttemptContext, body: OrderRequest): NewOrderRequest => {
  const lines = mergeDuplicateLines(body.services);
  const fingerprint = hashOrderRequest(lines, body);
  return {
    waivesAdvance: false,
    repeatOf: null,
    ...context,
    id: randomUUID(),
    body,
    lines,
    fingerprint,
  };
};

export const toOwnNewOrderRequest = (
  by: Identity,
  body: OrderRequest,
  at: Date,
): NewOrderRequest => {
  if (body.userId !== by.userId || body.username !== by.username) throw errors.notOwnOrderError();
  return toNewOrderRequest({ by, customer: by, at }, body);
};

export const isBookedByStaff = ({
  by,
  customer,
}: Pick<NewOrderRequest, 'by' | 'customer'>): boolean => by.userId !== customer.userId;

export const readDataForNewOrder = async (
  db: Db,
  { customer, lines }: NewOrderRequest,
  config: PolicyConfig,
) => {
  const serviceIds = lines.map(({ serviceId }) => serviceId);
  const [facts, rulesAndSettings] = await Promise.all([
    findDataForNewOrder(db, customer.userId, serviceIds),
    readPlanningRulesAndSettings(db, config),
  ]);
  // The account was deleted meanwhile.
  if (!facts) throw unauthenticatedError();
  return { ...facts, ...rulesAndSettings };
};
export type DataForNewOrder = Awaited<ReturnType<typeof readDataForNewOrder>>;

/** Checks the salon’s rules only, not who is available. */
export const requireBookable = (
  pincode: string,
  wanted: Appointment,
  rules: PlanningRules,
  at: Date,
): void => {
  if (!rules.starts.includes(wanted.startMinute)) throw errors.notBookableError('NOT_OFFERED');
  const reason = salonBookingRefusal(pincode, wanted, at, rules);
  if (reason === 'NOT_SERVED' && !isPincodeServed(pincode, rules.areas))
    throw errors.notServedError();
  if (reason) throw errors.notBookableError(reason);
};

export const requireUnchangedVisitingCharge = (
  { body }: NewOrderRequest,
  { rules }: DataForNewOrder,
): number => {
  const charge = visitingChargeForPincode(body.address.pincode, rules.areas, rules.visitingCharge);
  if ((body.visitingCharge ?? charge) !== charge) throw errors.visitingChargeChangedError(charge);
  return charge;
};

export const requireUnchangedTerms = (
  { body }: NewOrderRequest,
  { rules }: DataForNewOrder,
  visitingCharge: number,
  advance: AdvanceTerms | undefined,
): Terms => {
  const terms = termsForOrder(rules.terms, visitingCharge, advance);
  if (body.terms && !isSameTerms(body.terms, terms)) throw errors.termsChangedError(terms);
  return terms;
};

export const requireMinimumOrder = (
  { body, repeatOf }: NewOrderRequest,
  { rules: { areas } }: DataForNewOrder,
  total: number,
) => {
  if (repeatOf) return;
  const { pincode } = body.address;
  const missing = minimumOrderShortfall(pincode, total, areas);
  const area = findAreaByPincode(pincode, areas)?.name ?? pincode;
  if (missing > 0)
    throw errors.orderTooSmallError({ minimumOrder: total + missing, missing }, area);
};

export const requireUnchangedPrices = (
  { lines }: NewOrderRequest,
  { offered }: DataForNewOrder,
) => {
  const { sold, mismatch } = compareCartWithMenu(lines, offered);
  if (sold.length < lines.length) throw errors.cartMismatchError(mismatch);
  return sold;
};

export const requirePhone = (attempt: NewOrderRequest, { customer }: DataForNewOrder): string => {
  const phone = attempt.body.userPhone ?? customer.phone;
  if (phone === null) throw errors.phoneRequiredError(isBookedByStaff(attempt));
  return phone;
};

export const requireKnownDesign = ({ body }: NewOrderRequest): string | null => {
  if (body.design === undefined) return null;
  if (!findOrderedDesign(body.design)) throw errors.noSuchDesignError();
  return body.design;
};
