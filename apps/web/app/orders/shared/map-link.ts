import type { Order } from '@haldi/contract/orders/schema';

/** Where it is on the map: the point where it is known, else the address. */
export const mapLink = ({ address }: Pick<Order, 'address'>): string => {
  const { street, city, pincode, latitude, longitude } = address;
  const isLocated = latitude !== 0 || longitude !== 0;
  const query = isLocated
    ? `${latitude},${longitude}`
    : [street, city, pincode].filter(Boolean).join(', ');
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
};
