/** Separate file: loaded with the address form. */
export const visitAddressCopy = {
  addressTitle: 'Confirm your address',
  useThisAddress: 'Use this address',
  editAddress: 'Edit address',
  anotherAddress: 'Another address',
  cancelEditing: 'Cancel',
  outside: (pincode: string) => `${pincode} is outside our service areas. See below.`,
  forThisVisit: 'This address is for this visit only.',
  keepInProfile: 'Use as my profile address',
  save: 'Save this address',
  saveAs: 'Save address as',
  firstAddress: 'This address is saved to your profile for your next booking.',
  whichAddress: 'Where should we come?',
  typedAddress: 'The address you entered',
  addressOnFile: 'Your profile address',
  forSomeoneElse: 'This visit is for someone else',
};
