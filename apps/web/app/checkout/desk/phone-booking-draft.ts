import {
  type Address,
  emptyAddress,
  pickAddress,
} from '@haldi/contract/accounts/addresses/address';
import { AddressInput } from '@haldi/contract/accounts/addresses/address-input';
import type { Cart } from '@haldi/contract/checkout/cart';
import { NewCaller } from '@haldi/contract/orders/desk/phone/schema';
import { toOrderAddressInput } from '@haldi/contract/orders/order-address';
import { RecipientInput } from '@haldi/contract/orders/recipient';
import type { Slot } from '@haldi/contract/schedule/booking-time-rules';
import type { CustomerAddress } from '@haldi/contract/users/customer/schema';
import { fieldErrors } from '../../lib/use-form.ts';
import { phoneBookingCopy as copy } from './copy.ts';
import type { PhoneBookingBody } from './queries.ts';

export type NewCustomerDraft = {
  name: string;
  mobileNumber: string;
  email: string;
  separate?: boolean;
};

export type PhoneBookingDraft = {
  /** Null: none selected, or a new customer. */
  userId: string | null;
  /** Staff confirmed booking on an account with an unverified number. */
  acceptUnverified: boolean;
  /** New customer; null: staff search for one. */
  newCustomer: NewCustomerDraft | null;
  /** Entered if the customer has no number on file. */
  phone: string;
  items: Cart;
  /** Null: the first address. */
  chosen: CustomerAddress | null;
  typed: Address;
  isTyping: boolean;
  day: string | null;
  slot: Slot | null;
  askedFor: { _id: string; name: string } | null;
  /** Null: the customer. */
  recipient: { name: string; phone: string } | null;
  note: string;
  coupon: string | null;
  waivesAdvance: boolean;
};

export const emptyPhoneBookingDraft = (
  town: string,
  userId: string | null = null,
): PhoneBookingDraft => ({
  userId,
  acceptUnverified: false,
  newCustomer: null,
  phone: '',
  items: [],
  chosen: null,
  typed: { ...emptyAddress, town },
  isTyping: false,
  day: null,
  slot: null,
  askedFor: null,
  recipient: null,
  note: '',
  coupon: null,
  waivesAdvance: false,
});

/** Whether leaving would lose input. */
export const isDraftStarted = (draft: PhoneBookingDraft, empty: PhoneBookingDraft): boolean =>
  JSON.stringify(draft) !== JSON.stringify(empty);

/** The search text becomes the name or number of the new customer. */
export const newCustomerFromText = (text: string): NewCustomerDraft => {
  const isNumber = /^[\d\s+()-]+$/.test(text.trim()) && text.trim() !== '';
  return {
    name: isNumber ? '' : text.trim(),
    mobileNumber: isNumber ? text.trim() : '',
    email: '',
  };
};

/** The new address if none is on file, else the selected one, else the first. */
export const chooseDraftAddress = (
  { isTyping, typed, chosen }: PhoneBookingDraft,
  known: readonly CustomerAddress[],
): Address => pickAddress((isTyping ? undefined : (chosen ?? known[0])) ?? typed);

export type KnownCustomer = {
  /** Null while the customer is loading. */
  mobileNumber: string | null;
  addresses: readonly CustomerAddress[];
};

export type FieldErrors = Record<string, string | undefined>;

const nonEmpty = (text: string) => (text.trim() === '' ? undefined : text);

const toNewCustomerInput = ({ name, mobileNumber, email, separate }: NewCustomerDraft) => ({
  name,
  mobileNumber,
  ...(nonEmpty(email) && { email }),
  ...(separate && { separate }),
});

const toCustomerInput = ({ newCustomer, userId, acceptUnverified }: PhoneBookingDraft) =>
  newCustomer
    ? toNewCustomerInput(newCustomer)
    : { userId: userId ?? '', ...(acceptUnverified && { acceptUnverified }) };

const customerErrors = (
  { userId, newCustomer, phone }: PhoneBookingDraft,
  { mobileNumber }: KnownCustomer,
): FieldErrors => {
  if (newCustomer) {
    const { error } = NewCaller.safeParse(toNewCustomerInput(newCustomer));
    return error ? fieldErrors(error.issues) : {};
  }
  if (userId === null) return { customer: copy.customer.required };
  if (mobileNumber !== '') return {};
  const { error } = NewCaller.shape.mobileNumber.safeParse(phone);
  return error ? { phone: error.issues[0]?.message } : {};
};

const addressErrors = (draft: PhoneBookingDraft, { addresses }: KnownCustomer): FieldErrors => {
  const { error } = AddressInput.safeParse(chooseDraftAddress(draft, addresses));
  return error ? fieldErrors(error.issues) : {};
};

const recipientErrors = ({ recipient }: PhoneBookingDraft): FieldErrors => {
  const error = recipient && RecipientInput.safeParse(recipient).error;
  if (!error) return {};
  const { name: recipientName, phone: recipientPhone } = fieldErrors(error.issues);
  return { recipientName, recipientPhone };
};

export const findPhoneBookingErrors = (
  draft: PhoneBookingDraft,
  known: KnownCustomer,
): FieldErrors => {
  const errors = {
    ...customerErrors(draft, known),
    ...(draft.items.length === 0 && { services: copy.services.required }),
    ...addressErrors(draft, known),
    ...((draft.day === null || draft.slot === null) && { when: copy.time.required }),
    ...recipientErrors(draft),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, gap]) => gap !== undefined));
};

export const toPhoneBookingBody = (
  draft: PhoneBookingDraft,
  { addresses }: KnownCustomer,
  { orderId, visitingCharge }: { orderId: number; visitingCharge: number },
): PhoneBookingBody => {
  const { phone, items, day, slot, askedFor, recipient, note, coupon } = draft;
  return {
    orderId,
    customer: toCustomerInput(draft),
    services: items.map(({ _id, price, quantity }) => ({ serviceId: _id, price, quantity })),
    appointmentDate: day ?? '',
    appointmentSlot: slot ?? '',
    address: toOrderAddressInput(chooseDraftAddress(draft, addresses)),
    visitingCharge,
    ...(nonEmpty(phone) && { userPhone: phone }),
    ...(recipient && { recipient }),
    ...(nonEmpty(note) && { note }),
    ...(askedFor && { askedFor: askedFor._id }),
    ...(coupon !== null && { coupon }),
    ...(draft.waivesAdvance && { waivesAdvance: true }),
  };
};
