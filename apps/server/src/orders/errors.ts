import { formatRupees } from '@haldi/contract/kit/money';
import { formatTimeOfDay } from '@haldi/contract/kit/time-of-day';
import type { Terms } from '@haldi/contract/orders/agreed-terms';
import type {
  BeauticianConflicts,
  SimilarBeauticianNames,
} from '@haldi/contract/orders/desk/beautician-candidates';
import type { MobileNumberOwner } from '@haldi/contract/orders/desk/phone/schema';
import type {
  AlreadyBookedDetails,
  BeauticianUnavailableDetails,
  CartMismatch,
  ExistingOrderDetails,
  FeeChangedDetails,
  NotBookableDetails,
  NotChangeableDetails,
  OrderTooSmallDetails,
  TermsChangedDetails,
  TooManyOpenOrdersDetails,
} from '@haldi/contract/orders/order-error-details';
import type { Order } from '@haldi/contract/orders/schema';
import type { UnavailableReason } from '@haldi/contract/schedule/plan/unavailable-reason';
import { AppError } from '../platform/http/app-error.ts';

export const notFoundError = (): AppError => new AppError('NOT_FOUND', 'Order not found.');

export const notOwnOrderError = (): AppError =>
  new AppError('FORBIDDEN', 'You can only place orders for yourself.');

/**
 * One message for all reasons: the customer must not learn that the salon excluded the beautician.
 */
export const beauticianNotRequestableError = (): AppError =>
  new AppError(
    'NOT_HER_CUSTOMER',
    'This beautician cannot be requested. Please choose another beautician.',
  );

export const noSuchDesignError = (): AppError => {
  const message = 'This mehndi design is no longer available. Please choose another design.';
  return new AppError('INVALID_INPUT', message, { fields: { design: message } });
};

export const slotFullError = (): AppError =>
  new AppError('SLOT_FULL', 'This time is no longer available. Please choose another time.');

const notBookableMessages: Record<NotBookableDetails['reason'], string> = {
  PAST: 'This time has passed. Please choose a later time.',
  TOO_SOON: 'This time is too soon to book. Please choose a later time.',
  TOO_FAR: 'This day cannot be booked yet. Please choose an earlier day.',
  CLOSED: 'We are closed on this day. Please choose another day.',
  ALREADY_BOOKED: 'Another visit is already booked at this time. Please choose another time.',
  NOBODY_AT_WORK: 'No beautician works on this day. Please choose another day.',
  NOT_SERVED: 'We do not serve this area on this day. Please choose another day.',
  NO_SKILL: 'No beautician who offers these services works on this day. Please choose another day.',
  NO_SKILL_IN_AREA:
    'No beautician who offers these services serves this area on this day. Please choose another day.',
  TOO_LONG:
    'This booking is longer than the working hours on this day. Please choose another day or fewer services.',
  TOO_LATE:
    'It is too late in the day for a booking of this length. Please choose an earlier time.',
  OUTSIDE_HOURS:
    'This booking does not fit into working hours at this time. Please choose another time.',
  REQUESTED_OFF:
    'The requested beautician is off on this day. Please choose another day or any available beautician.',
  REQUESTED_AREA:
    'The requested beautician does not serve this area. Please choose any available beautician.',
  REQUESTED_SKILL:
    'The requested beautician does not offer all of these services. Please choose any available beautician.',
  REQUESTED_HOURS:
    'This booking does not fit into the working hours of the requested beautician. Please choose another time or any available beautician.',
  NOT_OFFERED: 'This start time is no longer offered. Please choose another time.',
};

export const notBookableError = (reason: NotBookableDetails['reason']): AppError => {
  const details: NotBookableDetails = { reason };
  return new AppError('SLOT_NOT_BOOKABLE', notBookableMessages[reason], { details });
};

