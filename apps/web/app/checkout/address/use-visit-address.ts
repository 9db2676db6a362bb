import {
  type Address,
  completeAddress,
  emptyAddress,
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
import { useRecipient } from './use-recipient.ts';

export type AddressFormHandle = {
  /** The address as typed; nothing when it cannot be used as it is, which is said beside it. */
  submit: () => Promise<Address | undefined>;
};

export type VisitAddressControl = ReturnType<typeof useVisitAddress>;

export type VisitAddressProps = {
  control: VisitAddressControl;
  /** What the button of the step does; absent: the form has a button of its own. */
  onUse?: (() => void) | undefined;
};

/** The address of the account; nothing for visitors, and for whoever has given none yet. */
const completeProfileAddress = (user: UserData | null): Address | null => {
  const address = user && pickAddress(user);
  return address && AddressInput.safeParse(address).success ? address : null;
};

const validTypedAddress = ({
  isChosen: _,
  label: __,
  ...given
}: VisitAddressDraft): Address | null => {
  const { data } = AddressInput.safeParse(given);
  return data ? completeAddress(data) : null;
};

/** Where it is about; half a pincode says nothing yet. */
const locationOf = ({ pincode, latitude, longitude }: PartialAddress): PartialAddress | null =>
  isPincode(pincode) ? { pincode, latitude, longitude } : null;

const emptyTypedAddress = { ...emptyAddress, label: '' };

/** The saved one that is chosen, as it stands by now; one that was deleted meanwhile is not. */
const currentSavedAddress = (
  chosen: SavedAddress | null,
  saved: readonly SavedAddress[] | undefined,
): SavedAddress | null =>
  chosen && saved ? (saved.find(({ _id }) => _id === chosen._id) ?? null) : chosen;

/**
 * Where a visit goes: to the address of the account, to a saved one, or to one that is given for this
 * visit. What is given is kept in this tab, through reloads, log in and sign up, and overwrites
 * nothing by itself.
 */
export const useVisitAddress = () => {
  const { user } = useAuth();
  const draft = useCheckoutDraft();
  const { data: saved } = useSavedAddresses(user?._id ?? null);
  const given = useVisitAddressDraft();
  const remembered = useRememberedPincode();
  const person = useRecipient();
  const [isEditing, setIsEditing] = useState(false);
  const [round, setRound] = useState(0);
  const [number, setNumber] = useState('');
  const before = useRef<{ given: VisitAddressDraft | null; saved: SavedAddress | null }>(null);
  const form = useRef<AddressFormHandle>(null);
  const onFile = completeProfileAddress(user);
  const hasNumber = user?.mobileNumber !== '';
  const others = saved ?? [];
  // Whoever has no number is asked for it with the address, so that there is only one form.
  const chosenSaved = user && hasNumber ? currentSavedAddress(draft.saved, saved) : null;
  const hasOther = onFile !== null || others.length > 0;
  // Beside others it is another one only once it is begun.
  const other = given && (!hasOther || isEditing || hasStartedAddress(given)) ? given : null;
  const typed = other && validTypedAddress(other);
  const isGiven = !chosenSaved && other !== null && (other.isChosen || !onFile);
  const isFirst = !onFile && !chosenSaved && (isGiven || others.length === 0);
  const isTyping = !hasNumber || isEditing || isFirst || (isGiven && !typed);
  const address = chosenSaved ?? (isGiven ? typed : onFile);
  const known = chosenSaved ?? (isGiven ? locationOf(other) : onFile);
  const inProfile = user && locationOf(user);
  const asked =
    remembered === '' ? null : locationOf({ pincode: remembered, latitude: null, longitude: null });
  const goToSaved = (next: SavedAddress | null): void => {
    // Who lives there is proposed; who was proposed for another address is not.
    const isProposed = draft.saved?.recipient && person.isJust(draft.saved.recipient);
    if (next?.recipient || isProposed) person.propose(next?.recipient ?? null);
    checkout.goToSaved(next);
  };
  const begin = (start: Omit<VisitAddressDraft, 'isChosen'>): void => {
    before.current = { given, saved: chosenSaved };
    if (chosenSaved) goToSaved(null);
    visitAddressDraft.set(start);
    setRound((now) => now + 1);
    setIsEditing(true);
  };
  return {
    user,
    given,
    onFile,
    saved: others,
    chosenSaved,
    person,
    hasNumber,
    isNumberGiven: hasNumber || MobileNumber.safeParse(number).success,
    setNumber,
    typed,
    /** Null: not known, or not whole yet. */
    address,
    /** What is known of where, as soon as it is. */
    place: (isTyping ? null : address) ?? known ?? inProfile ?? asked,
    /** No profile tells it, so it is asked for before a day can be chosen. */
    isPincodeAsked: inProfile === null && chosenSaved === null,
    /** The pincode was given apart from the rest: another one changes that as well. */
    takePincode: (pincode: string): void => {
      if (!given || given.pincode === pincode) return;
      visitAddressDraft.set({ ...given, pincode, latitude: null, longitude: null });
      setRound((now) => now + 1);
    },
    /** The fields begin anew with what is given. */
    round,
    isGiven,
    isTyping,
    /** There are others to go back to. */
    canCancel: hasOther,
    /** Several are offered. */
    isChoice:
      !isTyping && (others.length > 0 || (onFile && typed && !isSameAddress(onFile, typed))),
    form,
    chooseOwn: (): void => {
      goToSaved(null);
      visitAddressDraft.choose(false);
    },
    chooseTyped: (): void => {
      goToSaved(null);
      visitAddressDraft.choose(true);
    },
    chooseSaved: goToSaved,
    /** From the one that is chosen. */
    edit: (): void => begin({ ...emptyTypedAddress, ...(isGiven ? other : (onFile ?? {})) }),
    /** From nothing. */
    giveAnother: (): void => begin(emptyTypedAddress),
    /** Back to the address before, of the account, saved or given. */
    cancel: (): void => {
      const last = before.current;
      if (last?.given) {
        visitAddressDraft.set(last.given);
        visitAddressDraft.choose(last.given.isChosen);
      } else visitAddressDraft.forget();
      if (last?.saved) goToSaved(last.saved);
      setIsEditing(false);
    },
    close: (): void => setIsEditing(false),
    /** The address to send; what is still being typed is checked first, and whom it is for. */
    confirm: async (): Promise<Address | undefined> => {
      const where = isTyping ? await form.current?.submit() : (address ?? undefined);
      return where && person.check() ? where : undefined;
    },
  };
};
