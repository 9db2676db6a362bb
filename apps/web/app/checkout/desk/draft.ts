import { type Address, noAddress, pickAddress } from '@haldi/contract/accounts/addresses/address';
import { AddressInput } from '@haldi/contract/accounts/addresses/address-input';
import type { Cart } from '@haldi/contract/checkout/cart';
import { Caller } from '@haldi/contract/orders/desk/phone/schema';
import { toPlacedAddress } from '@haldi/contract/orders/order-address';
import { VisitedInput } from '@haldi/contract/orders/visited';
import type { Slot } from '@haldi/contract/schedule/slots';
import type { KnownAddress } from '@haldi/contract/users/customer/schema';
import { fieldErrors } from '../../lib/use-form.ts';
import { phoneCopy as copy } from './copy.ts';
import type { PhoneBookingBody } from './queries.ts';

export type TypedCaller = {
  name: string;
  mobileNumber: string;
  email: string;
  /** Another customer than whoever opened an account with this number. */
  separate?: boolean;
};

/** A booking as far as staff have taken it down. */
export type PhoneDraft = {
  /** The customer who was chosen; null: none, or a new one. */
  userId: string | null;
  /** Staff book on an account although its number is not verified. */
  despiteUnverified: boolean;
  /** Somebody who calls for the first time; null: she is looked for. */
  caller: TypedCaller | null;
  /** Asked for where a customer has none on file. */
  phone: string;
  items: Cart;
  /** Which of her addresses; null: the first. */
  chosen: KnownAddress | null;
  /** An address that none of hers is. */
  typed: Address;
  isTyping: boolean;
  day: string | null;
  slot: Slot | null;
  askedFor: { _id: string; name: string } | null;
  /** Null: the customer herself is visited. */
  visited: { name: string; phone: string } | null;
  note: string;
};

export const newDraft = (town: string, userId: string | null = null): PhoneDraft => ({
  userId,
  despiteUnverified: false,
  caller: null,
  phone: '',
  items: [],
  chosen: null,
  typed: { ...noAddress, town },
  isTyping: false,
  day: null,
  slot: null,
  askedFor: null,
  visited: null,
  note: '',
});

/** Whether anything was taken down that would be missed. */
export const isBegun = (draft: PhoneDraft, empty: PhoneDraft): boolean =>
  JSON.stringify(draft) !== JSON.stringify(empty);

/** What is typed to find somebody is the beginning of who she is. */
export const callerFrom = (text: string): TypedCaller => {
  const isNumber = /^[\d\s+()-]+$/.test(text.trim()) && text.trim() !== '';
  return {
    name: isNumber ? '' : text.trim(),
    mobileNumber: isNumber ? text.trim() : '',
    email: '',
  };
};

/** Where the visit goes: what is typed where nothing is known, else what was chosen, else her first. */
export const addressIn = (
  { isTyping, typed, chosen }: PhoneDraft,
  known: readonly KnownAddress[],
): Address => pickAddress((isTyping ? undefined : (chosen ?? known[0])) ?? typed);

export type Known = {
  /** Null: she is not known yet. */
  mobileNumber: string | null;
  addresses: readonly KnownAddress[];
};

export type Gaps = Record<string, string | undefined>;

const without = (text: string) => (text.trim() === '' ? undefined : text);

const callerOf = ({ name, mobileNumber, email, separate }: TypedCaller) => ({
  name,
  mobileNumber,
  ...(without(email) && { email }),
  ...(separate && { separate }),
});

const customerOf = ({ caller, userId, despiteUnverified }: PhoneDraft) =>
  caller
    ? callerOf(caller)
    : { userId: userId ?? '', ...(despiteUnverified && { despiteUnverified }) };

const whoIsMissing = ({ userId, caller, phone }: PhoneDraft, { mobileNumber }: Known): Gaps => {
  if (caller) {
    const { error } = Caller.safeParse(callerOf(caller));
    return error ? fieldErrors(error.issues) : {};
  }
  if (userId === null) return { customer: copy.who.required };
  if (mobileNumber !== '') return {};
  const { error } = Caller.shape.mobileNumber.safeParse(phone);
  return error ? { phone: error.issues[0]?.message } : {};
};

const whereIsMissing = (draft: PhoneDraft, { addresses }: Known): Gaps => {
  const { error } = AddressInput.safeParse(addressIn(draft, addresses));
  return error ? fieldErrors(error.issues) : {};
};

const visitedIsMissing = ({ visited }: PhoneDraft): Gaps => {
  const error = visited && VisitedInput.safeParse(visited).error;
  if (!error) return {};
  const { name: visitedName, phone: visitedPhone } = fieldErrors(error.issues);
  return { visitedName, visitedPhone };
};

/** What is still missing or wrong, by the field it is about; nothing when it can be sent. */
export const gapsIn = (draft: PhoneDraft, known: Known): Gaps => {
  const gaps = {
    ...whoIsMissing(draft, known),
    ...(draft.items.length === 0 && { services: copy.what.required }),
    ...whereIsMissing(draft, known),
    ...((draft.day === null || draft.slot === null) && { when: copy.when.required }),
    ...visitedIsMissing(draft),
  };
  return Object.fromEntries(Object.entries(gaps).filter(([, gap]) => gap !== undefined));
};

/** The booking as the server takes it, once nothing is missing. */
export const bodyOf = (
  draft: PhoneDraft,
  { addresses }: Known,
  { orderId, visitingCharge }: { orderId: number; visitingCharge: number },
): PhoneBookingBody => {
  const { phone, items, day, slot, askedFor, visited, note } = draft;
  return {
    orderId,
    customer: customerOf(draft),
    services: items.map(({ _id, price, quantity }) => ({ serviceId: _id, price, quantity })),
    appointmentDate: day ?? '',
    appointmentSlot: slot ?? '',
    address: toPlacedAddress(addressIn(draft, addresses)),
    visitingCharge,
    ...(without(phone) && { userPhone: phone }),
    ...(visited && { visited }),
    ...(without(note) && { note }),
    ...(askedFor && { askedFor: askedFor._id }),
  };
};
