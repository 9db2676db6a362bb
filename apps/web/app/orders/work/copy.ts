import { formatPaise } from '@haldi/contract/kit/paise';
import type { VisitAction } from '@haldi/contract/orders/work/visit-actions';
import { paymentMethodPhrases } from '@haldi/contract/payment-settings/payment-methods';
import type { BeauticianAction, QueuedPayment } from './action-queue-rules.ts';
import { paymentCopy } from './payments/copy.ts';

const visitActions: Record<VisitAction, string> = {
  'on-the-way': 'On the way',
  arrived: 'Arrived',
  start: 'Start',
  done: 'Done',
};

const paymentName = ({ amount, tip, method }: QueuedPayment): string => {
  const by = paymentMethodPhrases[method];
  if (amount === 0) return `Tip of ${formatPaise(tip)} ${by}`;
  const tipText = tip > 0 ? ` and tip of ${formatPaise(tip)}` : '';
  return `Payment of ${formatPaise(amount)}${tipText} ${by}`;
};

const actionName = (action: BeauticianAction): string => {
  switch (action.kind) {
    case 'press':
      return visitActions[action.press];
    case 'late':
      return `Running late by ${action.minutes} minutes`;
    case 'cannot-go':
      return 'Decline visit';
    case 'services':
      return `Add ${action.names.join(', ')}`;
    case 'payment':
      return paymentName(action);
    case 'unpaid':
      return paymentCopy.unpaid(action.reason);
    case 'help':
      return 'Help';
  }
};

export const workCopy = {
  title: 'My day',
  skip: 'Skip to visits',
  loading: 'Loading your visits',
  failedTitle: 'Your visits could not be loaded',
  failedText: 'Check your connection and try again.',
  back: 'Back to my day',
  toDay: 'Go to my day',

  notBeauticianTitle: 'This page is for beauticians',
  notBeauticianText:
    'Beauticians of the salon see their visits here. If you are one of them, ask the owner for access.',
  toHome: 'Go to Home',
  toDesk: 'Go to Salon Management',

  greeting: (name: string) => `Hello ${name}`,
  today: 'Today',
  planned: 'Not confirmed yet',
  plannedHint: 'Planned for you. You get a message when the salon assigns the visit to you.',
  noVisits: 'No visits today',
  noVisitsText: 'Enjoy your free day.',
  allDone: 'All done for today. Well done!',
  count: (visits: number) => (visits === 1 ? '1 visit' : `${visits} visits`),
  coming: 'Coming days',
  free: 'Free',
  upNext: 'Up next',
  until: (time: string) => `until ${time}`,

  offline: (lastUpdate: string) => `You are offline. Last updated: ${lastUpdate}.`,
  offlineHint: 'You can keep working. Your actions are sent when you are back online.',
  waiting: 'Waiting for a connection',
  sending: 'Sending',
  actionNames: (actions: readonly BeauticianAction[]) => actions.map(actionName).join(', '),

  visitActions,
  progress: {
    'on-the-way': 'On the way',
    arrived: 'Arrived',
    start: 'In progress',
    done: 'Done',
    cancelled: 'Cancelled',
  },
  refusedTitle: (action: BeauticianAction, visit: string | null, isAlreadyRecorded: boolean) => {
    const name = visit === null ? actionName(action) : `${actionName(action)}, visit of ${visit}`;
    return isAlreadyRecorded ? name : `${name}: not accepted`;
  },
  dismiss: 'Got it',
  refusedList: 'Actions not accepted',

  notYet: 'not yet',
  steps: 'Visit progress',
  late: (minutes: number) => `${minutes} minutes late`,
  declined: 'You have declined this visit. The salon is told when this has been sent.',
  declinedTitle: 'Visit declined',
  declinedText:
    'The salon has been told. The visit is no longer on your list. Another beautician is being planned.',
  onVisitDay: 'You can update this visit on its day.',
  alreadyNotYours: 'This visit is no longer in your list.',
  notFound: 'This visit is not in your list',
  notFoundText:
    'It may have been moved, cancelled or assigned to another beautician. Ask the salon.',

  address: 'Address',
  map: 'Open map',
  call: 'Call',
  callCustomer: (name: string) => `Call ${name}`,
  whatsapp: 'WhatsApp',
  whatsappTo: (name: string) => `WhatsApp to ${name}`,
  hello: (name: string, beautician: string, salon: string) =>
    `Hello ${name}, this is ${beautician} from ${salon}. `,
  contactLater: (day: string) =>
    `The address and phone number are shown from ${day}, the day before the visit.`,
  contactOver: 'The address and phone number are no longer shown.',
  services: 'Services to perform',
  note: 'Customer’s note',
  design: 'Mehndi design',
  bill: 'Payment',
  servicesTotal: 'Services',
  due: 'Amount due',

  otherActions: 'Other actions',
  runningLate: 'Running late',
  lateTitle: 'How late will you be?',
  lateText: (name: string) => `${name} sees this on the booking page right away.`,
  minutes: (minutes: number) => `${minutes} minutes`,

  decline: 'Decline visit',
  declineTitle: 'Decline this visit?',
  declineText:
    'The salon is notified and looks for another beautician. The visit is removed from your list.',
  reason: 'Reason (optional)',
  reasonHint: 'The salon sees your reason.',
  declineConfirm: 'Yes, decline',
  keepVisit: 'Keep visit',

  codeTitle: 'Start code',
  codeText: (name: string) => `Ask ${name} for the four-digit start code on the booking page.`,
  code: 'Start code',
  codeIncomplete: 'Enter the four digits',
  enterCodeAgain: 'Enter the code again',
  start: 'Start',

  doneTitle: 'Is the visit done?',
  doneText: (slot: string) => `It starts at ${slot}. Mark it as done now?`,
  doneConfirm: 'Yes, it is done',
  notDone: 'Not yet',

  addService: 'Add a service',
  addTitle: 'Add a service',
  searchMenu: 'Search the menu',
  added: 'Services to add',
  menuFailed: 'The menu could not be loaded.',
  tryAgain: 'Try again',
  dueBefore: 'Amount due now',
  dueAfter: 'New amount due',
  longer: (duration: string) => `${duration} longer`,
  agreed: (name: string, due: string) => `${name} agrees to pay ${due}`,
  agreedMissing: 'Ask the customer first, then tick this',
  chooseOne: 'Choose a service first',
  addConfirm: 'Add to visit',

  help: 'Help',
  helpTitle: 'Do you need help?',
  helpText:
    'In danger, call 112 first. Any button here also tells the salon who and where you are.',
  call112: 'Call 112',
  callSalon: 'Call the salon',
  alertSalon: 'Alert the salon',
  alerted: 'The salon has been told that you need help.',
  alerting: 'Alerting the salon...',
  alertRefused: 'The salon could not be alerted. Call if you can.',
  alertWaiting:
    'You are offline. The salon is alerted as soon as you are connected. Call if you can.',

  profileTitle: 'My profile',
  picture: 'Change my picture',
  firstPicture: 'Add my picture',
  pictureHint: 'Your customers see this picture.',
  pictureSaved: 'Your picture is saved',
  pictureFailed: 'The picture could not be uploaded. Check your connection and try again.',
  logOut: 'Log out',
  payouts: 'My payouts',
  account: 'My account',
  unsent: (count: number) =>
    count === 1
      ? '1 action has not been sent yet. If you log out, it is sent when you log in again.'
      : `${count} actions have not been sent yet. If you log out, they are sent when you log in again.`,
};
