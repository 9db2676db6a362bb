import { isLocated } from '@haldi/contract/accounts/addresses/address';
import { Pincode } from '@haldi/contract/accounts/addresses/address-input';
import { cartText } from '@haldi/contract/schedule/wanted';
import type { WantedVisit } from '../wanted-visit.ts';

type Place = NonNullable<WantedVisit['place']>;

/** Plain digits, however small; a tenth of a metre is near enough. */
const degreesText = (degrees: number): string => degrees.toFixed(6);

const coordinatesOf = (place: Place) =>
  isLocated(place)
    ? { latitude: degreesText(place.latitude), longitude: degreesText(place.longitude) }
    : {};

/** What an account that came through an identity provider lacks is left out. */
const placeOf = (place: Place | null) => {
  if (place === null || !Pincode.safeParse(place.pincode).success) return {};
  const { pincode, door } = place;
  return { pincode, ...(door && { door }), ...coordinatesOf(place) };
};

/** A visit as the calls about free times take it. */
export const wantedQuery = ({ services, place, beautician, customer }: WantedVisit) => ({
  services: cartText(services),
  ...(beautician && { beautician }),
  ...(customer && { customer }),
  ...placeOf(place),
});
