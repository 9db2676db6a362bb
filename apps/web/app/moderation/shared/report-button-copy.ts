/** Separate from the copy of the report form, which loads with the form. */
export const reportCopy = {
  report: 'Report',
  reportOf: (author: string) => `Report content by ${author}`,
  thanks: 'Thank you. The salon will review it.',
};
