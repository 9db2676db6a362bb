export const copy = {
  taken: {
    username: 'Somebody already goes by this name. Please choose another',
    email: 'There is already an account with this e-mail address',
    mobileNumber: 'There is already an account with this mobile number',
  },
  invalidCredentials: 'This login or password is not right.',
  blocked: 'This account is blocked. Please contact us.',
  wrongPassword: 'This is not your current password',
  checkInput: 'Please check what was sent.',
  noPassword:
    'This account has no password yet. Set one with a password link, then try this again.',
  logInAgain: 'Please log in again first, to show that it is you.',
  linkExpired: 'This link was used before or is too old. Please ask for a new one.',
  mailOff: 'Password links cannot be sent by mail here. Please contact us.',
  noSuchUser: 'There is no such user.',
  noSuchSession: 'This device is already signed out.',
  lastAdmin: 'This is the only admin account. Make somebody else an admin first.',
  noOidc: 'There is no such way to log in.',
  oidcDown: 'That way of logging in does not answer right now. Please try again.',
  oidcExpired: 'This log in has expired or was used before.',
  nothingToPickUp: 'There is no log in to pick up.',
  resetMail: {
    subject: (business: string) => `Set a new password for ${business}`,
    text: (business: string, username: string, link: string) =>
      [
        `Hello ${username},`,
        '',
        `somebody, hopefully you, asked for a new password at ${business}.`,
        'Open this link within an hour to choose one:',
        '',
        link,
        '',
        'It works once. If it was not you, leave this mail alone: nothing has changed.',
        '',
        business,
      ].join('\n'),
  },
};
