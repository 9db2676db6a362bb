import { toPaise, toRupees } from '@haldi/contract/kit/paise';
import { isAdminRole } from '@haldi/contract/kit/role';
import { parseTimeOfDay } from '@haldi/contract/kit/time-of-day';
import type { MessageChanges } from '@haldi/contract/messages/message-changes';
import { planCustomerMessages } from '@haldi/contract/messages/plan-customer-messages';
import { advanceTermsFor } from '@haldi/contract/orders/advance';
import { type ActiveBooking, bookingLimitRefusal } from '@haldi/contract/orders/booking-limits';
import type { HistoryEvent } from '@haldi/contract/orders/history';
import { fromOrderAddress } from '@haldi/contract/orders/order-address';
import { orderAmounts } from '@haldi/contract/orders/order-amounts';
import type { PastBeautician } from '@haldi/contract/orders/preferences/schema';
import { servicesTotal, totalVisitMinutes } from '@haldi/contract/orders/service-line-totals';
import type { OrderStatus } from '@haldi/contract/orders/status';
import {
  type VisitRequest,
  withExcludedBeauticians,
  withReassignedVisits,
} from '@haldi/contract/schedule/plan/day-plan';
import { replanDay } from '@haldi/contract/schedule/plan/replan';
import type { SalonNotification } from '../../messages/service.ts';
import { notOpenYetError } from '../../settings/service.ts';
import {
  advanceUntilOf,
  toTermColumns,
  visitSnapshotOf,
} from '../commands/values-from-order-row.ts';
import type { ReadCoupon } from '../coupons/service.ts';
import type { NewDiscount } from '../discounts/store.ts';
import * as errors from '../errors.ts';
import {
  computeVisitPlans,
  findPlacement,
  neededSkillsOf,
  type PlannedDay,
  toVisitLocation,
  type VisitPlan,
} from '../plan/service.ts';
import type { OrderRow } from '../tables.ts';
import { discountOfNewOrder } from './new-order-discount.ts';
import {
  type DataForNewOrder,
  isBookedByStaff,
  type NewOrderRequest,
  requireBookable,
  requireKnownDesign,
  requireMinimumOrder,
  requirePhone,
  requireUnchangedPrices,
  requireUnchangedTerms,
  requireUnchangedVisitingCharge,
} from './new-order-requirements.ts';
import type { NewOrder } from './store.ts';

const firstStatus: OrderStatus = 'pending';

export type NewOrderContext = {
  facts: DataForNewOrder;
  agreed: Pick<OrderRow, 'termsText' | 'refundsText'>;
  /** Undefined: no booking limits. */
  customer:
    | { previousBeauticians: readonly (number | null)[]; bookings: readonly ActiveBooking[] }
    | undefined;
  /** Locked. Null: unknown. Undefined: the order has none. */
  coupon: ReadCoupon | null | undefined;
  pastBeauticians: readonly Pick<PastBeautician, '_id' | 'name'>[];
  day: PlannedDay;
};

export type Placement = NewOrder & {
  order: OrderRow;
  visit: { beauticianId: number; requestedBeauticianId: number | null };
  discount: NewDiscount | undefined;
  reassignments: readonly VisitPlan[];
  toCustomer: MessageChanges;
  toSalon: SalonNotification;
};

