import type { Cart } from '@haldi/contract/checkout/cart';
import { MobileNumberOwner } from '@haldi/contract/orders/desk/phone/schema';
import { CartMismatch, ExistingOrderDetails } from '@haldi/contract/orders/order-error-details';
import { generateOrderId } from '@haldi/contract/orders/order-id';
import type { Order } from '@haldi/contract/orders/schema';
import { CallError } from '../../lib/call.ts';
import type { FieldErrors } from './phone-booking-draft.ts';
import type { PhoneBookingBody } from './queries.ts';

export type PhoneBookingProblem =
  | { kind: 'incomplete' }
  /** No response: it may or may not have been booked. */
  | { kind: 'lost' }
  | { kind: 'refused'; text: string }
  | { kind: 'changed'; mismatch: CartMismatch }
  /** The mobile number belongs to a customer with another name. */
  | { kind: 'number-of'; userId: string; text: string }
  | { kind: 'unverified'; userId: string; name: string }
  /** The order number was used by an earlier attempt with other content. */
  | { kind: 'exists'; orderId: number };

export type PhoneBookingOutcome =
  | { kind: 'booked'; order: Order }
  | { kind: 'failed'; problem: PhoneBookingProblem; fields: FieldErrors };

const fieldsOf = (fields: Record<string, string> = {}): FieldErrors =>
  Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [
      name.replace(/^(customer|address)\./, '').replace(/^userPhone$/, 'phone'),
      text,
    ]),
  );

const problemOf = (error: unknown): PhoneBookingProblem => {
  if (!(error instanceof CallError)) return { kind: 'lost' };
  const { code, message, details } = error.reason;
  if (code === 'ORDER_EXISTS') {
    const existing = ExistingOrderDetails.safeParse(details);
    if (existing.success) return { kind: 'exists', orderId: existing.data.order.orderId };
  }
  if (code === 'PRICE_CHANGED' || code === 'SERVICE_GONE') {
    const mismatch = CartMismatch.safeParse(details);
    if (mismatch.success) return { kind: 'changed', mismatch: mismatch.data };
  }
  if (code === 'ALREADY_TAKEN') {
    const owner = MobileNumberOwner.safeParse(details);
    if (owner.success) {
      return { kind: 'number-of', userId: owner.data.customer.userId, text: message };
    }
  }
  if (code === 'NUMBER_NOT_VERIFIED') {
    const owner = MobileNumberOwner.safeParse(details);
    if (owner.success) return { kind: 'unverified', ...owner.data.customer };
  }
  // A gateway may time out after it forwarded the request.
  return error.status >= 500 ? { kind: 'lost' } : { kind: 'refused', text: message };
};

export const applyCartMismatch = (items: Cart, { prices, gone }: CartMismatch): Cart =>
  items
    .filter(({ _id }) => gone.every(({ serviceId }) => serviceId !== _id))
    .map((item) => {
      const price = prices.find(({ serviceId }) => serviceId === item._id)?.price;
      return price === undefined ? item : { ...item, price };
    });

const maxDraws = 20;

const isTaken = (error: unknown): boolean =>
  error instanceof CallError && error.reason.code === 'ORDER_ID_TAKEN';

/** Keeps the number until the outcome is known. */
export const createReplaceableOrderNumber = (random: () => number) => {
  let number = generateOrderId(random);
  return {
    get: (): number => number,
    redraw: (): void => {
      number = generateOrderId(random);
    },
  };
};
export type RedrawableOrderNumber = ReturnType<typeof createReplaceableOrderNumber>;

/** Retries with a new order number if the number is taken. */
export const sendPhoneBookingWithRetries = async (
  number: RedrawableOrderNumber,
  bodyFor: (orderId: number) => PhoneBookingBody,
  send: (body: PhoneBookingBody) => Promise<Order>,
): Promise<PhoneBookingOutcome> => {
  for (let draw = 1; ; draw += 1) {
    try {
      return { kind: 'booked', order: await send(bodyFor(number.get())) };
    } catch (error) {
      if (isTaken(error)) number.redraw();
      if (!isTaken(error) || draw === maxDraws) {
        const fields = error instanceof CallError ? fieldsOf(error.reason.fields) : {};
        return { kind: 'failed', problem: problemOf(error), fields };
      }
    }
  }
};
