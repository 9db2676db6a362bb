import { hasCoordinates } from '../../accounts/addresses/address.ts';

export type VisitLocation = {
  /** Equal texts are the same address. */
  address: string;
  pincode: string;
  /** Null: outside all areas. Without any areas, all places count as one area. */
  area: string | null;
  /** Both null: unknown. */
  latitude: number | null;
  longitude: number | null;
};

/** Minutes. */
export type TravelRules = {
  withinPincode: number;
  withinArea: number;
  betweenAreas: number;
  /** By area id; empty: the salon has no areas. */
  within: ReadonlyMap<string, number>;
  /** By `areaPairKey`. */
  between: ReadonlyMap<string, number>;
};

export const defaultTravelRules: TravelRules = {
  withinPincode: 10,
  withinArea: 20,
  betweenAreas: 40,
  within: new Map(),
  between: new Map(),
};

const kilometresPerHour = 20;
/** Streets are longer than the straight line. */
const detourFactor = 1.4;
const maxMinutesByDistance = 90;
const earthRadiusKilometres = 6_371;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

type Coordinates = { latitude: number; longitude: number };

const straightKilometres = (from: Coordinates, to: Coordinates): number => {
  const north = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const east = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const half = north + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * east;
  return 2 * earthRadiusKilometres * Math.asin(Math.sqrt(half));
};

export const areaPairKey = (one: string, other: string): string => [one, other].sort().join('\n');

const minutesByArea = (from: VisitLocation, to: VisitLocation, rules: TravelRules): number => {
  if (from.pincode === to.pincode) return rules.withinPincode;
  if (from.area === null || to.area === null) {
    return rules.within.size === 0 && from.area === to.area ? rules.withinArea : rules.betweenAreas;
  }
  if (from.area === to.area) return rules.within.get(from.area) ?? rules.withinArea;
  return rules.between.get(areaPairKey(from.area, to.area)) ?? rules.betweenAreas;
};

export const travelMinutes = (
  from: VisitLocation,
  to: VisitLocation,
  rules: TravelRules,
): number => {
  if (from.pincode === to.pincode && from.address === to.address) return 0;
  const minutesBetweenAreas = minutesByArea(from, to, rules);
  if (!hasCoordinates(from) || !hasCoordinates(to)) return minutesBetweenAreas;
  const minutesByDistance =
    ((straightKilometres(from, to) * detourFactor) / kilometresPerHour) * 60;
  return Math.max(
    minutesBetweenAreas,
    Math.min(maxMinutesByDistance, Math.ceil(minutesByDistance)),
  );
};

export const maxTravelMinutes = (rules: TravelRules): number =>
  Math.max(
    maxMinutesByDistance,
    ...[rules.withinPincode, rules.withinArea, rules.betweenAreas],
    ...rules.within.values(),
    ...rules.between.values(),
  );
