import { ProfileUpdate, type UserData } from '@haldi/contract/accounts/schema';
import { movesPlace } from '../lib/use-my-location.ts';
import type { Address } from './order-request.ts';

export type { Address } from './order-request.ts';
export type AddressField = 'street' | 'apartmentNumber' | 'town' | 'state' | 'pincode';
export type AddressErrors = Partial<Record<AddressField, string>>;

export const addressOnFile = (user: UserData): Address => ({
  street: user.street,
  apartmentNumber: user.apartmentNumber,
  town: user.town,
  state: user.state,
  pincode: user.pincode,
  latitude: user.latitude,
  longitude: user.longitude,
});

/** Somebody who came through an identity provider has no address yet. */
export const isComplete = (address: Address): boolean => ProfileUpdate.safeParse(address).success;

export const isSameAddress = (one: Address, other: Address): boolean =>
  (Object.keys(one) as (keyof Address)[]).every((field) => one[field] === other[field]);

export const changeAddress = (address: Address, field: AddressField, value: string): Address => ({
  ...address,
  [field]: value,
  ...(movesPlace(field) && { latitude: null, longitude: null }),
});

/** The first thing wrong with each field, as the server would put it. */
export const addressErrors = (address: Address): AddressErrors => {
  const parsed = ProfileUpdate.safeParse(address);
  if (parsed.success) return {};
  return Object.fromEntries(
    parsed.error.issues.map(({ path, message }) => [path[0], message] as const).reverse(),
  );
};

/** As it stands on an envelope; what is empty is left out. */
export const addressText = ({ apartmentNumber, street, town, state, pincode }: Address): string[] =>
  [
    apartmentNumber,
    street,
    [town, state]
      .filter((part) => part !== '')
      .join(', ')
      .concat(pincode ? ` ${pincode}` : ''),
  ].filter((part) => part.trim() !== '');
