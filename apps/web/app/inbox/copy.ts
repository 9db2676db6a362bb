import type { Channel } from '@haldi/contract/messages/message-states';

const ways: Record<Channel, string> = {
  'by-hand': 'by WhatsApp',
  whatsapp: 'by WhatsApp',
  email: 'by email',
  push: 'to your browser',
};

const pushDescription =
  'Before the visit, when your beautician is on the way or late, and when something changes.';

const enabledFor = (what: string) => ({
  phoneEnabled: `This phone gets notifications about ${what}.`,
  computerEnabled: `This computer gets notifications about ${what}.`,
});

export const inboxCopy = {
  unreadable: 'There is an update about your visit',
  title: 'Your messages',
  failed: 'Your messages could not be loaded.',
  tryAgain: 'Try again',
  nothing: 'No messages about this visit yet.',
  sent: (when: string, way: Channel) => `${when}, ${ways[way]}`,
  showAll: (count: number) => (count > 1 ? `Show all ${count} messages` : 'Show all'),
  showLess: 'Show less',
  choice: 'Messages about my visits',
  hintOwn: 'This page shows every update, even with messages off.',
  hintProfile:
    'Confirmations, changes and reminders. Your tracking page shows every update, even with messages off.',
  hintLinked: 'For this visit only. This page shows every update, even with messages off.',
  settingUnknown: 'This setting could not be loaded.',
  settingFailed: 'This setting could not be saved. Please try again.',
  push: {
    onPhone: 'Notify me on this phone',
    onComputer: 'Notify me on this computer',
    account: { description: pushDescription, ...enabledFor('your visits') },
    visit: { description: pushDescription, ...enabledFor('this visit') },
    work: {
      description: 'When a visit is assigned to you, moved, changed or cancelled.',
      ...enabledFor('your visits'),
    },
    stop: 'Turn off',
    blocked:
      'Your browser blocks notifications from this site. Allow them in the site settings of your browser, then try again.',
    homeScreen:
      'On an iPhone, first add this page to the home screen: tap Share, then Add to Home Screen. Open it from there and log in.',
    blockedShort: 'Blocked in your browser settings.',
    failed: 'Notifications could not be turned on. Please try again.',
    stopFailed: 'Notifications could not be turned off. Please try again.',
    offline: 'You are offline. Try again when you are back online.',
  },
};
