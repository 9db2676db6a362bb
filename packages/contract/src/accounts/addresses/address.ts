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

const buildAddress = (read: (field: keyof Address) => unknown): never =>
  Object.fromEntries(addressFields.map((field) => [field, read(field)])) as never;

export const pickAddress = <From extends Record<keyof Address, unknown>>(
  from: From,
): Pick<From, keyof Address> => buildAddress((field) => from[field]);

type PartialAddress = { [Field in keyof Address]?: Address[Field] | undefined };

export const fillMissingAddressFields = (partial: PartialAddress): Address =>
  buildAddress((field) => partial[field] ?? emptyAddress[field]);

export const isSameAddress = (one: Address, other: Address): boolean =>
  JSON.stringify(pickAddress(one)) === JSON.stringify(pickAddress(other));

export const hasCoordinates = <Located extends Pick<Address, 'latitude' | 'longitude'>>(
  location: Located,
): location is Located & { latitude: number; longitude: number } =>
  location.latitude !== null && location.longitude !== null;
