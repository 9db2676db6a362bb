export const savedAddressesCopy = {
  title: 'Saved addresses',
  text: 'Save the addresses of family, friends or your office, and choose one when you book.',
  add: 'Add an address',
  full: (limit: number) =>
    `You have ${limit} saved addresses, which is the limit. Delete one to add another.`,
  failed: 'Your saved addresses could not be loaded.',
  editOf: (label: string) => `Edit ${label}`,
  deleteOf: (label: string) => `Delete ${label}`,
  delete: 'Delete',
  deleteTitle: (label: string) => `Delete ${label}?`,
  deleteText: 'Booked visits to this address do not change.',
  saved: (label: string) => `Address saved: ${label}`,
  deleted: (label: string) => `Address deleted: ${label}`,
  forSomeoneElse: 'Someone else lives at this address',
};

export const mobileVerificationCopy = {
  title: 'Verify your mobile number',
  text: (number: string) => `We send a six-digit code on WhatsApp to ${number}.`,
  send: 'Send code on WhatsApp',
  sent: (number: string) => `We have sent a code to ${number}`,
  failed: 'The code could not be sent. Please try again.',
  enter: (number: string) => `Enter the code that we sent on WhatsApp to ${number}.`,
  code: 'Six-digit code',
  verify: 'Verify number',
  sendAgain: 'Send a new code',
  verified: 'Your mobile number is verified',
};
