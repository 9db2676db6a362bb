import { Pincode } from '@haldi/contract/accounts/schema';
import { cartText } from '@haldi/contract/schedule/wanted';
import type { VisitPlace, WantedVisit } from '../wanted-visit.ts';

/** Plain digits, however small; a tenth of a metre is near enough. */
const degreesText = (degrees: number): string => degrees.toFixed(6);

const coordinatesOf = ({ latitude, longitude }: VisitPlace) =>
  latitude === null || longitude === null || (latitude === 0 && longitude === 0)
    ? {}
    : { latitude: degreesText(latitude), longitude: degreesText(longitude) };

/** What an account that came through an identity provider lacks is left out. */
const placeOf = (place: VisitPlace | null) => {
  if (place === null || !Pincode.safeParse(place.pincode).success) return {};
  return { pincode: place.pincode, ...coordinatesOf(place) };
};

/** A visit as the calls about free times take it. */
export const wantedQuery = ({ services, place }: WantedVisit) => ({
  services: cartText(services),
  ...placeOf(place),
});
