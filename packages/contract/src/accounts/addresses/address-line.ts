import { type AddressText, type DoorAddress, doorParts, nonEmptyParts } from './address-lines.ts';

/** In one line. */
export const addressLine = (address: AddressText): string =>
  nonEmptyParts([
    nonEmptyParts([...doorParts(address), address.town]).join(', '),
    address.pincode,
  ]).join(' - ');

/** In one line, for those who know the town. */
export const doorLine = (address: DoorAddress): string =>
  nonEmptyParts([doorParts(address).join(', '), address.pincode]).join(' - ');