const draftOrder = (attempt: NewOrderRequest, context: NewOrderContext) => {
  const { facts, agreed } = context;
  const { customer, at, body, fingerprint } = attempt;
  const startMinute = parseTimeOfDay(body.appointmentSlot);
  const wanted = { day: body.appointmentDate, startMinute };
  if (!facts.rules.isOpen) throw notOpenYetError();
  const { rules } = facts;
  // Slots and the minimum notice are for customers; staff book at any time that fits the plan.
  const forStaff = { ...rules, noticeMinutes: 0, starts: [startMinute] };
  const bookingRules = isBookedByStaff(attempt) ? forStaff : rules;
  requireBookable(body.address.pincode, wanted, bookingRules, at);
  const visitingCharge = requireUnchangedVisitingCharge(attempt, facts);
  const services = requireUnchangedPrices(attempt, facts);
  requireMinimumOrder(attempt, facts, servicesTotal(services));
  const userPhone = requirePhone(attempt, facts);
  const design = requireKnownDesign(attempt);
  const minutes = totalVisitMinutes(services);
  const discount = discountOfNewOrder(attempt, context.coupon, { services, visitingCharge });
  const discounts = discount ? [discount] : [];
  const asked = advanceTermsFor(facts.settings.payments.advance, {
    ...{ services, visitingCharge, discounts },
  });
  const terms = requireUnchangedTerms(attempt, facts, visitingCharge, asked);
  const order: OrderRow = {
    id: attempt.id,
    orderNumber: body.orderId,
    userId: customer.userId,
    username: customer.username,
    repeatOfOrderId: attempt.repeatOf?.id ?? null,
    userPhone,
    servicesTotal: servicesTotal(services),
    visitingCharge,
    total: toRupees(orderAmounts({ services, visitingCharge }).total),
    appointmentDate: body.appointmentDate,
    startMinute,
    visitMinutes: minutes,
    ...fromOrderAddress({
      ...body.address,
      // The profile’s apartment does not belong to another person’s address.
      apartmentNumber:
        body.address.apartmentNumber ?? (body.recipient ? '' : facts.customer.apartmentNumber),
    }),
    note: body.note ?? '',
    recipientName: body.recipient?.name ?? '',
    recipientPhone: body.recipient?.phone ?? '',
    businessCustomer: null,
    design,
    status: firstStatus,
    beautician: null,
    beauticianId: null,
    ...toTermColumns(terms, (minutes) =>
      attempt.waivesAdvance ? null : new Date(at.getTime() + minutes * 60_000),
    ),
    ...agreed,
    cancelReason: null,
    cancelNote: '',
    cancelledBy: null,
    revision: 1,
    fingerprint,
    version: 1,
    createdAt: at,
  };
  const isByStaff = isBookedByStaff(attempt);
  const waived = attempt.waivesAdvance ? terms.advance : undefined;
  const event: HistoryEvent = isByStaff
    ? {
        kind: 'booked-by-phone',
        ...(waived && { advanceWaived: toPaise(waived.amount) }),
        ...(attempt.repeatOf && { repeatOf: attempt.repeatOf.orderNumber }),
      }
    : { kind: 'placed' };
  const adminId = isByStaff ? attempt.by.userId : null;
  return {
    order,
    services,
    discount,
    tracking: [
      {
        ...{ status: firstStatus, event, adminId, createdAt: at },
        ...{ beautician: null, attempt: null, revision: null },
      },
    ],
  };
};

type DraftedOrder = ReturnType<typeof draftOrder>;

/**
 * Staff can book any number of visits for a customer, but no overlap. Returns the ids of the
 * beauticians who have visited the customer.
 */
const requireWithinBookingLimits = (
  attempt: NewOrderRequest,
  { customer }: NewOrderContext,
  order: OrderRow,
): string[] => {
  if (!customer) return [];
  const isByStaff = isBookedByStaff(attempt);
  const wanted = {
    day: order.appointmentDate,
    startMinute: order.startMinute,
    minutes: order.visitMinutes,
    recipient: order.recipientName,
  };
  const { previousBeauticians, bookings } = customer;
  const reason = bookingLimitRefusal(wanted, bookings, previousBeauticians.length > 0);
  if (reason?.kind === 'overlap') throw errors.alreadyBookedError(reason.orderId, isByStaff);
  if (reason?.kind === 'too-many' && !isByStaff) throw errors.tooManyOpenOrdersError(reason.limit);
  if (reason?.kind === 'too-long' && !isByStaff) throw errors.tooManyBookedHoursError(reason.hours);
  return previousBeauticians.filter((id) => id !== null).map(String);
};

