import { formatRupees } from '@haldi/contract/kit/money';
import { timeOfDay } from '@haldi/contract/kit/time-of-day';
import type { Terms } from '@haldi/contract/orders/agreed-terms';
import type { BeauticianConflicts, SimilarNames } from '@haldi/contract/orders/desk/candidates';
import type { NumberOwner } from '@haldi/contract/orders/desk/phone/schema';
import type {
  AlreadyBooked,
  BeauticianUnavailable,
  CartMismatch,
  ExistingOrder,
  FeeChanged,
  NotBookable,
  NotChangeable,
  OrderTooSmall,
  TermsChanged,
  TooManyOpenOrders,
} from '@haldi/contract/orders/order-errors';
import type { Order } from '@haldi/contract/orders/schema';
import type { UnavailableReason } from '@haldi/contract/schedule/plan/unavailable-reason';
import { AppError } from '../platform/http/app-error.ts';

export const notFound = (): AppError => new AppError('NOT_FOUND', 'Order not found.');

export const onlyOwnOrders = (): AppError =>
  new AppError('FORBIDDEN', 'An order can only be placed for oneself.');

/** The same for everybody whom she cannot ask for: why is between her and the salon. */
export const beauticianNotRequestable = (): AppError =>
  new AppError(
    'NOT_HER_CUSTOMER',
    'You can ask for somebody who has been with you and still works. Please choose again.',
  );

export const noSuchDesign = (): AppError => {
  const message = 'This mehndi design is no longer in the gallery. Please choose another one.';
  return new AppError('INVALID_INPUT', message, { fields: { design: message } });
};

export const slotFull = (): AppError =>
  new AppError(
    'SLOT_FULL',
    'Nobody is available at this time any more. Please choose another one.',
  );

const closedMessages: Record<NotBookable['reason'], string> = {
  PAST: 'This time has passed. Please choose a later one.',
  TOO_SOON: 'This is too soon for us to come. Please choose a later time.',
  TOO_FAR: 'This day cannot be booked yet. Please choose an earlier one.',
  CLOSED: 'We are closed on this day. Please choose another one.',
  ALREADY_BOOKED: 'You have another visit at this time. Please choose another one.',
  NOBODY_AT_WORK: 'Nobody works on this day. Please choose another one.',
  NOT_SERVED: 'We do not come to your area on this day. Please choose another one.',
  NO_SKILL: 'Nobody who does this works on this day. Please choose another one.',
  NO_SKILL_IN_AREA:
    'Nobody who does this comes to your area on this day. Please choose another one.',
  TOO_LONG:
    'Nobody works long enough on this day for this visit. Please choose another day, or fewer services.',
  TOO_LATE: 'Nobody starts a visit of this length this late. Please choose an earlier time.',
  OUTSIDE_HOURS: 'Nobody is at work for the whole visit at this time. Please choose another one.',
  REQUESTED_OFF:
    'The beautician you asked for is off on this day. Please choose another day, or any available beautician.',
  REQUESTED_AREA:
    'The beautician you asked for does not come to your area. Please choose any available beautician.',
  REQUESTED_SKILL:
    'The beautician you asked for does not do all of this. Please choose any available beautician.',
  REQUESTED_HOURS:
    'The beautician you asked for is not at work for the whole visit at this time. Please choose another time, or any available beautician.',
  NOT_OFFERED: 'Visits no longer begin at this time. Please choose another one.',
};

export const notBookable = (reason: NotBookable['reason']): AppError => {
  const details: NotBookable = { reason };
  return new AppError('SLOT_NOT_BOOKABLE', closedMessages[reason], { details });
};

/** No day is any better. */
export const notServed = (): AppError => {
  const details: NotBookable = { reason: 'NOT_SERVED' };
  const message = 'We do not come to this pincode yet.';
  return new AppError('SLOT_NOT_BOOKABLE', message, { details });
};

/** For staff, who can do more about it than choose another day. */
export const noBeauticianForVisit = (reason: UnavailableReason): AppError => {
  const message = 'Nobody can make this visit as things stand. Name somebody to bring it back.';
  if (reason === 'FULL') return new AppError('SLOT_FULL', message);
  const details: NotBookable = { reason };
  return new AppError('SLOT_NOT_BOOKABLE', message, { details });
};

export const orderTooSmall = (details: OrderTooSmall): AppError => {
  const least = formatRupees(details.leastOrder);
  const missing = formatRupees(details.missing);
  const message = `We come to this address for services of ${least} or more. Please add ${missing} or more.`;
  return new AppError('ORDER_TOO_SMALL', message, { details });
};

export const alreadyBooked = (orderId: number, isForAnother = false): AppError => {
  const details: AlreadyBooked = { orderId };
  const which = isForAnother ? `Her order #${orderId}` : `Your order #${orderId}`;
  const message = `${which} is at the same time. Please choose another one.`;
  return new AppError('ALREADY_BOOKED', message, { details });
};

/** The same without naming the other order. */
export const alreadyBookedUndisclosed = (): AppError =>
  new AppError(
    'ALREADY_BOOKED',
    'Another visit to the same person is at that time. Please choose another one.',
  );

export const tooManyOpen = (limit: number): AppError => {
  const details: TooManyOpenOrders = { limit };
  const message = `You have ${limit} visits ahead of you already. For more, please ask us on WhatsApp.`;
  return new AppError('TOO_MANY_OPEN_ORDERS', message, { details });
};

