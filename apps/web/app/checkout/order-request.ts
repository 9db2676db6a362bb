import type { Address } from '@haldi/contract/accounts/addresses/address';
import type { UserData } from '@haldi/contract/accounts/schema';
import type { Cart } from '@haldi/contract/checkout/cart';
import type { OrderedDesign } from '@haldi/contract/designs/ordered-design';
import type { CallInput } from '@haldi/contract/kit/endpoint';
import { toRupees } from '@haldi/contract/kit/paise';
import type { Terms } from '@haldi/contract/orders/agreed-terms';
import type { DiscountTerms } from '@haldi/contract/orders/discounts/schema';
import type { placeOrder } from '@haldi/contract/orders/endpoints';
import { toOrderAddress, toOrderAddressInput } from '@haldi/contract/orders/order-address';
import { orderPlacedMessage } from '@haldi/contract/orders/order-placed-message';
import type { Recipient } from '@haldi/contract/orders/recipient';
import { noBeautician } from '@haldi/contract/orders/schema';
import { defaultServiceMinutes } from '@haldi/contract/orders/service-line-totals';
import type { WhatsappOrder } from '@haldi/contract/orders/whatsapp-text';
import type { Slot } from '@haldi/contract/schedule/booking-time-rules';
import { cartPrice } from './coupon/cart-price.ts';

export type OrderBody = CallInput<typeof placeOrder>['body'];

export type Booking = {
  customer: Pick<UserData, '_id' | 'username' | 'mobileNumber'>;
  address: Address;
  items: Cart;
  day: string;
  slot: Slot;
  askedFor?: { _id: string; name: string };
  note: string;
  design: OrderedDesign | null;
  /** Null: the customer. */
  recipient: Recipient | null;
  visitingCharge: number;
  terms: Terms;
  coupon: string | null;
  /** What the coupon takes off, as far as it is known. */
  discounts: readonly DiscountTerms[];
};

export const orderBody = (orderId: number, booking: Booking, now: Date): OrderBody => {
  const { customer, address, items, day, slot, askedFor, note, design, recipient } = booking;
  const { visitingCharge, terms, coupon } = booking;
  return {
    orderId,
    userId: customer._id,
    username: customer.username,
    // A number entered during checkout is already saved in the profile.
    ...(customer.mobileNumber !== '' && { userPhone: customer.mobileNumber }),
    services: items.map(({ _id, name, price, quantity, duration = defaultServiceMinutes }) => ({
      serviceId: _id,
      name,
      price,
      duration,
      quantity,
    })),
    appointmentDate: day,
    appointmentSlot: slot,
    ...(askedFor && { askedFor: askedFor._id }),
    ...(note !== '' && { note }),
    ...(design && { design: design.slug }),
    ...(recipient && { recipient }),
    ...(coupon !== null && { coupon }),
    address: toOrderAddressInput(address),
    status: 'pending',
    beautician: noBeautician,
    visitingCharge,
    terms,
    trackingHistory: [
      { status: 'pending', message: orderPlacedMessage, timestamp: now.toISOString() },
    ],
  };
};

/** Used before or without the server's response. */
export const whatsappOrderFromBooking = (
  orderId: number,
  { items, day, slot, askedFor, note, design, address, recipient, ...prices }: Booking,
): WhatsappOrder => ({
  orderId,
  services: items.map((item) => ({ ...item, serviceId: item._id })),
  visitingCharge: prices.visitingCharge,
  discounts: prices.discounts,
  total: toRupees(cartPrice(items, prices.visitingCharge, prices).total),
  appointmentDate: day,
  appointmentSlot: slot,
  beautician: noBeautician,
  askedFor: askedFor?.name ?? null,
  note,
  design,
  recipient,
  address: toOrderAddress(address),
});
