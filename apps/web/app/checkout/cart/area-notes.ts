import { formatRupees } from '@haldi/contract/kit/money';
import type { AreaTerms } from '../area-terms.ts';
import { cartCopy } from './copy.ts';

export const visitingChargeNote = ({ area, mayDiffer }: AreaTerms): string | undefined => {
  if (area) return cartCopy.chargeForArea(area.name);
  return mayDiffer ? cartCopy.chargeDepends : undefined;
};

export const minimumOrderNote = ({ area, missing }: AreaTerms): string | undefined =>
  area && missing > 0
    ? cartCopy.minimumOrder(area.name, formatRupees(area.minimumOrder), formatRupees(missing))
    : undefined;

export const areaProblemNote = (terms: AreaTerms): string | undefined =>
  terms.reach === 'outside' ? cartCopy.outside(terms.pincode) : minimumOrderNote(terms);
