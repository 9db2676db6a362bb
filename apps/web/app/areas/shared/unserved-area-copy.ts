/** Few live where we do not come: loaded for them. */
export const unservedAreaCopy = {
  whatFor: 'What we do with it: our ',
  privacy: 'privacy notice',
};
