import { isPincode } from '@haldi/contract/accounts/pincode';
import {
  findAreaByPincode,
  minimumOrderShortfall,
  visitingChargeForPincode,
} from '@haldi/contract/areas/area-rules';
import type { ServedArea } from '@haldi/contract/areas/schema';
import type { Cart } from '@haldi/contract/checkout/cart';
import { servicesTotal } from '@haldi/contract/orders/service-line-totals';
import type { PublicSettings } from '@haldi/contract/settings/schema';

type Known = Pick<PublicSettings, 'areas' | 'visitingCharge'>;

export type AreaTerms = {
  /** Empty while unknown. */
  pincode: string;
  /** `everywhere`: the salon has no areas. */
  reach: 'everywhere' | 'unknown' | 'served' | 'outside';
  area: ServedArea | undefined;
  visitingCharge: number;
  missing: number;
  /** The visiting charge may change once the pincode is known. */
  mayDiffer: boolean;
};

const reachOf = (pincode: string, { areas }: Known): AreaTerms['reach'] => {
  if (areas.length === 0) return 'everywhere';
  if (pincode === '') return 'unknown';
  return findAreaByPincode(pincode, areas) ? 'served' : 'outside';
};

/** A missing or partial pincode counts as unknown. */
export const areaTermsForPincode = (
  typed: string = '',
  items: Cart,
  settings: Known,
): AreaTerms => {
  const pincode = isPincode(typed) ? typed : '';
  const { areas, visitingCharge: usual } = settings;
  const reach = reachOf(pincode, settings);
  return {
    pincode,
    reach,
    area: findAreaByPincode(pincode, areas),
    visitingCharge: visitingChargeForPincode(pincode, areas, usual),
    missing: items.length === 0 ? 0 : minimumOrderShortfall(pincode, servicesTotal(items), areas),
    mayDiffer: reach === 'unknown' && areas.some(({ visitingCharge }) => visitingCharge !== usual),
  };
};

export const isAreaServed = ({ reach }: AreaTerms): boolean =>
  reach === 'everywhere' || reach === 'served';

/** The settings with the visiting charge that the server returned. */
export const settingsWithVisitingCharge = <Settings extends Known>(
  settings: Settings,
  pincode: string,
  visitingCharge: number,
): Settings => {
  const area = findAreaByPincode(pincode, settings.areas);
  if (!area) return { ...settings, visitingCharge };
  const areas = settings.areas.map((one) => (one === area ? { ...one, visitingCharge } : one));
  return { ...settings, areas };
};
