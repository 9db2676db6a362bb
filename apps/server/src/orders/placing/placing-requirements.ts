import { randomUUID } from 'node:crypto';
import {
  areaOf,
  isPincodeServed,
  minimumOrderShortfall,
  visitingChargeAt,
} from '@haldi/contract/areas/area-rules';
import { compareCartWithMenu } from '@haldi/contract/orders/compare-cart-with-menu';
import { isSameTerms, termsFor } from '@haldi/contract/orders/move-and-cancel-terms';
import type { OrderRequest } from '@haldi/contract/orders/order-request';
import { bookingRefusalForPincode } from '@haldi/contract/schedule/availability';
import type { Appointment } from '@haldi/contract/schedule/slots';
import type { Db } from '../../platform/database/database.ts';
import { unauthenticatedError } from '../../platform/http/authorization.ts';
import type { Identity } from '../../platform/http/identity.ts';
import type { PolicyConfig } from '../../policies/service.ts';
import { type PlanningRules, readPlanningRulesAndSettings } from '../../settings/service.ts';
import * as errors from '../errors.ts';
import { designOf } from '../to-order.ts';
import { fingerprintOf, mergeDuplicateLines } from './order-request.ts';
import { findPlacementFacts } from './store.ts';

export type PlacementRequest = {
  id: string;
  by: Identity;
  /** The customer of the order, who may differ from `by`. */
  customer: { userId: string; username: string };
  at: Date;
  body: OrderRequest;
  lines: ReturnType<typeof mergeDuplicateLines>;
  fingerprint: string;
};

type AttemptContext = Pick<PlacementRequest, 'by' | 'customer' | 'at'>;

export const toPlacementRequest = (
  context: AttemptContext,
  body: OrderRequest,
): PlacementRequest => {
  const lines = mergeDuplicateLines(body.services);
  return { ...context, id: randomUUID(), body, lines, fingerprint: fingerprintOf(lines, body) };
};

export const toOwnPlacementRequest = (
  by: Identity,
  body: OrderRequest,
  at: Date,
): PlacementRequest => {
  if (body.userId !== by.userId || body.username !== by.username) throw errors.notOwnOrderError();
  return toPlacementRequest({ by, customer: by, at }, body);
};

export const isBookedByStaff = ({
  by,
  customer,
}: Pick<PlacementRequest, 'by' | 'customer'>): boolean => by.userId !== customer.userId;

export const readPlacementFacts = async (
  db: Db,
  { customer, lines }: PlacementRequest,
  config: PolicyConfig,
) => {
  const serviceIds = lines.map(({ serviceId }) => serviceId);
  const [facts, rulesAndSettings] = await Promise.all([
    findPlacementFacts(db, customer.userId, serviceIds),
    readPlanningRulesAndSettings(db, config),
  ]);
  // The account was deleted meanwhile.
  if (!facts) throw unauthenticatedError();
  return { ...facts, ...rulesAndSettings };
};
export type PlacementFacts = Awaited<ReturnType<typeof readPlacementFacts>>;

/** Checks the salon’s rules only, not who is available. */
export const requireBookable = (
  pincode: string,
  wanted: Appointment,
  rules: PlanningRules,
  at: Date,
): void => {
  if (!rules.starts.includes(wanted.startMinute)) throw errors.notBookableError('NOT_OFFERED');
  const reason = bookingRefusalForPincode(pincode, wanted, at, rules);
  if (reason === 'NOT_SERVED' && !isPincodeServed(pincode, rules.areas))
    throw errors.notServedError();
  if (reason) throw errors.notBookableError(reason);
};

export const requireShownCharge = (
  { body }: PlacementRequest,
  { rules }: PlacementFacts,
): number => {
  const charge = visitingChargeAt(body.address.pincode, rules.areas, rules.visitingCharge);
  if ((body.visitingCharge ?? charge) !== charge) throw errors.visitingChargeChangedError(charge);
  return charge;
};

export const requireShownTerms = (
  { body }: PlacementRequest,
  { rules }: PlacementFacts,
  visitingCharge: number,
) => {
  const terms = termsFor(rules.terms, visitingCharge);
  if (body.terms && !isSameTerms(body.terms, terms)) throw errors.termsChangedError(terms);
  return terms;
};

export const requireMinimumOrder = (
  { body }: PlacementRequest,
  { rules: { areas } }: PlacementFacts,
  total: number,
) => {
  const { pincode } = body.address;
  const missing = minimumOrderShortfall(pincode, total, areas);
  const area = areaOf(pincode, areas)?.name ?? pincode;
  if (missing > 0)
    throw errors.orderTooSmallError({ minimumOrder: total + missing, missing }, area);
};

export const requireShownPrices = ({ lines }: PlacementRequest, { offered }: PlacementFacts) => {
  const { sold, mismatch } = compareCartWithMenu(lines, offered);
  if (sold.length < lines.length) throw errors.cartMismatchError(mismatch);
  return sold;
};

export const requirePhone = (attempt: PlacementRequest, { customer }: PlacementFacts): string => {
  const phone = attempt.body.userPhone ?? customer.phone;
  if (phone === null) throw errors.phoneRequiredError(isBookedByStaff(attempt));
  return phone;
};

export const requireKnownDesign = ({ body }: PlacementRequest): string | null => {
  if (body.design === undefined) return null;
  if (!designOf(body.design)) throw errors.noSuchDesignError();
  return body.design;
};
