import * as z from 'zod/mini';

const text = z.string();

/** Missing text is empty. */
export const Address = z.strictObject({
  street: text,
  apartmentNumber: text,
  landmark: text,
  town: text,
  state: text,
  pincode: text,
  /** Both null: unknown. */
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
});
export type Address = z.infer<typeof Address>;

export const emptyAddress: Address = {
  street: '',
  apartmentNumber: '',
  landmark: '',
  town: '',
  state: '',
  pincode: '',
  latitude: null,
  longitude: null,
};

export const addressFields = Object.keys(emptyAddress) as (keyof Address)[];

const addressBy = (read: (field: keyof Address) => unknown): never =>
  Object.fromEntries(addressFields.map((field) => [field, read(field)])) as never;

export const pickAddress = <From extends Record<keyof Address, unknown>>(
  from: From,
): Pick<From, keyof Address> => addressBy((field) => from[field]);

type Given = { [Field in keyof Address]?: Address[Field] | undefined };

export const completeAddress = (given: Given): Address =>
  addressBy((field) => given[field] ?? emptyAddress[field]);

export const isSameAddress = (one: Address, other: Address): boolean =>
  JSON.stringify(pickAddress(one)) === JSON.stringify(pickAddress(other));

export const hasCoordinates = <Place extends Pick<Address, 'latitude' | 'longitude'>>(
  place: Place,
): place is Place & { latitude: number; longitude: number } =>
  place.latitude !== null && place.longitude !== null;
