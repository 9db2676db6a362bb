import { isPincode } from '@haldi/contract/accounts/pincode';
import { hasStartedAddress } from '@haldi/contract/accounts/visit-address-draft';
import { useKnownPincode } from '../accounts/pincode-store.ts';
import { useIsSignedIn } from '../accounts/session-store.ts';
import { useVisitAddressDraft } from '../accounts/visit-address-draft-store.ts';
import { useSettings } from '../settings/queries.ts';
import { type AreaTerms, areaTermsFor } from './area-terms.ts';
import { useCart } from './cart/cart-store.ts';
import { useSelectedSavedAddress } from './checkout-store.ts';

/** What counts for the cart at a pincode, as far as one is known. */
export const useAreaTermsFor = (pincode: string | undefined): AreaTerms =>
  areaTermsFor(pincode, useCart(), useSettings());

/** The pincode of an address that is chosen for this visit instead of that of the account. */
const useSelectedPincode = (): string | undefined => {
  const isSignedIn = useIsSignedIn();
  const saved = useSelectedSavedAddress();
  const given = useVisitAddressDraft();
  if (!isSignedIn) return undefined;
  if (saved) return saved.pincode;
  const isTyped = given?.isChosen && hasStartedAddress(given) && isPincode(given.pincode);
  return isTyped ? given.pincode : undefined;
};

/** Whether this visit goes elsewhere than to the address of the account. */
export const usesOtherAddress = (): boolean => useSelectedPincode() !== undefined;

/** Where the visit goes, as far as that is known; empty: not at all. */
export const useVisitPincode = (): string => {
  const chosen = useSelectedPincode();
  const known = useKnownPincode();
  return chosen ?? known;
};

/** What counts for the cart there. */
export const useVisitAreaTerms = (): AreaTerms => useAreaTermsFor(useVisitPincode());
