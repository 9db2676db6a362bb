type Address = { street: string; apartmentNumber: string; pincode: string };

/** FNV-1a: spreads texts over numbers of 32 bits, another way for each beginning. */
const spread = (text: string, beginning: number): string => {
  let hash = beginning;
  for (let place = 0; place < text.length; place += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  }
  return (hash >>> 0).toString(36).padStart(7, '0');
};

/**
 * The same for the same door, however it is capitalised and spaced, and nothing that can be read:
 * it stands in an address, so that whoever asks for free times gets those that an order would.
 */
export const doorOf = ({ street, apartmentNumber, pincode }: Address): string => {
  const text = [apartmentNumber, street, pincode]
    .map((part) => part.trim().replace(/\s+/g, ' ').toLowerCase())
    .join('\n');
  return spread(text, 0x811c9dc5) + spread(text, 0x1234567);
};

export const doorText = /^[0-9a-z]{14}$/;
