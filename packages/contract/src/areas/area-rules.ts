import { weekdayOf } from '../kit/dates.ts';
import type { ServedArea } from './schema.ts';

type Served = Pick<ServedArea, 'pincodes'>;
export type AreaWithWeekdays = Pick<ServedArea, 'pincodes' | 'weekdays'>;

/** The area of a pincode; nothing where no area has it. */
export const areaOf = <Area extends Served>(
  pincode: string,
  areas: readonly Area[],
): Area | undefined => areas.find(({ pincodes }) => pincodes.includes(pincode));

/** The ids of the areas by pincode, for whoever looks up many. */
export const areaIdsByPincode = (
  areas: readonly Pick<ServedArea, '_id' | 'pincodes'>[],
): ReadonlyMap<string, string> =>
  new Map(areas.flatMap(({ _id, pincodes }) => pincodes.map((pincode) => [pincode, _id] as const)));

/** No areas at all means that we come everywhere. */
export const isPincodeServed = (pincode: string, areas: readonly Served[]): boolean =>
  areas.length === 0 || areaOf(pincode, areas) !== undefined;

/** What coming costs there; where the pincode is not known or not served, what the settings say. */
export const visitingChargeAt = (
  pincode: string,
  areas: readonly Pick<ServedArea, 'pincodes' | 'visitingCharge'>[],
  usual: number,
): number => areaOf(pincode, areas)?.visitingCharge ?? usual;

/** Whether we come there on that day. */
export const isPincodeServedOn = (
  pincode: string,
  day: string,
  areas: readonly AreaWithWeekdays[],
): boolean =>
  areas.length === 0 || (areaOf(pincode, areas)?.weekdays.includes(weekdayOf(day)) ?? false);

/** The pincodes to which we come on that day; null: everywhere. */
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

/** What is missing of the least order there, in rupees; 0: nothing. */
export const minimumOrderShortfall = (
  pincode: string,
  servicesTotal: number,
  areas: readonly Pick<ServedArea, 'pincodes' | 'minimumOrder'>[],
): number => Math.max(0, (areaOf(pincode, areas)?.minimumOrder ?? 0) - servicesTotal);
