import { passwordLength } from '@haldi/contract/accounts/passwords/password-schema';
import { emailedPasswordLinkMinutes } from '@haldi/contract/accounts/session-durations';
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

  login: 'Email or mobile number',
  notifications: 'Notifications',
  password: 'Password',
  username: 'Name',
  usernameHint: 'Shown with your reviews and posts.',
  email: 'Email',
  optionalEmail: 'Email (optional)',
  emailForPassword: 'Used to reset your password if you forget it.',
  emailForLogIn: 'You can also log in with it.',
  mobileNumber: 'Mobile number',
  mobileHint: 'Ten digits. You log in with it, and your beautician calls you on it.',
  newPassword: 'New password',
  currentPassword: 'Current password',
  passwordHint: `At least ${passwordLength.min} characters. Several words in a row are easy to remember.`,

  asideTitle: 'Beauty at home, when it suits you',
  asidePoints: [
    'Book in a minute with your saved address',
    'Track every visit from booking to completion',
    'Download or delete your data at any time',
  ],

  logInTitle: 'Welcome back',
  logInIntro: 'Log in to your account.',
  noAccount: 'New here?',
  forgot: 'Forgot your password?',
  or: 'or',

  signUpTitle: 'Create your account',
  signUpIntro: 'Enter your details once, then book in a minute.',
  aboutYou: 'About you',
  visitAddress: 'Where we visit you',
  consent: (business: string) =>
    `I agree that ${business} stores these details to manage my bookings. I can view, download and delete them in my profile.`,
  haveAccount: 'Already have an account?',
  welcome: (name: string) => `Welcome, ${name}`,

  demoTitle: 'This is a demo',
  demoText: 'Log in with one of these accounts. Tap one to fill in the form.',
  demoCustomer: 'As a customer',
  demoAdmin: 'As the salon',
  demoBeautician: 'As a beautician',
  demoFilled: 'Form filled in. Press Log In.',

  oidcConsent: (business: string) =>
    `By continuing you agree that ${business} stores your details to manage your bookings.`,
  oidcProblems: {
    cancelled: 'The login was cancelled. Try again, or log in here.',
    unverified:
      'Your email address is not verified with that account, so we could not log you in. Please log in here.',
    blocked: 'This account is blocked. Please contact us.',
    closed:
      'This salon has not opened yet, so you cannot create an account. Please come back soon.',
    failed: 'The login failed. Try again, or log in here.',
  },

  loggingOut: 'Logging you out...',
  loggedOutTitle: 'You are logged out',
  loggedOutText: 'Your cart is saved on this device.',
  logOutFailedTitle: 'Could not log you out completely',
  logOutFailedText:
    'You are logged out in this browser, but we could not reach the server to end your session. Please try again.',
  toHome: 'Back to home',

  forgotTitle: 'Forgot your password?',
  forgotIntro: 'Enter your email address. We will send you a link to choose a new password.',
  sendLink: 'Send link',
  linkSentTitle: 'Check your email',
  linkSent: (email: string) =>
    `If there is an account with ${email}, we have sent a link to it. The link works once and expires in ${emailedPasswordLinkMinutes} minutes.`,
  sendAgain: 'Use another email address',
  mailOffIntro: 'Contact us, and we will send you a link to choose a new password.',
  call: (phone: string) => `Call ${phone}`,
  whatsapp: 'Ask on WhatsApp',
  whatsappText: (business: string) =>
    `Hello ${business}! I forgot my password. Could you send me a link to choose a new password?`,
  withoutEmailTitle: 'No email address in your account?',
  withoutEmail: 'Contact us, and we will send you a link.',
  linkTitle: 'Your link',
  linkFailed: 'We could not check your link',
  linkUnreachable: 'Your link is still valid. Please try again in a moment.',
  claimIntro: (business: string) =>
    `${business} has created an account for you. Choose a password to activate it. You log in with your mobile number.`,
  claim: 'Activate my account',
  resetTitle: 'Choose a new password',
  resetIntro: 'You will be logged out on all other devices.',
  setPassword: 'Set password',
  passwordSet: 'Your new password is set. You are logged in.',
  askForNewLink: 'Request a new link',

  loggingIn: 'Logging you in...',
  loginExpiredTitle: 'This login attempt has expired',
  loginExpiredText: 'Please log in again.',
  unreachableTitle: 'We could not reach the server',
  unreachableText: 'Check your connection and try again.',
  missingTitle: 'Where should we visit you?',
  missingIntro: (name: string) =>
    `Welcome, ${name}. We need your mobile number and address for your first booking.`,
  later: 'Skip for now',

  profileTitle: 'Your profile',
  visitorTitle: 'Log in or sign up',
  visitorText:
    'Log in to see your bookings, details, review and blog post. New here? Signing up takes a minute.',
  profileFailedTitle: 'Your details could not be loaded',
  profileFailedText: 'You are still logged in. Check your connection and try again.',
  greeting: (name: string) => `Hello, ${name}`,
  accountLinks: 'Your account',
  ongoingOrders: 'Ongoing Orders',
  ongoingOrdersText: 'Upcoming visits and their status',
  orderHistory: 'Order History',
  orderHistoryText: 'Past visits that you can book again',
  myReview: 'My review',
  myReviewText: 'Rate us and see your review',
  myBlog: 'My blog',
  myBlogText: 'Your post on our blog',
  admin: 'Salon Management',
  adminText: 'Orders, customers and analytics',
  work: 'My day',
  workText: 'Your visits today and this week',

  details: 'Your details',
  editDetails: 'Edit your details',
  loginNeedsPassword: 'You log in with this. Enter your current password to change it.',
  detailsSaved: 'Your details are saved',
  emailNotice: {
    text: (email: string) =>
      `Please confirm your email address with the link that we send to ${email}. Until then we cannot email you about your visits.`,
    sendAgain: 'Send link again',
    sent: (email: string) => `We have sent a link to ${email}`,
    failed: 'The link could not be sent. Please try again.',
    confirmed: 'Your email address is confirmed',
    notConfirmed: 'Your email address could not be confirmed. Please send the link again.',
  },
  address: 'Your address',
  editAddress: 'Edit your address',
  addressSaved: 'Your address is saved',
  noAddress: 'No address yet. Add one to book faster.',
  addAddress: 'Add your address',
  locationOnFile: 'Location saved',
  notProvided: 'Not provided',

  passwordTitle: 'Password',
  passwordText: 'Changing it logs you out on all other devices.',
  changePassword: 'Change password',
  passwordChanged: 'Password changed. Your other devices are logged out.',
  noPassword:
    'You log in with another account and have no password here. Request a link to set one.',
  askForLink: 'Request a link',

  sessions: 'Where you are logged in',
  thisDevice: 'This device',
  lastSeen: (when: string) => `Last seen ${when}`,
  since: (when: string) => `Since ${when}`,
  endSession: (device: string) => `Log out ${device}`,
  sessionEnded: (device: string) => `${device} is logged out`,
  everywhere: 'Log out everywhere',
  everywhereTitle: 'Log out everywhere?',
  everywhereText:
    'You will be logged out on every device, including this one. Your cart stays on this device.',
  everywhereDone: 'You are logged out everywhere',
  sessionsFailed: 'Your devices could not be loaded.',

  yourData: 'Your data',
  yourDataText: 'Download everything we store about you as one file, or delete your account.',
  download: 'Download my data',
  downloaded: 'Your data has been downloaded',
  deleteAccount: 'Delete my account',
  deleteTitle: 'Delete your account?',
  deleteText:
    'Your details, review and blog post are permanently deleted. The salon keeps past orders without your name. You cannot undo this.',
  deleteNoPassword:
    'You have no password here. You can delete your account in the first minutes after you log in.',
  deleteConfirm: 'Delete permanently',
  deleted: 'Your account is deleted',
  seeOrders: 'View my bookings',
  logInAgain: 'Log in again',
};

/** These accounts exist only in the demo data. */
export const demoLogins = [
  { label: accountsCopy.demoCustomer, login: 'asha@example.com', password: 'glow-with-asha' },
  { label: accountsCopy.demoAdmin, login: 'admin@example.com', password: 'glow-with-admin' },
  { label: accountsCopy.demoBeautician, login: 'usha@example.com', password: 'glow-with-usha' },
] as const;
