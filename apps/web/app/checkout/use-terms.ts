import { useAuth } from '../accounts/auth-store.tsx';
import { useSettings } from '../settings/queries.ts';
import { useCart } from './cart/cart-store.ts';
import { type PlaceTerms, termsAt } from './place-terms.ts';

/** What counts for the cart at a pincode, as far as one is known. */
export const useTermsAt = (pincode: string | undefined): PlaceTerms =>
  termsAt(pincode, useCart(), useSettings());

/** The same at the address of whoever is logged in. */
export const useTermsOnFile = (): PlaceTerms => useTermsAt(useAuth().user?.pincode);