const visitRequestFor = (
  { body }: NewOrderRequest,
  { facts: { rules } }: NewOrderContext,
  { order, services }: DraftedOrder,
): Omit<VisitRequest, 'previousBeauticianIds'> => ({
  id: order.id,
  start: order.startMinute,
  minutes: order.visitMinutes,
  location: toVisitLocation(order, rules),
  skills: neededSkillsOf(services).map(String),
  customer: order.userId,
  requestedBeauticianId: body.askedFor ?? null,
});

const planNewVisit = (
  attempt: NewOrderRequest,
  context: NewOrderContext,
  draftedOrder: DraftedOrder,
  previousBeauticianIds: readonly string[],
) => {
  const { facts, day } = context;
  const excludedIds = facts.customer.excludedBeauticianIds.map(String);
  const found = findPlacement(
    withExcludedBeauticians(day.plan, attempt.customer.userId, excludedIds),
    {
      ...visitRequestFor(attempt, context, draftedOrder),
      previousBeauticianIds,
    },
  );
  if ('reason' in found) {
    throw found.reason === 'FULL' ? errors.slotFullError() : errors.notBookableError(found.reason);
  }
  return found.placement;
};

const salonNotificationFor = ({ by, at }: NewOrderRequest, order: OrderRow): SalonNotification => ({
  kind: 'new-order',
  subject: order.id,
  orderId: order.id,
  occasion: 'placed',
  userId: order.userId,
  actorId: isAdminRole(by.role) ? by.userId : null,
  visit: { day: order.appointmentDate, startMinute: order.startMinute },
  at,
});

/** Only about the advance: customers have just seen everything else. */
const customerMessagesFor = ({ at }: NewOrderRequest, order: OrderRow): MessageChanges => {
  const until = advanceUntilOf(order);
  const visit = visitSnapshotOf(order);
  const advance = until === null ? undefined : { until, isNew: true };
  return planCustomerMessages(visit, visit, [], { at, advance });
};

/** Pure: no clock, no database. */
export const decideNewOrder = (attempt: NewOrderRequest, context: NewOrderContext): Placement => {
  const draftedOrder = draftOrder(attempt, context);
  const { order } = draftedOrder;
  const previousBeauticianIds = requireWithinBookingLimits(attempt, context, order);
  const { askedFor } = attempt.body;
  const isKnown = context.pastBeauticians.some(({ _id }) => _id === askedFor);
  // Staff choose the beautician of a free repeat visit.
  if (askedFor !== undefined && !isKnown && !attempt.repeatOf) {
    throw errors.beauticianNotRequestableError();
  }
  const { beauticianId, reassignments } = planNewVisit(
    attempt,
    context,
    draftedOrder,
    previousBeauticianIds,
  );
  const reassigned = reassignments.map(({ visit, beauticianId: to }) => ({
    orderId: visit,
    beauticianId: Number(to),
  }));
  // A reassignment may free time for a visit without a beautician.
  const { day } = context;
  const isReplanned = reassignments.length > 0 && day.needingChange.size > 0;
  const planned = {
    ...visitRequestFor(attempt, context, draftedOrder),
    ...{ previousBeauticianIds: [], beauticianId, isAssigned: false, accepted: [] },
  };
  const after = { ...day.plan, visits: [...day.plan.visits, planned] };
  const replanned = isReplanned
    ? computeVisitPlans({ ...day, plan: withReassignedVisits(after, reassignments) }, replanDay)
        .changes
    : [];
  return {
    ...draftedOrder,
    visit: {
      beauticianId: Number(beauticianId),
      requestedBeauticianId: askedFor ? Number(askedFor) : null,
    },
    reassignments: [...reassigned, ...replanned],
    toCustomer: customerMessagesFor(attempt, order),
    toSalon: salonNotificationFor(attempt, order),
  };
};
