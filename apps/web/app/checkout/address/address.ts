import { AddressUpdate, type UserData } from '@haldi/contract/accounts/schema';
import type { Address } from '../order-request.ts';

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
export const isComplete = (address: Address): boolean => AddressUpdate.safeParse(address).success;

export const isSameAddress = (one: Address, other: AddressUpdate): boolean =>
  (Object.keys(one) as (keyof Address)[]).every((field) => one[field] === other[field]);
