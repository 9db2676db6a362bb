import { formatRupees } from '@haldi/contract/kit/money';
import type { PublicSettings } from '@haldi/contract/settings/schema';

type Charging = Pick<PublicSettings, 'areas' | 'visitingCharge'>;

const rangeOf = ({ areas, visitingCharge }: Charging): { least: number; most: number } => {
  const charges = areas.length > 0 ? areas.map((area) => area.visitingCharge) : [visitingCharge];
  return { least: Math.min(...charges), most: Math.max(...charges) };
};

export const visitingChargesDiffer = (settings: Charging): boolean => {
  const { least, most } = rangeOf(settings);
  return least !== most;
};

/** `₹100`, or `₹80 to ₹150` if the areas differ. */
export const visitingChargeText = (settings: Charging): string => {
  const { least, most } = rangeOf(settings);
  return least === most ? formatRupees(least) : `${formatRupees(least)} to ${formatRupees(most)}`;
};

/** Undefined if there is no visiting charge anywhere. */
export const visitingChargeTextIfAny = (settings: Charging): string | undefined =>
  rangeOf(settings).most === 0 ? undefined : visitingChargeText(settings);
