/** A map that shows what is asked for: an address, or coordinates. */
export const mapLink = (query: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
