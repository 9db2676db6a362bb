import type { Cart } from '@haldi/contract/checkout/cart';
import { NumberOwner } from '@haldi/contract/orders/desk/phone/schema';
import { CartMismatch, ExistingOrder } from '@haldi/contract/orders/order-errors';
import { drawOrderId } from '@haldi/contract/orders/order-id';
import type { Order } from '@haldi/contract/orders/schema';
import { CallError } from '../../lib/call.ts';
import type { FieldErrors } from './phone-booking-draft.ts';
import type { PhoneBookingBody } from './queries.ts';

export type PhoneBookingProblem =
  /** Something is missing or wrong; it is marked at its field. */
  | { kind: 'gaps' }
  /** No answer: it may or may not have been booked. */
  | { kind: 'lost' }
  | { kind: 'refused'; text: string }
  | { kind: 'changed'; mismatch: CartMismatch }
  /** The number belongs to somebody of another name. */
  | { kind: 'number-of'; userId: string; text: string }
  /** Whoever opened the account has not proven its number. */
  | { kind: 'unverified'; userId: string; name: string }
  /** The number was used up by an earlier try whose content was another. */
  | { kind: 'exists'; orderId: number };

export type PhoneBookingOutcome =
  | { kind: 'booked'; order: Order }
  | { kind: 'failed'; problem: PhoneBookingProblem; fields: FieldErrors };

/** Fields of the caller stand alone on the screen. */
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
    const existing = ExistingOrder.safeParse(details);
    if (existing.success) return { kind: 'exists', orderId: existing.data.order.orderId };
  }
  if (code === 'PRICE_CHANGED' || code === 'SERVICE_GONE') {
    const mismatch = CartMismatch.safeParse(details);
    if (mismatch.success) return { kind: 'changed', mismatch: mismatch.data };
  }
  if (code === 'ALREADY_TAKEN') {
    const owner = NumberOwner.safeParse(details);
    if (owner.success) {
      return { kind: 'number-of', userId: owner.data.customer.userId, text: message };
    }
  }
  if (code === 'NUMBER_NOT_VERIFIED') {
    const owner = NumberOwner.safeParse(details);
    if (owner.success) return { kind: 'unverified', ...owner.data.customer };
  }
  // A gateway that gave up may have passed the booking on before it did.
  return error.status >= 500 ? { kind: 'lost' } : { kind: 'refused', text: message };
};

/** What was chosen, as the server sells it now. */
export const applyCartMismatch = (items: Cart, { prices, gone }: CartMismatch): Cart =>
  items
    .filter(({ _id }) => gone.every(({ serviceId }) => serviceId !== _id))
    .map((item) => {
      const price = prices.find(({ serviceId }) => serviceId === item._id)?.price;
      return price === undefined ? item : { ...item, price };
    });

const mostDraws = 20;

const isTaken = (error: unknown): boolean =>
  error instanceof CallError && error.reason.code === 'ORDER_ID_TAKEN';

/** The number of an attempt: kept while it is not known what became of it. */
export const createOrderNumber = (random: () => number) => {
  let number = drawOrderId(random);
  return {
    get: (): number => number,
    redraw: (): void => {
      number = drawOrderId(random);
    },
  };
};
export type OrderNumber = ReturnType<typeof createOrderNumber>;

/** Sends a booking under the attempt's number, under another where that is taken. */
export const attemptBooking = async (
  number: OrderNumber,
  bodyFor: (orderId: number) => PhoneBookingBody,
  send: (body: PhoneBookingBody) => Promise<Order>,
): Promise<PhoneBookingOutcome> => {
  for (let draw = 1; ; draw += 1) {
    try {
      return { kind: 'booked', order: await send(bodyFor(number.get())) };
    } catch (error) {
      if (isTaken(error)) number.redraw();
      if (!isTaken(error) || draw === mostDraws) {
        const fields = error instanceof CallError ? fieldsOf(error.reason.fields) : {};
        return { kind: 'failed', problem: problemOf(error), fields };
      }
    }
  }
};
