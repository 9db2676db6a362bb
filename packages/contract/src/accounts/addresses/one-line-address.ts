import {
  type AddressText,
  nonEmptyParts,
  type StreetAddress,
  streetParts,
} from './address-lines.ts';

export const addressLine = (address: AddressText): string =>
  nonEmptyParts([
    nonEmptyParts([...streetParts(address), address.town]).join(', '),
    address.pincode,
  ]).join(' - ');

/** Without the town. */
export const streetAddressLine = (address: StreetAddress): string =>
  nonEmptyParts([streetParts(address).join(', '), address.pincode]).join(' - ');
