import type { Guard } from '../../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'numbers and addresses around the day only',
    file: 'days.ts',
    find: 'contact: isContactShown(day, today)',
    replace: 'contact: day',
    test: 'work.test.ts',
  },
  {
    what: 'who was shown them is written down',
    file: 'days.ts',
    find: 'if (notYetViewed.length === 0) return;',
    replace: 'return;',
    test: 'beautician-app.test.ts',
  },
  {
    what: 'her stream ends with her place',
    file: 'routes.ts',
    find: '(isAllowed) => (isAllowed ? send(heartbeatEventName, null) : end()),',
    replace: '() => send(heartbeatEventName, null),',
    test: '../events.test.ts',
  },
];
