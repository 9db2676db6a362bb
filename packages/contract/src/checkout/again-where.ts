import type { SavedAddress } from '../accounts/addresses/saved-address.ts';
import type { UserData } from '../accounts/schema.ts';
import type { OrderAddress } from '../orders/schema.ts';
import type { Visited } from '../orders/visited.ts';

type Lines = Pick<UserData, 'street' | 'apartmentNumber' | 'town' | 'pincode'>;

/** Where a visit went: to the address of the account, to a saved one, or somewhere else. */
export type AgainWhere =
  | { kind: 'own' }
  | { kind: 'saved'; saved: SavedAddress }
  | { kind: 'other' };

const isThere = ({ street, apartmentNumber, city, pincode }: OrderAddress, lines: Lines): boolean =>
  street === lines.street &&
  apartmentNumber === lines.apartmentNumber &&
  city === lines.town &&
  pincode === lines.pincode;

/** Where an order would go again, among what the account knows today. */
export const againWhere = (
  { address, visited }: { address: OrderAddress; visited: Visited | null },
  own: Lines,
  addresses: readonly SavedAddress[],
): AgainWhere => {
  const there = addresses.filter((saved) => isThere(address, saved));
  // Two may live at one address.
  const saved = there.find((one) => one.visited?.name === visited?.name);
  if (saved) return { kind: 'saved', saved };
  if (isThere(address, own)) return { kind: 'own' };
  return there[0] ? { kind: 'saved', saved: there[0] } : { kind: 'other' };
};
