import type { Address } from './address.ts';

export type AddressText = Omit<Address, 'latitude' | 'longitude'>;
export type StreetAddress = Omit<AddressText, 'town' | 'state'>;

export const nonEmptyParts = (parts: string[]): string[] =>
  parts.map((part) => part.trim()).filter((part) => part !== '');

export const streetAddressParts = ({
  apartmentNumber,
  street,
  landmark,
}: StreetAddress): string[] => nonEmptyParts([apartmentNumber, street, landmark]);

export const postalAddressLines = (address: AddressText): string[] => {
  const town = nonEmptyParts([address.town, address.state]).join(', ');
  return nonEmptyParts([
    ...streetAddressParts(address),
    nonEmptyParts([town, address.pincode]).join(' '),
  ]);
};

/** In the order that the specification gives for messages. */
export const messageAddressLines = (address: AddressText): string[] => {
  const { street, apartmentNumber, landmark, town, pincode } = address;
  return nonEmptyParts([street, apartmentNumber, landmark, town, pincode]);
};
