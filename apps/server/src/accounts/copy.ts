import { emailedPasswordLinkMinutes } from '@haldi/contract/accounts/session-durations';
export const copy = {
  taken: {
    email: 'There is already an account with this email address',
    mobileNumber: 'There is already an account with this mobile number',
  },
  unclaimed: {
    email:
      'We created an account with this email address for your visit or booking. Please ask us for the link to activate it',
    mobileNumber:
      'We created an account with this number for your visit or booking. Please ask us for the link to activate it',
  },
  numberInUse:
    'Another account uses your mobile number to log in. Please contact us so that we can add your email address.',
  imitation: 'This name could be mistaken for the salon or its staff. Please choose another',
  invalidCredentials: 'The email, mobile number or password is wrong.',
  blocked: 'This account is blocked. Please contact us.',
  forgottenInstead: 'Or choose a new password with “Forgot your password?” on the login page.',
  currentPassword: 'Enter your current password',
  wrongPassword: 'This current password is wrong',
  needsLogin:
    'You need an email address or a mobile number to log in. Add a mobile number first, or keep your email',
  needsConsent: 'Please agree before you activate your account',
  checkInput: 'Please check your input.',
  noPassword: 'This account has no password yet. Set one with a password link, then try again.',
  logInAgain: 'To confirm that it is you, please log in again first.',
  linkExpired: 'This link has expired or was already used. Please request a new one.',
  mailOff: 'We cannot send password links by email. Please contact us.',
  noSuchUser: 'User not found.',
  noOwnLink:
    'You cannot create a password link for yourself. Change your password in your profile.',
  notYourself: 'You cannot block or unblock yourself.',
  labelTaken: 'You already have an address with this label. Please choose another',
  addressesFull: (limit: number) =>
    `You have ${limit} saved addresses, which is the limit. Delete one to add another.`,
  noSuchAddress: 'Saved address not found.',
  noSuchSession: 'This device is already logged out.',
  lastAdmin: 'This is the only owner. Make someone else an owner first.',
  beauticianTaken: 'Another account already belongs to this beautician',
  noSuchBeautician: 'This beautician does not exist.',
  noOidc: 'This login method is not available.',
  oidcDown: 'This login method is not available right now. Please try again.',
  oidcExpired: 'This login attempt has expired.',
  noOidcSession: 'This login attempt has expired. Please log in again.',
  codesOff: 'We cannot send verification codes. Please contact us.',
  codeNotSent: 'The code could not be sent on WhatsApp. Please try again in a minute.',
  codeWrong: 'This code is wrong. Please check it.',
  codeEnded: 'This code is no longer valid. Please request a new one.',
  confirmMailOff: 'We cannot send confirmation links by email. Please contact us.',
  confirmMail: {
    subject: (business: string) => `Confirm your email address for ${business}`,
    text: (business: string, link: string) =>
      [
        'Hello,',
        '',
        `Please open this link to confirm your email address for ${business}:`,
        '',
        link,
        '',
        'The link works once and expires in seven days. Once your address is confirmed, we can email you about your visits.',
        'If you did not give us this address, ignore this email.',
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
        `We received a request for a new password for your account at ${business}.`,
        `Open this link within ${emailedPasswordLinkMinutes} minutes to choose a new password:`,
        '',
        link,
        '',
        'The link works once. If you did not request it, ignore this email. Your password has not changed.',
        '',
        business,
      ].join('\n'),
  },
};