export const notServedError = (): AppError => {
  const details: NotBookableDetails = { reason: 'NOT_SERVED' };
  const message = 'We do not serve this pincode yet.';
  return new AppError('SLOT_NOT_BOOKABLE', message, { details });
};

export const noBeauticianForVisitError = (reason: UnavailableReason): AppError => {
  const message =
    'No beautician is available for this visit. Assign a beautician or choose another time.';
  if (reason === 'FULL') return new AppError('SLOT_FULL', message);
  const details: NotBookableDetails = { reason };
  return new AppError('SLOT_NOT_BOOKABLE', message, { details });
};

export const orderTooSmallError = (details: OrderTooSmallDetails, area: string): AppError => {
  const minimum = formatRupees(details.minimumOrder);
  const missing = formatRupees(details.missing);
  const message = `Minimum order for ${area} is ${minimum}. Add services worth ${missing} more.`;
  return new AppError('ORDER_TOO_SMALL', message, { details });
};

export const alreadyBookedError = (orderId: number, isByStaff = false): AppError => {
  const details: AlreadyBookedDetails = { orderId };
  const which = isByStaff ? `This customer’s order #${orderId}` : `Your order #${orderId}`;
  const message = `${which} is at the same time. Please choose another time.`;
  return new AppError('ALREADY_BOOKED', message, { details });
};

/** For order links: does not disclose the other order. */
export const alreadyBookedUndisclosedError = (): AppError =>
  new AppError(
    'ALREADY_BOOKED',
    'This person already has a visit at that time. Please choose another time.',
  );

export const tooManyOpenOrdersError = (limit: number): AppError => {
  const details: TooManyOpenOrdersDetails = { limit };
  const message = `You already have ${limit} upcoming visits. To book more, please message us on WhatsApp.`;
  return new AppError('TOO_MANY_OPEN_ORDERS', message, { details });
};

export const tooManyBookedHoursError = (hours: number): AppError =>
  new AppError(
    'TOO_MANY_OPEN_ORDERS',
    `Before your first visit, you can book up to ${hours} hours. To book more, please message us on WhatsApp.`,
    { details: {} },
  );

export const networkBookingLimitError = (): AppError =>
  new AppError(
    'TOO_MANY_OPEN_ORDERS',
    'Too many first visits were booked from your network. To book, please message us on WhatsApp.',
    { details: {} },
  );

export const orderExistsError = (order: Order): AppError => {
  const details: ExistingOrderDetails = { order };
  return new AppError('ORDER_EXISTS', `You have already placed order #${order.orderId}.`, {
    details,
  });
};

export const noSuchCustomerError = (): AppError =>
  new AppError('NOT_FOUND', 'This customer no longer has an account.');

/**
 * The number belongs to a customer with a different name; staff decide whether it is the same
 * person.
 */
export const phoneOfOtherCustomerError = (customer: MobileNumberOwner['customer']): AppError => {
  const details: MobileNumberOwner = { customer };
  const message = `This number belongs to ${customer.name}.`;
  return new AppError('ALREADY_TAKEN', message, { fields: { mobileNumber: message }, details });
};

/** The account may belong to someone else, who would see the visit and its address. */
export const phoneNotVerifiedError = (customer: MobileNumberOwner['customer']): AppError => {
  const details: MobileNumberOwner = { customer };
  const message = `The number of ${customer.name} is not verified. The person who created this account can see this booking and its address.`;
  return new AppError('NUMBER_NOT_VERIFIED', message, { details });
};

export const orderIdTakenError = (): AppError =>
  new AppError('ORDER_ID_TAKEN', 'This order number is in use. Please try again.');

export const phoneRequiredError = (isByStaff = false): AppError => {
  const reason = isByStaff
    ? 'Enter the customer’s mobile number.'
    : 'Add your mobile number so that we can reach you.';
  return new AppError('INVALID_INPUT', reason, { fields: { userPhone: reason } });
};

