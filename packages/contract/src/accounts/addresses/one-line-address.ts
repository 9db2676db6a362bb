import {
  type AddressText,
  nonEmptyParts,
  type StreetAddress,
  streetAddressParts,
} from './address-lines.ts';

export const formatOneLineAddress = (address: AddressText): string =>
  nonEmptyParts([
    nonEmptyParts([...streetAddressParts(address), address.town]).join(', '),
    address.pincode,
  ]).join(' - ');

/** Without the town. */
export const formatAddressWithoutTown = (address: StreetAddress): string =>
  nonEmptyParts([streetAddressParts(address).join(', '), address.pincode]).join(' - ');