export const tooLongOpen = (hours: number): AppError =>
  new AppError(
    'TOO_MANY_OPEN_ORDERS',
    `Before our first visit to you, ${hours} hours can be booked. For more, please ask us on WhatsApp.`,
    { details: {} },
  );

export const tooManyFromNetwork = (): AppError =>
  new AppError(
    'TOO_MANY_OPEN_ORDERS',
    'Many first visits were booked from your network. To book yours, please ask us on WhatsApp.',
    { details: {} },
  );

export const orderExists = (order: Order): AppError => {
  const details: ExistingOrder = { order };
  return new AppError('ORDER_EXISTS', `You have already placed order #${order.orderId}.`, {
    details,
  });
};

export const noSuchCustomer = (): AppError =>
  new AppError('NOT_FOUND', 'This customer has no account any more.');

/** The number is somebody's who goes by another name: staff say whether it is she. */
export const numberOfOtherCustomer = (customer: NumberOwner['customer']): AppError => {
  const details: NumberOwner = { customer };
  const message = `This is the number of ${customer.name}.`;
  return new AppError('ALREADY_TAKEN', message, { fields: { mobileNumber: message }, details });
};

/** Whoever has this account would see the visit with its address, and may be somebody else. */
export const numberNotVerified = (customer: NumberOwner['customer']): AppError => {
  const details: NumberOwner = { customer };
  const message = `The number of ${customer.name} is not verified. The person who opened this account can see this booking and its address.`;
  return new AppError('NUMBER_NOT_VERIFIED', message, { details });
};

export const orderIdTaken = (): AppError =>
  new AppError('ORDER_ID_TAKEN', 'This order number is in use. Please try again.');

export const phoneRequired = (isForAnother = false): AppError => {
  const reason = isForAnother
    ? 'Please ask for her mobile number, so that we can reach her.'
    : 'Please add your mobile number first, so that we can reach you.';
  return new AppError('INVALID_INPUT', reason, { fields: { userPhone: reason } });
};

/** Says what the catalogue says now: which prices are others, and which services are gone. */
export const cartMismatch = (details: CartMismatch): AppError =>
  details.gone.length > 0
    ? new AppError('SERVICE_GONE', 'A service in your cart is no longer offered.', { details })
    : new AppError('PRICE_CHANGED', 'A price has changed since you filled your cart.', { details });

export const termsChanged = (terms: Terms): AppError => {
  const details: TermsChanged = { terms };
  return new AppError('TERMS_CHANGED', 'What moving or cancelling costs has changed.', { details });
};

export const visitingChargeChanged = (visitingCharge: number): AppError => {
  const details: CartMismatch = { prices: [], gone: [], visitingCharge };
  return new AppError('PRICE_CHANGED', 'The visiting charge has changed.', { details });
};

export const orderChanged = (order: Order): AppError => {
  const details: ExistingOrder = { order };
  return new AppError('ORDER_CHANGED', 'Somebody else has changed this order in the meantime.', {
    details,
  });
};

const notChangeableMessages: Record<NotChangeable['reason'], string> = {
  CLOSED: 'This order is closed: it cannot be changed any more.',
  BEGUN: 'The visit has begun. Please call us.',
  TOO_LATE: 'It is too late to move this visit. Please call us, or cancel it.',
};

export const notChangeable = (reason: NotChangeable['reason']): AppError => {
  const details: NotChangeable = { reason };
  return new AppError('NOT_CHANGEABLE', notChangeableMessages[reason], { details });
};

export const feeChanged = (fee: number): AppError => {
  const details: FeeChanged = { fee };
  const message =
    fee === 0 ? 'Cancelling is free now.' : `Cancelling now costs ${formatRupees(fee)}.`;
  return new AppError('FEE_CHANGED', message, { details });
};

export const sameTime = (): AppError => {
  const message = 'The visit is at this time already. Please choose another one.';
  return new AppError('INVALID_INPUT', message, { fields: { appointmentSlot: message } });
};

export const sameAddress = (): AppError => {
  const message = 'This is where the visit goes already. Please correct something.';
  return new AppError('INVALID_INPUT', message, { fields: { address: message } });
};

export const tooManyOf = (max: number): AppError => {
  const message = `At most ${max} of a service.`;
  return new AppError('INVALID_INPUT', message, { fields: { services: message } });
};

export const sameServices = (): AppError => {
  const message = 'This is what is done at the visit already.';
  return new AppError('INVALID_INPUT', message, { fields: { services: message } });
};

export const orderIdAmbiguous = (): AppError =>
  new AppError('ORDER_ID_AMBIGUOUS', 'More than one order bears this number.');

export const numberReused = (): AppError =>
  new AppError('ORDER_ID_TAKEN', 'An open order now bears the number of this one.');

export const beauticianBusy = (name: string, until: number | undefined): AppError => {
  const details: BeauticianUnavailable = {
    reason: 'BUSY',
    ...(until !== undefined && { until: timeOfDay(until) }),
  };
  const message = `${name} already has an appointment at that time.`;
  return new AppError('BEAUTICIAN_UNAVAILABLE', message, { details });
};

export const beauticianConflicts = (details: BeauticianConflicts): AppError => {
  const reasons = details.objections.map(({ text }) => text).join('; ');
  return new AppError('BEAUTICIAN_OBJECTIONS', `${details.name}: ${reasons}.`, { details });
};

export const beauticianAmbiguous = (asked: string, names: string[]): AppError => {
  const details: SimilarNames = { names };
  const message = `"${asked}" is not on the roster. Do you mean ${names.join(' or ')}?`;
  return new AppError('BEAUTICIAN_UNCLEAR', message, { details });
};
