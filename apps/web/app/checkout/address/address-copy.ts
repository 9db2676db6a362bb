/** Loaded with the form of the address, which most pages show late or never. */
export const addressCopy = {
  addressTitle: 'Confirm your address',
  useThisAddress: 'Use this address',
  editAddress: 'Edit address',
  anotherAddress: 'Another address',
  keepAddress: 'Cancel',
  outside: (pincode: string) => `${pincode} is outside of our areas: see below.`,
  forThisVisit: 'What you type is for this visit only.',
  keepInProfile: 'Keep this as my address',
  save: 'Save this address',
  saveAs: 'Save it as',
  firstAddress: 'It is saved to your profile for the next time.',
  whichAddress: 'Where should we come?',
  typedAddress: 'The address you typed',
  addressOnFile: 'The address of your account',
  forSomebodyElse: 'This visit is for somebody else',
};
