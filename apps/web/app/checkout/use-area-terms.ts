import { isPincode } from '@haldi/contract/accounts/pincode';
import { hasStartedAddress } from '@haldi/contract/accounts/visit-address-draft';
import { useProfileOrRememberedPincode } from '../accounts/pincode-store.ts';
import { useIsSignedIn } from '../accounts/session-store.ts';
import { useVisitAddressDraft } from '../accounts/visit-address-draft-store.ts';
import { useSettings } from '../settings/queries.ts';
import { type AreaTerms, areaTermsForPincode } from './area-terms.ts';
import { useCart } from './cart/cart-store.ts';
import { useSelectedSavedAddress } from './checkout-store.ts';

export const useAreaTermsForPincode = (pincode: string | undefined): AreaTerms =>
  areaTermsForPincode(pincode, useCart(), useSettings());

/** Undefined if the visit goes to the profile address. */
const useSelectedPincode = (): string | undefined => {
  const isSignedIn = useIsSignedIn();
  const saved = useSelectedSavedAddress();
  const given = useVisitAddressDraft();
  if (!isSignedIn) return undefined;
  if (saved) return saved.pincode;
  const isTyped = given?.isChosen && hasStartedAddress(given) && isPincode(given.pincode);
  return isTyped ? given.pincode : undefined;
};

export const useIsOtherAddressSelected = (): boolean => useSelectedPincode() !== undefined;

/** Empty while unknown. */
export const useVisitPincode = (): string => {
  const chosen = useSelectedPincode();
  const known = useProfileOrRememberedPincode();
  return chosen ?? known;
};

export const useVisitAreaTerms = (): AreaTerms => useAreaTermsForPincode(useVisitPincode());
