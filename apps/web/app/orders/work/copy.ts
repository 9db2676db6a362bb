import type { VisitAction } from '@haldi/contract/orders/work/visit-actions';
import type { BeauticianAction } from './action-queue.ts';

const presses: Record<VisitAction, string> = {
  'on-the-way': 'On the way',
  arrived: 'Arrived',
  start: 'Start',
  done: 'Done',
};

const actionName = (act: BeauticianAction): string => {
  switch (act.kind) {
    case 'press':
      return presses[act.press];
    case 'late':
      return `Running late by ${act.minutes} minutes`;
    case 'cannot-go':
      return 'Cannot go';
    case 'services':
      return `Add ${act.names.join(', ')}`;
    case 'help':
      return 'Help';
  }
};

export const workCopy = {
  pageTitle: 'My day',
  title: 'My day',
  skip: 'Skip to the visits',
  loading: 'Loading your visits',
  failedTitle: 'Your visits could not be read',
  failedText: 'Check your connection and try again.',
  back: 'Back to my day',
  toDay: 'See my day',

  strangerTitle: 'This page is for beauticians',
  strangerText:
    'Here the salon’s beauticians see their visits. If you are one of them, ask the owner.',
  toHome: 'Go to Home',
  toDesk: 'Go to the back office',

  greeting: (name: string) => `Hello ${name}`,
  today: 'Today',
  noVisits: 'No visits today',
  noVisitsText: 'A free day. Rest well.',
  allDone: 'All done for today. Well done!',
  count: (visits: number) => (visits === 1 ? '1 visit' : `${visits} visits`),
  coming: 'The days ahead',
  free: 'Free',
  nextUp: 'Next',
  until: (time: string) => `until ${time}`,

  offline: (when: string) => `No connection to the salon. This is how it stood: ${when}.`,
  offlineHint: 'You can go on. What you press is sent as soon as there is a connection.',
  waiting: 'Waiting for a connection',
  sending: 'Sending',
  waitingFor: (acts: readonly BeauticianAction[]) => acts.map(actionName).join(', '),

  actName: actionName,
  presses,
  standings: {
    'on-the-way': 'On the way',
    arrived: 'There',
    start: 'Under way',
    done: 'Done',
    cancelled: 'Cancelled',
  },
  refusedTitle: (act: BeauticianAction, when: string | null) =>
    when === null
      ? `${actionName(act)}: not taken`
      : `${actionName(act)}, visit of ${when}: not taken`,
  dismiss: 'I have read it',
  refusedList: 'What was not taken',

  notYet: 'not yet',
  steps: 'How far the visit is',
  late: (minutes: number) => `${minutes} minutes late`,
  givenBack: 'You have given this visit back.',
  onItsDay: 'The buttons of this visit are here on its day.',
  gone: 'This visit is not in your list',
  goneText: 'It may have been moved, cancelled or given to somebody else. The salon knows more.',

  where: 'Where',
  map: 'Open the map',
  call: 'Call',
  callHer: (name: string) => `Call ${name}`,
  whatsapp: 'WhatsApp',
  whatsappTo: (name: string) => `WhatsApp to ${name}`,
  hello: (name: string, own: string, salon: string) =>
    `Hello ${name}, this is ${own} from ${salon}. `,
  contactLater: (day: string) => `Address and number are shown from ${day} on, the day before.`,
  contactOver: 'Address and number are no longer shown.',
  services: 'What to do',
  note: 'Her note',
  design: 'Mehndi design',
  due: 'Due',
  servicesSum: 'Services',
  toPay: 'What is due',

  more: 'Something is different',
  runningLate: 'Running late',
  lateTitle: 'How late will you be?',
  lateText: (name: string) => `${name} reads it at once on her page.`,
  minutes: (minutes: number) => `${minutes} minutes`,

  cannotGo: 'Cannot go',
  cannotGoTitle: 'You cannot make this visit?',
  cannotGoText:
    'The salon is told at once and looks for somebody else. The visit leaves your list.',
  reason: 'Why? The salon reads it',
  reasonHint: 'You need not say.',
  cannotGoConfirm: 'I cannot go',
  keepVisit: 'Keep the visit',

  codeTitle: 'The four digits',
  codeText: (name: string) => `Ask ${name}: they stand on the page where she follows her visit.`,
  code: 'Four digits',
  codeWrong: 'Type the four digits',
  start: 'Start',

  doneTitle: 'Is the visit done?',
  doneText: (slot: string) => `It starts at ${slot}. Mark it as done now?`,
  doneConfirm: 'Yes, it is done',
  notDone: 'Not yet',

  addService: 'Add a service',
  addTitle: 'Add a service',
  searchMenu: 'Search the menu',
  added: 'To be added',
  menuFailed: 'The menu could not be read.',
  tryAgain: 'Try again',
  before: 'Due so far',
  after: 'Due with this',
  longer: (duration: string) => `${duration} longer`,
  agreed: (name: string, due: string) => `${name} has said yes to ${due}`,
  agreedMissing: 'Ask her first, then tick this',
  chooseOne: 'Choose a service first',
  addConfirm: 'Add to the visit',

  help: 'Help',
  helpTitle: 'Do you need help?',
  helpText:
    'In danger call 112 first. With the first press here the salon is told who and where you are.',
  call112: 'Call 112',
  callSalon: 'Call the salon',
  alertSalon: 'Tell the salon',
  salonTold: 'The salon has been told that you need help.',
  salonTelling: 'The salon is being told that you need help.',
  salonRefused: 'The salon could not be told. Call, if you can.',
  salonWaits:
    'There is no connection. The salon is told as soon as there is one. Call, if you can.',

  me: 'Me',
  picture: 'Change my picture',
  firstPicture: 'Set my picture',
  pictureHint: 'The customers you come to see it.',
  pictureSet: 'Your picture is set',
  pictureFailed: 'The picture could not be sent. Try again with a connection.',
  logOut: 'Log out',
  profile: 'My account',
  unsent: (count: number) =>
    count === 1
      ? 'One thing you pressed has not been sent yet. Log in again and it is sent.'
      : `${count} things you pressed have not been sent yet. Log in again and they are sent.`,
};
