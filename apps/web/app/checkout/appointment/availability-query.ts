import { hasCoordinates } from '@haldi/contract/accounts/addresses/address';
import { Pincode } from '@haldi/contract/accounts/addresses/address-input';
import { formatCartParameter } from '@haldi/contract/schedule/visit-query-parameters';
import type { VisitDraft } from '../visit-draft.ts';

type Place = NonNullable<VisitDraft['place']>;

/** No exponent notation; six decimals are about 0.1 m. */
const degreesText = (degrees: number): string => degrees.toFixed(6);

const coordinatesOf = (place: Place) =>
  hasCoordinates(place)
    ? { latitude: degreesText(place.latitude), longitude: degreesText(place.longitude) }
    : {};

/** Accounts created through an identity provider may lack fields; these are left out. */
const locationQuery = (place: Place | null) => {
  if (place === null || !Pincode.safeParse(place.pincode).success) return {};
  const { pincode, door } = place;
  return { pincode, ...(door && { door }), ...coordinatesOf(place) };
};

export const toAvailabilityQuery = ({
  services,
  place,
  beautician,
  customer,
  byPhone,
}: VisitDraft) => ({
  services: formatCartParameter(services),
  ...(beautician && { beautician }),
  ...(customer && { customer }),
  ...(byPhone && { byPhone: 'true' as const }),
  ...locationQuery(place),
});
