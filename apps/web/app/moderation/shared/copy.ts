/** The words that stand on pages; those of the form come with it. */
export const reportCopy = {
  report: 'Report',
  reportOf: (whose: string) => `Report what ${whose} wrote`,
  thanks: 'Thank you. The salon will look at it.',
};
