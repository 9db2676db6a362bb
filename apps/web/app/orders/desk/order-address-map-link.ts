import { hasCoordinates } from '@haldi/contract/accounts/addresses/address';
import { fromOrderAddress } from '@haldi/contract/orders/order-address';
import type { Order } from '@haldi/contract/orders/schema';
import { mapLink } from '../../lib/map-link.ts';

export const orderAddressMapLink = (ordered: Order['address']): string => {
  const address = fromOrderAddress(ordered);
  if (hasCoordinates(address)) return mapLink(`${address.latitude},${address.longitude}`);
  const { street, town, state, pincode } = address;
  return mapLink(`${[street, town, state].filter(Boolean).join(', ')} ${pincode}`);
};
