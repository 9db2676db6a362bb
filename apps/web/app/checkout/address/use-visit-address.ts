import {
  type Address,
  emptyAddress,
  fillMissingAddressFields,
  isSameAddress,
  pickAddress,
} from '@haldi/contract/accounts/addresses/address';
import { AddressInput } from '@haldi/contract/accounts/addresses/address-input';
import type { SavedAddress } from '@haldi/contract/accounts/addresses/saved-address';
import { MobileNumber } from '@haldi/contract/accounts/mobile-number-schema';
import { isPincode } from '@haldi/contract/accounts/pincode';
import type { UserData } from '@haldi/contract/accounts/schema';
import {
  hasStartedAddress,
  type VisitAddressDraft,
} from '@haldi/contract/accounts/visit-address-draft';
import { useRef, useState } from 'react';
import { useSavedAddresses } from '../../accounts/addresses/queries.ts';
import { useAuth } from '../../accounts/auth-store.tsx';
import { useRememberedPincode } from '../../accounts/pincode-store.ts';
import {
  useVisitAddressDraft,
  visitAddressDraft,
} from '../../accounts/visit-address-draft-store.ts';
import { checkout, useCheckoutDraft } from '../checkout-store.ts';
import type { PartialAddress } from '../visit-draft.ts';
import { useRecipientForm } from './use-recipient-form.ts';

export type AddressFormHandle = {
  /** Undefined if invalid; the form shows the errors. */
  submit: () => Promise<Address | undefined>;
};

export type VisitAddressControl = ReturnType<typeof useVisitAddress>;

export type VisitAddressProps = {
  control: VisitAddressControl;
  /** Undefined: the form has a button of its own. */
  onUse?: (() => void) | undefined;
};

/** Null for visitors and for accounts without a complete address. */
const completeProfileAddress = (user: UserData | null): Address | null => {
  const address = user && pickAddress(user);
  return address && AddressInput.safeParse(address).success ? address : null;
};

const validTypedAddress = ({
  isChosen: _,
  label: __,
  ...entered
}: VisitAddressDraft): Address | null => {
  const { data } = AddressInput.safeParse(entered);
  return data ? fillMissingAddressFields(data) : null;
};

/** Null for a partial pincode. */
const locationOf = ({ pincode, latitude, longitude }: PartialAddress): PartialAddress | null =>
  isPincode(pincode) ? { pincode, latitude, longitude } : null;

const emptyTypedAddress = { ...emptyAddress, label: '' };

/** Undefined if the saved address was deleted in the meantime. */
const currentSavedAddress = (
  chosen: SavedAddress | null,
  saved: readonly SavedAddress[] | undefined,
): SavedAddress | null =>
  chosen && saved ? (saved.find(({ _id }) => _id === chosen._id) ?? null) : chosen;

/**
 * The visit goes to the profile address, a saved address or an address entered for this visit. An
 * entered address is kept in this tab through reloads and log-in, and changes the profile only on
 * request.
 */
