import { type Door, doorParts, filled, type Written } from './address-text.ts';

/** In one line. */
export const addressLine = (address: Written): string =>
  filled([filled([...doorParts(address), address.town]).join(', '), address.pincode]).join(' - ');

/** In one line, for those who know the town. */
export const doorLine = (address: Door): string =>
  filled([doorParts(address).join(', '), address.pincode]).join(' - ');
