import type { Address } from '@haldi/contract/accounts/addresses/address';
import type { Cart } from '@haldi/contract/checkout/cart';
import { hashAddress } from '@haldi/contract/schedule/address-hash';
import { isValidCartLine } from '@haldi/contract/schedule/visit-query';

/** An address as far as it is known: of one that is being typed, where it is about. */
export type PartialAddress = Pick<Address, 'pincode' | 'latitude' | 'longitude'> &
  Partial<Pick<Address, 'street' | 'apartmentNumber'>>;

/** What is to be done, and where as far as that is known. */
export type VisitDraft = {
  services: readonly { serviceId: string; quantity: number }[];
  /** Only she; absent: whoever can. */
  beautician?: string;
  /** For whom staff ask. */
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

/** The same visit by whoever can. */
export const withoutRequestedBeautician = ({ beautician: _, ...visit }: VisitDraft): VisitDraft =>
  visit;
