import { formatRupees } from '@haldi/contract/kit/money';
import type { PlaceTerms } from '../place-terms.ts';
import { cartCopy } from './copy.ts';

/** What stands small under the visiting charge: of which area it is, or that it depends on that. */
export const chargeNote = ({ area, mayDiffer }: PlaceTerms): string | undefined => {
  if (area) return cartCopy.chargeOf(area.name);
  return mayDiffer ? cartCopy.chargeDepends : undefined;
};

/** What the least order of the area still lacks, in words; nothing where nothing is missing. */
export const leastOrderNote = ({ area, missing }: PlaceTerms): string | undefined =>
  area && missing > 0
    ? cartCopy.leastOrder(area.name, formatRupees(area.leastOrder), formatRupees(missing))
    : undefined;

/** Why a cart cannot be ordered to the address on file as it is. */
export const placeNote = (terms: PlaceTerms): string | undefined =>
  terms.reach === 'outside' ? cartCopy.outside(terms.pincode) : leastOrderNote(terms);
