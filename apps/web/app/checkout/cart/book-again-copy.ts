/** Separate file: few carts need it. */
export const bookAgainCopy = {
  title: 'Changes since your last visit',
  failed: 'Current prices could not be loaded. Please try again.',
  unavailable: (name: string) => `${name} is no longer offered.`,
  unavailableBeautician: (name: string) =>
    `${name} cannot be requested at the moment. We will assign any available beautician.`,
  priceIncreased: (name: string, was: string, now: string) =>
    `${name} now costs ${now} (was ${was}).`,
};
