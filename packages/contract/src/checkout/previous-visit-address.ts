import type { Address } from '../accounts/addresses/address.ts';
import type { SavedAddress } from '../accounts/addresses/saved-address.ts';
import { fromOrderAddress, type OrderAddress } from '../orders/order-address.ts';
import type { Recipient } from '../orders/recipient.ts';

type AddressLines = Pick<Address, 'street' | 'apartmentNumber' | 'town' | 'pincode'>;

export type BookAgainAddress =
  | { kind: 'own' }
  | { kind: 'saved'; saved: SavedAddress }
  | { kind: 'other' };

const isSameAddress = (one: AddressLines, other: AddressLines): boolean =>
  one.street === other.street &&
  one.apartmentNumber === other.apartmentNumber &&
  one.town === other.town &&
  one.pincode === other.pincode;

export const findPreviousVisitAddress = (
  { address, recipient }: { address: OrderAddress; recipient: Recipient | null },
  own: AddressLines,
  addresses: readonly SavedAddress[],
): BookAgainAddress => {
  const visitedAddress = fromOrderAddress(address);
  const matching = addresses.filter((saved) => isSameAddress(visitedAddress, saved));
  // Two people may live at one address.
  const saved = matching.find((one) => one.recipient?.name === recipient?.name);
  if (saved) return { kind: 'saved', saved };
  if (isSameAddress(visitedAddress, own)) return { kind: 'own' };
  return matching[0] ? { kind: 'saved', saved: matching[0] } : { kind: 'other' };
};
