import { formatRupees } from '@haldi/contract/kit/money';
import type { PublicSettings } from '@haldi/contract/settings/schema';

type ChargeSettings = Pick<PublicSettings, 'areas' | 'visitingCharge'>;

const rangeOf = ({
  areas,
  visitingCharge,
}: ChargeSettings): { lowest: number; highest: number } => {
  const charges = areas.length > 0 ? areas.map((area) => area.visitingCharge) : [visitingCharge];
  return { lowest: Math.min(...charges), highest: Math.max(...charges) };
};

export const visitingChargesDiffer = (settings: ChargeSettings): boolean => {
  const { lowest, highest } = rangeOf(settings);
  return lowest !== highest;
};

/** `₹100`, or `₹80 to ₹150` if the areas differ. */
export const visitingChargeText = (settings: ChargeSettings): string => {
  const { lowest, highest } = rangeOf(settings);
  return lowest === highest
    ? formatRupees(lowest)
    : `${formatRupees(lowest)} to ${formatRupees(highest)}`;
};

/** Undefined if there is no visiting charge anywhere. */
export const visitingChargeTextIfAny = (settings: ChargeSettings): string | undefined =>
  rangeOf(settings).highest === 0 ? undefined : visitingChargeText(settings);
