/** Separate file: loaded only with the notice. */
export const unservedAreaCopy = {
  privacyHint: 'How we use your number: see our ',
  privacyLink: 'privacy notice',
};
