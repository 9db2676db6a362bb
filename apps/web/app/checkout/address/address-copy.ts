/** Loaded with the form of the address, which most pages show late or never. */
export const addressCopy = {
  addressTitle: 'Confirm your address',
  useThisAddress: 'Use this address',
  editAddress: 'Edit address',
  keepAddress: 'Cancel',
  outside: (pincode: string) => `${pincode} is outside of our areas: see below.`,
  addressSaved: 'What you change here is saved to your profile.',
};
