/** Separate file: loaded only with the notice. */
export const unservedAreaCopy = {
  whatFor: 'How we use your number: see our ',
  privacy: 'privacy notice',
};
