import type { Address } from '../accounts/addresses/address.ts';

type AddressLines = Pick<Address, 'street' | 'apartmentNumber' | 'pincode'>;

const prime = 0x01000193;

/** Two FNV-1a hashes with different seeds: 64 bits in all. */
const hashText = (text: string): string => {
  let first = 0x811c9dc5;
  let second = 0x01234567;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    first = Math.imul(first ^ code, prime);
    second = Math.imul(second ^ code, prime);
  }
  const toText = (hash: number): string => (hash >>> 0).toString(36).padStart(7, '0');
  return toText(first) + toText(second);
};

/**
 * The same for the same door, ignoring case and spaces, and not readable: it is sent in URLs, so
 * that availability considers other visits at this address.
 */
export const hashAddress = ({ street, apartmentNumber, pincode }: AddressLines): string =>
  hashText(`${apartmentNumber}/${street}/${pincode}`.replace(/\s+/g, '').toLowerCase());

export const addressHashPattern = /^[0-9a-z]{14}$/;
