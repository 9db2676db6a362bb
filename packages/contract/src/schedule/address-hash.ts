import type { Address } from '../accounts/addresses/address.ts';

type Door = Pick<Address, 'street' | 'apartmentNumber' | 'pincode'>;

const prime = 0x01000193;

/** Two FNV-1a hashes with different seeds: 64 bits in all. */
const hashText = (text: string): string => {
  let one = 0x811c9dc5;
  let other = 0x01234567;
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    one = Math.imul(one ^ code, prime);
    other = Math.imul(other ^ code, prime);
  }
  const written = (hash: number): string => (hash >>> 0).toString(36).padStart(7, '0');
  return written(one) + written(other);
};

/**
 * The same for the same door, ignoring case and spaces, and not readable: it is sent in URLs, so
 * that availability considers other visits at this address.
 */
export const hashAddress = ({ street, apartmentNumber, pincode }: Door): string =>
  hashText(`${apartmentNumber}/${street}/${pincode}`.replace(/\s+/g, '').toLowerCase());

export const addressHashPattern = /^[0-9a-z]{14}$/;