export const useVisitAddress = () => {
  const { user } = useAuth();
  const draft = useCheckoutDraft();
  const { data: saved } = useSavedAddresses(user?._id ?? null);
  const entered = useVisitAddressDraft();
  const rememberedPincode = useRememberedPincode();
  const person = useRecipientForm();
  const [isEditing, setIsEditing] = useState(false);
  const [formKey, setFormKey] = useState(0);
  const [number, setNumber] = useState('');
  const previous = useRef<{ entered: VisitAddressDraft | null; saved: SavedAddress | null }>(null);
  const form = useRef<AddressFormHandle>(null);
  const profileAddress = completeProfileAddress(user);
  const hasNumber = user?.mobileNumber !== '';
  const savedAddresses = saved ?? [];
  // Without a mobile number the form is always shown, because it asks for the number too.
  const chosenSaved = user && hasNumber ? currentSavedAddress(draft.saved, saved) : null;
  const hasOther = profileAddress !== null || savedAddresses.length > 0;
  // If there are other addresses, an entered one counts only once it is started.
  const other = entered && (!hasOther || isEditing || hasStartedAddress(entered)) ? entered : null;
  const typed = other && validTypedAddress(other);
  const usesEntered = !chosenSaved && other !== null && (other.isChosen || !profileAddress);
  const isFirstAddress =
    !profileAddress && !chosenSaved && (usesEntered || savedAddresses.length === 0);
  const isTyping = !hasNumber || isEditing || isFirstAddress || (usesEntered && !typed);
  const address = chosenSaved ?? (usesEntered ? typed : profileAddress);
  const knownLocation = chosenSaved ?? (usesEntered ? locationOf(other) : profileAddress);
  const profileLocation = user && locationOf(user);
  const rememberedLocation =
    rememberedPincode === ''
      ? null
      : locationOf({ pincode: rememberedPincode, latitude: null, longitude: null });
  const chooseSavedAddress = (next: SavedAddress | null): void => {
    // Proposes the recipient of the saved address, and removes a recipient proposed for another one.
    const isProposed = draft.saved?.recipient && person.equals(draft.saved.recipient);
    if (next?.recipient || isProposed) person.propose(next?.recipient ?? null);
    checkout.chooseSavedAddress(next);
  };
  const startEditing = (start: Omit<VisitAddressDraft, 'isChosen'>): void => {
    previous.current = { entered, saved: chosenSaved };
    if (chosenSaved) chooseSavedAddress(null);
    visitAddressDraft.set(start);
    setFormKey((now) => now + 1);
    setIsEditing(true);
  };
  return {
    user,
    entered,
    profileAddress,
    saved: savedAddresses,
    chosenSaved,
    person,
    hasNumber,
    isNumberGiven: hasNumber || MobileNumber.safeParse(number).success,
    setNumber,
    typed,
    /** Null while unknown or incomplete. */
    address,
    place: (isTyping ? null : address) ?? knownLocation ?? profileLocation ?? rememberedLocation,
    /** The profile has no pincode, so it must be entered before a day can be chosen. */
    isPincodeAsked: profileLocation === null && chosenSaved === null,
    /** From the pincode check: also updates an address that is being entered. */
    setPincode: (pincode: string): void => {
      if (!entered || entered.pincode === pincode) return;
      visitAddressDraft.set({ ...entered, pincode, latitude: null, longitude: null });
      setFormKey((now) => now + 1);
    },
    /** Key that resets the form fields. */
    formKey,
    usesEntered,
    isTyping,
    canCancel: hasOther,
    hasChoice:
      !isTyping &&
      (savedAddresses.length > 0 ||
        (profileAddress && typed && !isSameAddress(profileAddress, typed))),
    form,
    chooseProfileAddress: (): void => {
      chooseSavedAddress(null);
      visitAddressDraft.choose(false);
    },
    chooseEntered: (): void => {
      chooseSavedAddress(null);
      visitAddressDraft.choose(true);
    },
    chooseSaved: chooseSavedAddress,
    edit: (): void =>
      startEditing({ ...emptyTypedAddress, ...(usesEntered ? other : (profileAddress ?? {})) }),
    enterAnother: (): void => startEditing(emptyTypedAddress),
    cancel: (): void => {
      const last = previous.current;
      if (last?.entered) {
        visitAddressDraft.set(last.entered);
        visitAddressDraft.choose(last.entered.isChosen);
      } else visitAddressDraft.forget();
      if (last?.saved) chooseSavedAddress(last.saved);
      setIsEditing(false);
    },
    close: (): void => setIsEditing(false),
    /** Validates an address that is being entered, and the recipient. */
    confirm: async (): Promise<Address | undefined> => {
      const where = isTyping ? await form.current?.submit() : (address ?? undefined);
      return where && person.check() ? where : undefined;
    },
  };
};
