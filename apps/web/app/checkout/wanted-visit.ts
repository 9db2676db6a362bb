import type { Address } from '@haldi/contract/accounts/addresses/address';
import type { Cart } from '@haldi/contract/checkout/cart';
import { doorOf } from '@haldi/contract/schedule/door';
import { isAskable } from '@haldi/contract/schedule/wanted';

/** An address as far as it is known: of one that is being typed, where it is about. */
export type VisitPlace = Pick<Address, 'pincode' | 'latitude' | 'longitude'> &
  Partial<Pick<Address, 'street' | 'apartmentNumber'>>;

/** What is to be done, and where as far as that is known. */
export type WantedVisit = {
  services: readonly { serviceId: string; quantity: number }[];
  /** Only she; absent: whoever can. */
  beautician?: string;
  /** For whom staff ask. */
  customer?: string;
  place: (Pick<VisitPlace, 'pincode' | 'latitude' | 'longitude'> & { door?: string }) | null;
};

const placeOf = ({ street, apartmentNumber, pincode, latitude, longitude }: VisitPlace) => ({
  pincode,
  latitude,
  longitude,
  ...(street &&
    apartmentNumber !== undefined && {
      door: doorOf({ street, apartmentNumber, pincode }),
    }),
});

export const wantedVisit = (
  items: Cart,
  place: VisitPlace | null,
  askedFor: { _id: string } | null = null,
): WantedVisit => ({
  services: items.map(({ _id, quantity }) => ({ serviceId: _id, quantity })).filter(isAskable),
  place: place && placeOf(place),
  ...(askedFor && { beautician: askedFor._id }),
});

/** The same visit by whoever can. */
export const byAnyone = ({ beautician: _, ...visit }: WantedVisit): WantedVisit => visit;
