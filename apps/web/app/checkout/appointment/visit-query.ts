import { hasCoordinates } from '@haldi/contract/accounts/addresses/address';
import { Pincode } from '@haldi/contract/accounts/addresses/address-input';
import { formatCart } from '@haldi/contract/schedule/visit-query';
import type { VisitDraft } from '../visit-draft.ts';

type Place = NonNullable<VisitDraft['place']>;

/** Plain digits, however small; a tenth of a metre is near enough. */
const degreesText = (degrees: number): string => degrees.toFixed(6);

const coordinatesOf = (place: Place) =>
  hasCoordinates(place)
    ? { latitude: degreesText(place.latitude), longitude: degreesText(place.longitude) }
    : {};

/** What an account that came through an identity provider lacks is left out. */
const locationQuery = (place: Place | null) => {
  if (place === null || !Pincode.safeParse(place.pincode).success) return {};
  const { pincode, door } = place;
  return { pincode, ...(door && { door }), ...coordinatesOf(place) };
};

/** A visit as the calls about free times take it. */
export const toVisitQuery = ({ services, place, beautician, customer }: VisitDraft) => ({
  services: formatCart(services),
  ...(beautician && { beautician }),
  ...(customer && { customer }),
  ...locationQuery(place),
});
