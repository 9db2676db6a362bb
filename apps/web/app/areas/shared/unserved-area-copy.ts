/** Few live where we do not come: loaded for them. */
export const unservedAreaCopy = {
  whatFor: 'How we use your number: see our ',
  privacy: 'privacy notice',
};
