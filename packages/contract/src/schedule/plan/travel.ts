import { hasCoordinates } from '../../accounts/addresses/address.ts';

/** Where a visit is. */
export type VisitLocation = {
  /** The same text is the same door. */
  address: string;
  pincode: string;
  /** Null: it lies in none; where the salon knows no areas, everything is one. */
  area: string | null;
  /** Both null: not known. */
  latitude: number | null;
  longitude: number | null;
};

/** Minutes on the way. */
export type TravelRules = {
  withinPincode: number;
  withinArea: number;
  betweenAreas: number;
  /** Those of each area there is; none: the salon knows no areas. */
  within: ReadonlyMap<string, number>;
  /** Those of single pairs of areas, under `areaPair`. */
  between: ReadonlyMap<string, number>;
};

export const defaultTravelRules: TravelRules = {
  withinPincode: 10,
  withinArea: 20,
  betweenAreas: 40,
  within: new Map(),
  between: new Map(),
};

const kilometresAnHour = 20;
/** Streets are longer than the straight line. */
const detour = 1.4;
const longestByDistance = 90;
const earthKilometres = 6_371;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

type Spot = { latitude: number; longitude: number };

const straightKilometres = (from: Spot, to: Spot): number => {
  const north = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const east = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const half = north + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * east;
  return 2 * earthKilometres * Math.asin(Math.sqrt(half));
};

export const areaPair = (one: string, other: string): string => [one, other].sort().join('\n');

const byArea = (from: VisitLocation, to: VisitLocation, rules: TravelRules): number => {
  if (from.pincode === to.pincode) return rules.withinPincode;
  if (from.area === null || to.area === null) {
    return rules.within.size === 0 && from.area === to.area ? rules.withinArea : rules.betweenAreas;
  }
  if (from.area === to.area) return rules.within.get(from.area) ?? rules.withinArea;
  return rules.between.get(areaPair(from.area, to.area)) ?? rules.betweenAreas;
};

/** How long somebody is on the way from one visit to the next, in whole minutes. */
export const travelMinutes = (
  from: VisitLocation,
  to: VisitLocation,
  rules: TravelRules,
): number => {
  if (from.pincode === to.pincode && from.address === to.address) return 0;
  const usual = byArea(from, to, rules);
  if (!hasCoordinates(from) || !hasCoordinates(to)) return usual;
  const byDistance = ((straightKilometres(from, to) * detour) / kilometresAnHour) * 60;
  return Math.max(usual, Math.min(longestByDistance, Math.ceil(byDistance)));
};

/** No way takes longer. */
export const longestTravel = (rules: TravelRules): number =>
  Math.max(
    longestByDistance,
    ...[rules.withinPincode, rules.withinArea, rules.betweenAreas],
    ...rules.within.values(),
    ...rules.between.values(),
  );
