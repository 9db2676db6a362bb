import { useKnownPincode } from '../accounts/pincode-store.ts';
import { useSettings } from '../settings/queries.ts';
import { useCart } from './cart/cart-store.ts';
import { type PlaceTerms, termsAt } from './place-terms.ts';

/** What counts for the cart at a pincode, as far as one is known. */
export const useTermsAt = (pincode: string | undefined): PlaceTerms =>
  termsAt(pincode, useCart(), useSettings());

/** The same where whoever is here lives, as far as that is known. */
export const useTermsOnFile = (): PlaceTerms => useTermsAt(useKnownPincode());
