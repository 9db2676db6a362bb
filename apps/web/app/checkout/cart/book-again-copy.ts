/** Words about an order that is booked again: most carts do without. */
export const bookAgainCopy = {
  title: 'Since your last visit',
  failed: 'Today’s prices could not be loaded. Please try again.',
  gone: (name: string) => `${name} is no longer offered.`,
  notHer: (name: string) => `${name} cannot be asked for now. Whoever is free comes.`,
  dearer: (name: string, was: string, now: string) => `${name} costs ${now} now, it was ${was}.`,
};
