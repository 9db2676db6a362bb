/** Words of the saved addresses in the profile. */
export const savedAddressesCopy = {
  title: 'Saved addresses',
  text: 'Your mother, the office, a friend: choose one when you book.',
  add: 'Add an address',
  full: (most: number) => `These are ${most}, as many as there can be. Delete one to add another.`,
  failed: 'Your saved addresses could not be loaded.',
  editOf: (label: string) => `Edit ${label}`,
  deleteOf: (label: string) => `Delete ${label}`,
  delete: 'Delete',
  deleteTitle: (label: string) => `Delete ${label}?`,
  deleteText: 'Visits that are booked there stay as they are.',
  saved: (label: string) => `${label} is saved`,
  deleted: (label: string) => `${label} is deleted`,
  somebodyElse: 'Somebody else lives there',
};

/** Words of the notice that verifies the mobile number. */
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