export const cartMismatchError = (details: CartMismatch): AppError =>
  details.gone.length > 0
    ? new AppError('SERVICE_GONE', 'A service is no longer available. Remove it to continue.', {
        details,
      })
    : new AppError('PRICE_CHANGED', 'A price has changed. Review the new prices.', { details });

export const termsChangedError = (terms: Terms): AppError => {
  const details: TermsChangedDetails = { terms };
  return new AppError(
    'TERMS_CHANGED',
    'The terms for moving and cancelling have changed. Review them before you book.',
    { details },
  );
};

export const visitingChargeChangedError = (visitingCharge: number): AppError => {
  const details: CartMismatch = { prices: [], gone: [], visitingCharge };
  return new AppError('PRICE_CHANGED', 'The visiting charge has changed. Review the new price.', {
    details,
  });
};

export const orderChangedError = (order: Order): AppError => {
  const details: ExistingOrderDetails = { order };
  return new AppError(
    'ORDER_CHANGED',
    'This order was changed while you were editing. Review it and try again.',
    {
      details,
    },
  );
};

const notChangeableMessages: Record<NotChangeableDetails['reason'], string> = {
  CLOSED: 'This order is closed and can no longer be changed.',
  BEGUN: 'This visit has already started. This change is no longer possible.',
  TOO_LATE: 'It is too late to change this visit online. Please call us, or cancel the visit.',
};

export const notChangeableError = (reason: NotChangeableDetails['reason']): AppError => {
  const details: NotChangeableDetails = { reason };
  return new AppError('NOT_CHANGEABLE', notChangeableMessages[reason], { details });
};

export const feeChangedError = (fee: number): AppError => {
  const details: FeeChangedDetails = { fee };
  const message =
    fee === 0 ? 'Cancelling is now free.' : `The cancellation fee is now ${formatRupees(fee)}.`;
  return new AppError('FEE_CHANGED', message, { details });
};

export const timeUnchangedError = (): AppError => {
  const message = 'The visit is already at this time. Please choose another time.';
  return new AppError('INVALID_INPUT', message, { fields: { appointmentSlot: message } });
};

export const addressUnchangedError = (): AppError => {
  const message = 'Nothing has changed. Edit the address or contact first.';
  return new AppError('INVALID_INPUT', message, { fields: { address: message } });
};

export const quantityTooHighError = (max: number): AppError => {
  const message = `You can book at most ${max} of each service.`;
  return new AppError('INVALID_INPUT', message, { fields: { services: message } });
};

export const servicesUnchangedError = (): AppError => {
  const message = 'The services have not changed.';
  return new AppError('INVALID_INPUT', message, { fields: { services: message } });
};

export const orderIdAmbiguousError = (): AppError =>
  new AppError(
    'ORDER_ID_AMBIGUOUS',
    'More than one order has this number. Open it from the order list.',
  );

export const orderIdTakenOnReopenError = (): AppError =>
  new AppError(
    'ORDER_ID_TAKEN',
    'Another open order has the same number, so this order cannot be reopened.',
  );

export const beauticianBusyError = (name: string, until: number | undefined): AppError => {
  const details: BeauticianUnavailableDetails = {
    reason: 'BUSY',
    ...(until !== undefined && { until: formatTimeOfDay(until) }),
  };
  const message = `${name} already has a visit at that time.`;
  return new AppError('BEAUTICIAN_UNAVAILABLE', message, { details });
};

export const beauticianConflictsError = (details: BeauticianConflicts): AppError => {
  const reasons = details.conflicts.map(({ text }) => text).join('; ');
  return new AppError('BEAUTICIAN_OBJECTIONS', `${details.name}: ${reasons}.`, { details });
};

export const beauticianAmbiguousError = (typed: string, names: string[]): AppError => {
  const details: SimilarBeauticianNames = { names };
  const message = `No beautician is called "${typed}". Did you mean ${names.join(' or ')}?`;
  return new AppError('BEAUTICIAN_UNCLEAR', message, { details });
};
