/** Separate from the copy of the report form, which loads with the form. */
export const reportCopy = {
  report: 'Report',
  reportOf: (whose: string) => `Report content by ${whose}`,
  thanks: 'Thank you. The salon will review it.',
};
