import type { Address } from '@haldi/contract/accounts/addresses/address';
import type { Cart } from '@haldi/contract/checkout/cart';
import { hashAddress } from '@haldi/contract/schedule/address-hash';
import { isValidCartLine } from '@haldi/contract/schedule/visit-query-parameters';

export type PartialAddress = Pick<Address, 'pincode' | 'latitude' | 'longitude'> &
  Partial<Pick<Address, 'street' | 'apartmentNumber'>>;

export type VisitDraft = {
  services: readonly { serviceId: string; quantity: number }[];
  beautician?: string;
  /** Set for phone bookings. */
  byPhone?: true;
  customer?: string;
  place: (Pick<PartialAddress, 'pincode' | 'latitude' | 'longitude'> & { door?: string }) | null;
};

const locationOf = ({ street, apartmentNumber, pincode, latitude, longitude }: PartialAddress) => ({
  pincode,
  latitude,
  longitude,
  ...(street &&
    apartmentNumber !== undefined && {
      door: hashAddress({ street, apartmentNumber, pincode }),
    }),
});

export const toVisitDraft = (
  items: Cart,
  place: PartialAddress | null,
  askedFor: { _id: string } | null = null,
): VisitDraft => ({
  services: items
    .map(({ _id, quantity }) => ({ serviceId: _id, quantity }))
    .filter(isValidCartLine),
  place: place && locationOf(place),
  ...(askedFor && { beautician: askedFor._id }),
});

export const withoutRequestedBeautician = ({ beautician: _, ...visit }: VisitDraft): VisitDraft =>
  visit;
