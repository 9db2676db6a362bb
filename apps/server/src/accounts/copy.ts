import { emailedPasswordLinkMinutes } from '@haldi/contract/accounts/session-durations';
export const copy = {
  taken: {
    email: 'There is already an account with this e-mail address',
    mobileNumber: 'There is already an account with this mobile number',
  },
  unclaimed: {
    email:
      'We know this e-mail address from your visit or booking. Please ask us for the link that opens your account',
    mobileNumber:
      'We know this number from your visit or booking. Please ask us for the link that opens your account',
  },
  numberInUse:
    'Somebody else logs in with your mobile number. Please contact us, so that we can note your e-mail address.',
  imitation: 'This name is too close to that of the salon. Please choose another',
  invalidCredentials: 'This login or password is not right.',
  blocked: 'This account is blocked. Please contact us.',
  forgottenInstead: 'Or choose a new one with “Forgot your password?” on the log-in page.',
  currentPassword: 'Enter your current password',
  wrongPassword: 'This is not your current password',
  needsLogin: 'Give a mobile number first, or keep your e-mail: you need one of them to log in',
  needsConsent: 'Please agree before you open your account',
  checkInput: 'Please check your input.',
  noPassword:
    'This account has no password yet. Set one with a password link, then try this again.',
  logInAgain: 'Please log in again first, to show that it is you.',
  linkExpired: 'This link was used before or is too old. Please ask for a new one.',
  mailOff: 'Password links cannot be sent by mail here. Please contact us.',
  noSuchUser: 'There is no such user.',
  noOwnLink: 'You cannot make a password link for yourself. Change your password in your profile.',
  notYourself: 'You cannot block or unblock yourself.',
  labelTaken: 'You have an address with this label already. Please choose another',
  addressesFull: (most: number) =>
    `You have ${most} saved addresses, which is as many as there can be. Delete one to save another.`,
  noSuchAddress: 'There is no such saved address.',
  noSuchSession: 'This device is already signed out.',
  lastAdmin: 'This is the only owner. Make somebody else an owner first.',
  placeTaken: 'Somebody else logs in as this beautician',
  noSuchPlace: 'There is no such beautician on the roster.',
  noOidc: 'There is no such way to log in.',
  oidcDown: 'That way of logging in does not answer right now. Please try again.',
  oidcExpired: 'This log in has expired or was used before.',
  nothingToPickUp: 'There is no log in to pick up.',
  codesOff: 'Codes cannot be sent here. Please contact us.',
  codeNotSent: 'The code could not be sent on WhatsApp. Please try again in a minute.',
  codeWrong: 'This code is not right. Please check it.',
  codeEnded: 'This code is no longer valid. Please send a new one.',
  confirmMailOff: 'Links cannot be sent by mail here. Please contact us.',
  confirmMail: {
    subject: (business: string) => `Confirm your e-mail address for ${business}`,
    text: (business: string, link: string) =>
      [
        'Hello,',
        '',
        `this e-mail address was given to ${business}. If it was you, open this link to confirm it:`,
        '',
        link,
        '',
        'It works once, for seven days. After that we can send you messages about your visits here.',
        'If it was not you, ignore this e-mail.',
        '',
        business,
      ].join('\n'),
  },
  resetMail: {
    subject: (business: string) => `Set a new password for ${business}`,
    text: (business: string, username: string, link: string) =>
      [
        `Hello ${username},`,
        '',
        `somebody, hopefully you, asked for a new password at ${business}.`,
        `Open this link within ${emailedPasswordLinkMinutes} minutes to choose one:`,
        '',
        link,
        '',
        'It works once. If it was not you, leave this mail alone: nothing has changed.',
        '',
        business,
      ].join('\n'),
  },
};
