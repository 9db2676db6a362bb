import type { Channel } from '@haldi/contract/messages/message-states';

const ways: Record<Channel, string> = {
  'by-hand': 'by WhatsApp',
  whatsapp: 'by WhatsApp',
  email: 'by e-mail',
  push: 'to your browser',
};

export const inboxCopy = {
  unreadable: 'There is news about your visit',
  title: 'Messages to you',
  loading: 'Loading...',
  failed: 'What we sent you could not be loaded.',
  tryAgain: 'Try again',
  nothing: 'Nothing was sent to you about this visit yet.',
  sent: (when: string, way: Channel) => `${when}, ${ways[way]}`,
  showAll: (count: number) => (count > 1 ? `Show all ${count} messages` : 'Show all'),
  showLess: 'Show less',
  choice: 'Messages about my visits',
  choiceOwn: 'On or off, this page tells you everything.',
  choiceProfile:
    'Confirmations, changes and reminders. Off, your tracking page still tells you everything.',
  choiceLinked: 'About this visit only. On or off, this page tells you everything.',
  choiceUnknown: 'Your choice could not be loaded.',
  choiceFailed: 'Your choice could not be saved. Please try again.',
  push: {
    onPhone: 'Tell me on this phone',
    onComputer: 'Tell me on this computer',
    gets: 'When your beautician is on the way or late, when something changes, and before the visit.',
    phoneIsTold: 'This phone is told about your visits.',
    computerIsTold: 'This computer is told about your visits.',
    phoneIsToldOnce: 'This phone is told about this visit.',
    computerIsToldOnce: 'This computer is told about this visit.',
    stop: 'Stop',
    blocked:
      'Your browser blocks messages of this site. Allow notifications in its settings for this site, then try again.',
    homeScreen:
      'On an iPhone, add this page to the home screen first: Share, then Add to Home Screen. Open it from there and log in.',
    blockedShort: 'Blocked in the settings of this browser.',
    failed: 'That did not work. Please try again.',
    stopFailed: 'This could not be ended just now. Please try again.',
    offline: 'There is no connection. Please try again as soon as there is one.',
  },
};
