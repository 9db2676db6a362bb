export const accountsCopy = {
  logIn: 'Log In',
  signUp: 'Sign Up',
  logOut: 'Log Out',
  save: 'Save',
  edit: 'Edit',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  loading: 'Loading...',
  backToLogIn: 'Back to log in',

  login: 'E-mail or mobile number',
  password: 'Password',
  username: 'Name',
  usernameHint: 'Shown with your reviews and posts.',
  email: 'E-mail',
  optionalEmail: 'E-mail (optional)',
  emailForPassword: 'For a new password by mail, should you forget yours.',
  emailForLogIn: 'To log in with, if you like it better than your number.',
  mobileNumber: 'Mobile number',
  mobileHint: 'Ten digits; you log in with it, and your beautician calls it.',
  newPassword: 'New password',
  currentPassword: 'Current password',
  passwordHint: 'At least 8 characters. A few words in a row are easy to keep in mind.',

  asideTitle: 'Beauty at home, at your hour',
  asidePoints: [
    'Book in a minute: your address is already there',
    'Follow every visit, from booked to done',
    'Your details are yours: download or delete them any time',
  ],

  logInTitle: 'Welcome back',
  logInIntro: 'Log in to book, and to follow your bookings.',
  noAccount: 'New here?',
  forgot: 'Forgot your password?',
  or: 'or',

  signUpTitle: 'Create your account',
  signUpIntro: 'Once, and every later booking takes a minute.',
  aboutYou: 'About you',
  whereWeCome: 'Where we come to',
  consent: (business: string) =>
    `I agree that ${business} keeps these details to carry out my bookings. I can see, download and delete them in my profile.`,
  haveAccount: 'Already have an account?',
  welcome: (name: string) => `Welcome, ${name}`,

  demoTitle: 'This is a demo',
  demoText: 'Try it with one of these accounts. One tap fills in the form.',
  demoCustomer: 'As a customer',
  demoAdmin: 'As the salon',
  demoFilled: 'Filled in: now press Log In.',

  oidcConsent: (business: string) =>
    `By going on you agree that ${business} keeps your details to carry out your bookings.`,
  oidcProblems: {
    cancelled: 'That log in was cancelled. You can try again, or log in here.',
    unverified:
      'Your e-mail address is not verified there, so we cannot know that it is yours. Please log in here.',
    blocked: 'This account is blocked. Please contact us.',
    failed: 'That log in did not work. You can try again, or log in here.',
  },

  loggingOut: 'Logging you out...',
  loggedOutTitle: 'You are logged out',
  loggedOutText: 'Your cart is still here for when you come back.',
  logOutFailedTitle: 'Not quite logged out',
  logOutFailedText:
    'This page has forgotten you, but we could not reach the server to end the session. Please try once more.',
  toHome: 'Back to home',

  forgotTitle: 'Forgot your password?',
  forgotIntro: 'Tell us your e-mail address, and we send you a link to choose a new one.',
  sendLink: 'Send the link',
  linkSentTitle: 'Look into your mail',
  linkSent: (email: string) =>
    `If there is an account with ${email}, a link is on its way. It works once, within an hour.`,
  sendAgain: 'Send to another address',
  mailOffIntro: 'Ask us for a link to choose a new one: it takes a minute.',
  call: (phone: string) => `Call ${phone}`,
  whatsapp: 'Ask on WhatsApp',
  whatsappText: (business: string) =>
    `Hello ${business}! I forgot my password. Could you send me a link to choose a new one?`,
  withoutEmailTitle: 'No e-mail address with us?',
  withoutEmail: 'Ask us for a link instead: it takes a minute.',
  linkTitle: 'Your link',
  linkFailed: 'Your link could not be looked up',
  linkUnreachable: 'Your link is not used up. Please try once more in a moment.',
  claimIntro: (business: string) =>
    `${business} has made an account for you. Choose a password, and it is yours: you log in with your mobile number.`,
  claim: 'Open my account',
  resetTitle: 'Choose a new password',
  resetIntro: 'All devices that are still logged in will be logged out.',
  setPassword: 'Set the password',
  passwordSet: 'Your new password is set. You are logged in.',
  askForNewLink: 'Ask for a new link',

  arriving: 'Logging you in...',
  arrivalFailedTitle: 'That log in has run out',
  arrivalFailedText: 'It was used before or took too long. Nothing is lost; please log in again.',
  unreachableTitle: 'We could not reach the server',
  unreachableText: 'Check your connection. Your log in is waiting; try once more.',
  missingTitle: 'Where should we come to?',
  missingIntro: (name: string) =>
    `Welcome, ${name}. We only need your number and address for your first booking.`,
  later: 'Later',

  profileTitle: 'Your profile',
  visitorTitle: 'Make yourself at home',
  visitorText:
    'Log in to see your bookings, your address and everything you wrote. New here? Signing up takes a minute.',
  profileFailedTitle: 'Your details could not be loaded',
  profileFailedText: 'You are still logged in. Check your connection and try again.',
  greeting: (name: string) => `Hello, ${name}`,
  memberLinks: 'Your things',
  ongoingOrders: 'Ongoing Orders',
  ongoingOrdersText: 'What is booked, and how far it is',
  orderHistory: 'Order History',
  orderHistoryText: 'Past visits, to book again',
  myReview: 'My review',
  myReviewText: 'What you think of us',
  myBlog: 'My blog',
  myBlogText: 'Your post in our journal',
  admin: 'Salon Management',
  adminText: 'Orders, people and figures',

  details: 'Your details',
  editDetails: 'Edit your details',
  loginNeedsPassword: 'You log in with this, so a change needs your current password.',
  detailsSaved: 'Your details are saved',
  address: 'Your address',
  editAddress: 'Edit your address',
  addressSaved: 'Your address is saved',
  noAddress: 'No address yet. Add one, and booking takes a minute.',
  addAddress: 'Add your address',
  locationOnFile: 'With your location',
  notGiven: 'Not given',

  passwordTitle: 'Password',
  passwordText: 'A change logs all your other devices out.',
  changePassword: 'Change password',
  passwordChanged: 'Password changed. Your other devices are logged out.',
  noPassword: 'You log in without a password of ours. To have one as well, ask for a link.',
  askForLink: 'Ask for a link',

  sessions: 'Where you are logged in',
  thisDevice: 'This device',
  lastSeen: (when: string) => `Last seen ${when}`,
  since: (when: string) => `Since ${when}`,
  endSession: (device: string) => `Log out ${device}`,
  sessionEnded: (device: string) => `${device} is logged out`,
  everywhere: 'Log out everywhere',
  everywhereTitle: 'Log out everywhere?',
  everywhereText: 'Every device is logged out, this one too. Your cart stays.',
  everywhereDone: 'You are logged out everywhere',
  sessionsFailed: 'Your devices could not be listed.',

  yourData: 'Your data',
  yourDataText: 'Take everything we hold about you with you as one file, or have it deleted.',
  download: 'Download my data',
  downloaded: 'Your data is in your downloads',
  deleteAccount: 'Delete my account',
  deleteTitle: 'Delete your account?',
  deleteText:
    'Your details, review and post are deleted for good. Past orders stay with the salon, without your name. This cannot be taken back.',
  deleteNoPassword:
    'You log in without a password of ours, so a log in of the last minutes counts.',
  deleteConfirm: 'Delete for good',
  deleted: 'Your account is deleted',
  seeOrders: 'See my orders',
  logInAgain: 'Log in again',
};

/** They exist only in demo data. */
export const demoLogins = [
  { label: accountsCopy.demoCustomer, login: 'asha@example.com', password: 'glow-with-asha' },
  { label: accountsCopy.demoAdmin, login: 'admin@example.com', password: 'glow-with-admin' },
] as const;

/** Why somebody is led out of the back office. */
export const ledAwayCopy = {
  sessionEnded: 'You have been logged out. Log in again and you are back where you were.',
  noLongerAdmin: 'You no longer have access to the back office.',
};
