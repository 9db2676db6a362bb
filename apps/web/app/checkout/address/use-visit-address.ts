import { type GivenAddress, isBegun } from '@haldi/contract/accounts/given-address';
import { MobileNumber } from '@haldi/contract/accounts/mobile-number';
import { isPincode } from '@haldi/contract/accounts/pincode';
import { AddressUpdate, type UserData } from '@haldi/contract/accounts/schema';
import { useRef, useState } from 'react';
import { useAuth } from '../../accounts/auth-store.tsx';
import { givenAddress, useGivenAddress } from '../../accounts/given-address-store.ts';
import { useRememberedPincode } from '../../accounts/pincode-store.ts';
import type { Address } from '../order-request.ts';
import type { VisitPlace } from '../wanted-visit.ts';
import { addressOnFile, isComplete, isSameAddress } from './address.ts';

export type AddressHandle = {
  /** The address as typed; nothing when it cannot be used as it is, which is said beside it. */
  submit: () => Promise<Address | undefined>;
};

export type VisitAddressControl = ReturnType<typeof useVisitAddress>;

/** The address of the account; nothing for visitors, and for whoever has given none yet. */
const completeOnFile = (user: UserData | null): Address | null => {
  const address = user && addressOnFile(user);
  return address && isComplete(address) ? address : null;
};

const readGiven = ({ isChosen: _, ...given }: GivenAddress): Address | null => {
  const parsed = AddressUpdate.safeParse(given);
  if (!parsed.success) return null;
  const { apartmentNumber = '', state = '', latitude = null, longitude = null } = parsed.data;
  return { ...parsed.data, apartmentNumber, state, latitude, longitude };
};

/** Where it is about; half a pincode says nothing yet. */
const placeOf = ({ pincode, latitude, longitude }: VisitPlace): VisitPlace | null =>
  isPincode(pincode) ? { pincode, latitude, longitude } : null;

/**
 * Where a visit goes: to the address of the account, or to one that is given for this visit. What is
 * given is kept in this tab, through reloads, log in and sign up, and overwrites nothing by itself.
 */
export const useVisitAddress = () => {
  const { user } = useAuth();
  const given = useGivenAddress();
  const remembered = useRememberedPincode();
  const [isEditing, setIsEditing] = useState(false);
  const [round, setRound] = useState(0);
  const [number, setNumber] = useState('');
  const before = useRef<GivenAddress>(null);
  const form = useRef<AddressHandle>(null);
  const onFile = completeOnFile(user);
  const hasNumber = user?.mobileNumber !== '';
  // Beside the one on file it is another one only once it is begun.
  const other = given && (!onFile || isEditing || isBegun(given)) ? given : null;
  const typed = other && readGiven(other);
  const isGiven = other !== null && (other.isChosen || !onFile);
  const isTyping = !onFile || !hasNumber || isEditing || (isGiven && !typed);
  const address = isGiven ? typed : onFile;
  const known = isGiven ? placeOf(other) : onFile;
  const inProfile = user && placeOf(user);
  const asked =
    remembered === '' ? null : placeOf({ pincode: remembered, latitude: null, longitude: null });
  return {
    user,
    given,
    onFile,
    hasNumber,
    isNumberGiven: hasNumber || MobileNumber.safeParse(number).success,
    setNumber,
    typed,
    /** Null: not known, or not whole yet. */
    address,
    /** What is known of where, as soon as it is. */
    place: (isTyping ? null : address) ?? known ?? inProfile ?? asked,
    /** No profile tells it, so it is asked for before a day can be chosen. */
    isPincodeAsked: inProfile === null,
    /** The pincode was given apart from the rest: another one changes that as well. */
    takePincode: (pincode: string): void => {
      if (!given || given.pincode === pincode) return;
      givenAddress.give({ ...given, pincode, latitude: null, longitude: null });
      setRound((now) => now + 1);
    },
    /** The fields begin anew with what is given. */
    round,
    isGiven,
    isTyping,
    /** Both are offered. */
    isChoice: !isTyping && onFile !== null && typed !== null && !isSameAddress(onFile, typed),
    form,
    edit: (): void => {
      before.current = isGiven ? other : null;
      if (onFile && !isGiven) givenAddress.give(onFile);
      setIsEditing(true);
    },
    /** Back to the address before, of the account or given. */
    cancel: (): void => {
      if (before.current) givenAddress.give(before.current);
      else givenAddress.forget();
      setIsEditing(false);
    },
    close: (): void => setIsEditing(false),
    /** The address to send; what is still being typed is checked first. */
    confirm: async (): Promise<Address | undefined> =>
      isTyping ? form.current?.submit() : (address ?? undefined),
  };
};
