export const footerCopy = {
  visiting: (city: string, isEverywhere: boolean) =>
    `We come to your home ${isEverywhere ? 'anywhere in' : 'in'} ${city || 'your city'}.`,
};
