import type { Cart } from '@haldi/contract/checkout/cart';
import type { Address } from './order-request.ts';

/** What matters of an address for whoever has to get there. */
export type VisitPlace = Pick<Address, 'pincode' | 'latitude' | 'longitude'>;

/** What is to be done, and where as far as that is known. */
export type WantedVisit = {
  services: readonly { serviceId: string; quantity: number }[];
  place: VisitPlace | null;
};

export const wantedVisit = (items: Cart, place: VisitPlace | null): WantedVisit => ({
  services: items.map(({ _id, quantity }) => ({ serviceId: _id, quantity })),
  place: place && {
    pincode: place.pincode,
    latitude: place.latitude,
    longitude: place.longitude,
  },
});
