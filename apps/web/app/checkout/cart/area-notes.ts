import { formatRupees } from '@haldi/contract/kit/money';
import type { AreaTerms } from '../area-terms.ts';
import { cartCopy } from './copy.ts';

/** What stands small under the visiting charge: of which area it is, or that it depends on that. */
export const visitingChargeNote = ({ area, mayDiffer }: AreaTerms): string | undefined => {
  if (area) return cartCopy.chargeOf(area.name);
  return mayDiffer ? cartCopy.chargeDepends : undefined;
};

/** What the least order of the area still lacks, in words; nothing where nothing is missing. */
export const minimumOrderNote = ({ area, missing }: AreaTerms): string | undefined =>
  area && missing > 0
    ? cartCopy.minimumOrder(area.name, formatRupees(area.minimumOrder), formatRupees(missing))
    : undefined;

/** Why a cart cannot be ordered to the address on file as it is. */
export const areaNote = (terms: AreaTerms): string | undefined =>
  terms.reach === 'outside' ? cartCopy.outside(terms.pincode) : minimumOrderNote(terms);
