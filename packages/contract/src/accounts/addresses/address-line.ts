import { type AddressText, type DoorAddress, doorParts, nonEmptyParts } from './address-lines.ts';

export const addressLine = (address: AddressText): string =>
  nonEmptyParts([
    nonEmptyParts([...doorParts(address), address.town]).join(', '),
    address.pincode,
  ]).join(' - ');

/** Without the town. */
export const doorLine = (address: DoorAddress): string =>
  nonEmptyParts([doorParts(address).join(', '), address.pincode]).join(' - ');
