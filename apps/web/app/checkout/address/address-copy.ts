/** Loaded with the form of the address, which most pages show late or never. */
export const addressCopy = {
  addressTitle: 'Confirm your address',
  useThisAddress: 'Use this address',
  editAddress: 'Edit address',
  keepAddress: 'Cancel',
  outside: (pincode: string) => `${pincode} is outside of our areas: see below.`,
  keepInProfile: 'Keep it as the address of my profile',
  firstAddress: 'It is saved to your profile for the next time.',
  whichAddress: 'Where should we come?',
  typedAddress: 'The address you typed',
  addressOnFile: 'The address of your account',
  addressSaved: 'What you change here is saved to your profile.',
};
