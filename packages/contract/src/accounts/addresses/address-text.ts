import type { Address } from './address.ts';

export type Written = Omit<Address, 'latitude' | 'longitude'>;
export type Door = Omit<Written, 'town' | 'state'>;

export const filled = (parts: string[]): string[] =>
  parts.map((part) => part.trim()).filter((part) => part !== '');

/** How to find the door, from the inside out. */
export const doorParts = ({ apartmentNumber, street, landmark }: Door): string[] =>
  filled([apartmentNumber, street, landmark]);

/** As on an envelope: flat, street, landmark, town with state and pincode, each on a line. */
export const envelopeLines = (address: Written): string[] => {
  const town = filled([address.town, address.state]).join(', ');
  return filled([...doorParts(address), filled([town, address.pincode]).join(' ')]);
};

/** In the order in which messages name an address: street, flat, landmark, town, pincode. */
export const messageLines = (address: Written): string[] => {
  const { street, apartmentNumber, landmark, town, pincode } = address;
  return filled([street, apartmentNumber, landmark, town, pincode]);
};
