/** Rendered with every page; the browser gets the sentence, not what makes it. */
export const footerCopy = {
  visiting: (city: string, isEverywhere: boolean) =>
    `We come to your home ${isEverywhere ? 'anywhere in' : 'in'} ${city}.`,
};
