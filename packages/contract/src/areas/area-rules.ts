import { weekdayOf } from '../kit/dates.ts';
import type { ServedArea } from './schema.ts';

type WithPincodes = Pick<ServedArea, 'pincodes'>;
export type AreaWithWeekdays = Pick<ServedArea, 'pincodes' | 'weekdays'>;

export const findAreaByPincode = <Area extends WithPincodes>(
  pincode: string,
  areas: readonly Area[],
): Area | undefined => areas.find(({ pincodes }) => pincodes.includes(pincode));

export const areaIdsByPincode = (
  areas: readonly Pick<ServedArea, '_id' | 'pincodes'>[],
): ReadonlyMap<string, string> =>
  new Map(areas.flatMap(({ _id, pincodes }) => pincodes.map((pincode) => [pincode, _id] as const)));

/** Without areas every address is served. */
export const isPincodeServed = (pincode: string, areas: readonly WithPincodes[]): boolean =>
  areas.length === 0 || findAreaByPincode(pincode, areas) !== undefined;

/** The default charge applies if the pincode is unknown or not served. */
export const visitingChargeForPincode = (
  pincode: string,
  areas: readonly Pick<ServedArea, 'pincodes' | 'visitingCharge'>[],
  defaultCharge: number,
): number => findAreaByPincode(pincode, areas)?.visitingCharge ?? defaultCharge;

export const isPincodeServedOn = (
  pincode: string,
  day: string,
  areas: readonly AreaWithWeekdays[],
): boolean =>
  areas.length === 0 ||
  (findAreaByPincode(pincode, areas)?.weekdays.includes(weekdayOf(day)) ?? false);

/** Null: every address. */
export const pincodesServedOn = (
  day: string,
  areas: readonly AreaWithWeekdays[],
): ReadonlySet<string> | null => {
  if (areas.length === 0) return null;
  const weekday = weekdayOf(day);
  return new Set(
    areas.filter(({ weekdays }) => weekdays.includes(weekday)).flatMap(({ pincodes }) => pincodes),
  );
};

export const minimumOrderShortfall = (
  pincode: string,
  servicesTotal: number,
  areas: readonly Pick<ServedArea, 'pincodes' | 'minimumOrder'>[],
): number => Math.max(0, (findAreaByPincode(pincode, areas)?.minimumOrder ?? 0) - servicesTotal);
