import { formatRupees } from '@haldi/contract/kit/money';
import { formatPaise } from '@haldi/contract/kit/paise';
import type { PaymentRefusal, PaymentRefusedDetails } from '@haldi/contract/orders/payments/schema';
import { AppError } from '../../platform/http/app-error.ts';

const messages: Record<
  Exclude<
    PaymentRefusal,
    | 'ABOVE_DUE'
    | 'ABOVE_PAID'
    | 'ABOVE_LIMIT'
    | 'ABOVE_PRICE'
    | 'ABOVE_DISCOUNT_LIMIT'
    | 'ADVANCE_UNPAID'
  >,
  string
> = {
  NOTHING_DUE: 'Nothing is due for this order.',
  PAISE_DISCOUNT: 'Enter whole rupees. Only an overpayment can be refunded in paise.',
  NO_SUCH_ENTRY: 'This entry was already corrected.',
  REFUNDED: 'This payment was refunded. Correct the refund first.',
  NO_SUCH_FEE: 'This fee is no longer due.',
  FEE_PAID: 'What was paid covers this fee, at least in part, so it cannot be added to a visit.',
  NO_NEXT_VISIT: 'This customer has no upcoming visit to add the fee to.',
  NO_REFERENCE: 'This UPI reference is no longer waiting to be verified.',
  UPI_OFF: 'UPI payments are not set up.',
  OTHER_ATTEMPT:
    'Another amount was already recorded with this request. Reload and check the payments.',
  BELOW_ONE_RUPEE: 'This discount is less than ₹1. Enter a higher one.',
  NO_SUCH_DISCOUNT: 'This discount was already removed.',
  FREE_REPEAT: 'This discount makes the repeat visit free. Cancel the visit instead.',
  NO_ADVANCE: 'This order is not waiting for an advance.',
};

const refused = (reason: PaymentRefusal, due: number, message: string): AppError => {
  const details: PaymentRefusedDetails = { reason, due };
  return new AppError('PAYMENT_REFUSED', message, { details });
};

export const paymentRefusedError = (reason: keyof typeof messages, due: number): AppError =>
  refused(reason, due, messages[reason]);

export const paymentAboveDueError = (due: number): AppError =>
  due <= 0
    ? paymentRefusedError('NOTHING_DUE', due)
    : refused('ABOVE_DUE', due, `Only ${formatPaise(due)} is due. Record the rest as a tip.`);

/** In paise. */
export const advanceUnpaidError = (missing: number): AppError =>
  refused(
    'ADVANCE_UNPAID',
    missing,
    `The advance of ${formatPaise(missing)} is not paid. Record the payment, or waive the advance.`,
  );

export const refundAbovePaidError = (paid: number, due: number): AppError =>
  refused(
    'ABOVE_PAID',
    due,
    paid === 0
      ? 'Nothing was paid for this order, so nothing can be refunded.'
      : `Only ${formatPaise(paid)} was paid, so no more can be refunded.`,
  );

export const refundAboveLimitError = (left: number, due: number): AppError =>
  refused(
    'ABOVE_LIMIT',
    due,
    left === 0
      ? 'You cannot refund more for this order. Please ask the owner.'
      : `You can refund up to ${formatRupees(left)} for this order. Please ask the owner to refund more.`,
  );

/** In rupees. */
export const abovePriceError = (price: number, due: number): AppError =>
  refused(
    'ABOVE_PRICE',
    due,
    price === 0
      ? 'The price of this order is already ₹0.'
      : `The price of this order is ${formatRupees(price)}, so no more can be taken off.`,
  );

export const aboveDiscountLimitError = (left: number, due: number): AppError =>
  refused(
    'ABOVE_DISCOUNT_LIMIT',
    due,
    left === 0
      ? 'You cannot give more discount for this order. Please ask the owner.'
      : `You can give up to ${formatRupees(left)} discount for this order. Please ask the owner to give more.`,
  );

/** `given` and `limit`, in rupees, with the new services. */
export const discountAboveLimitAfterChangeError = (
  given: number,
  limit: number,
  due: number,
): AppError =>
  refused(
    'ABOVE_DISCOUNT_LIMIT',
    due,
    `The discount of ${formatRupees(given)} would be above your limit of ${formatRupees(limit)} for these services. Remove the discount first, or ask the owner to change the services.`,
  );

/** Customers do not learn whose order it is. */
export const referenceUsedError = (orderNumber?: number): AppError => {
  const message =
    orderNumber === undefined
      ? 'This UPI reference was already used. Please check the number.'
      : `This UPI reference was already used for order #${orderNumber}.`;
  return new AppError('REFERENCE_USED', message, { fields: { reference: message } });
};
