import * as z from 'zod/mini';
import { Address, fillMissingAddressFields, pickAddress } from '../accounts/addresses/address.ts';
import { AddressInput } from '../accounts/addresses/address-input.ts';

/** In the API of orders the town is `city`, and latitude and longitude are 0 if unknown. */
export const OrderAddress = z.extend(z.omit(Address, { town: true }), {
  city: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export type OrderAddress = z.infer<typeof OrderAddress>;

/** Without `apartmentNumber`, the one in the customer’s profile is used. */
export const OrderAddressInput = z.extend(z.omit(AddressInput, { town: true }), {
  city: AddressInput.shape.town,
});
export type OrderAddressInput = z.infer<typeof OrderAddressInput>;

export const toOrderAddress = (from: Address): OrderAddress => {
  const { town, latitude, longitude, ...rest } = pickAddress(from);
  return { ...rest, city: town, latitude: latitude ?? 0, longitude: longitude ?? 0 };
};

/** Sends a landmark only if there is one. */
export const toOrderAddressInput = (address: Address): z.input<typeof OrderAddressInput> => {
  const { landmark, ...rest } = toOrderAddress(address);
  return { ...rest, ...(landmark && { landmark }) };
};

export const fromOrderAddress = ({
  city,
  latitude,
  longitude,
  ...rest
}: OrderAddressInput): Address =>
  fillMissingAddressFields({
    ...rest,
    town: city,
    ...((latitude || longitude) && { latitude: latitude ?? 0, longitude: longitude ?? 0 }),
  });
