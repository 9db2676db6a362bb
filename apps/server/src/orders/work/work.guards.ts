import type { Guard } from '../../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'contact details are shown only around the day of the visit',
    file: 'work-days.ts',
    find: 'contact: isContactShown(day, today)',
    replace: 'contact: day',
    test: 'work.test.ts',
  },
  {
    what: 'showing contact details is logged',
    file: 'work-days.ts',
    find: 'if (notYetViewed.length === 0) return;',
    replace: 'return;',
    test: 'beautician-app.test.ts',
  },
  {
    what: 'the stream ends when the role is revoked',
    file: 'routes.ts',
    find: '(isAllowed) => (isAllowed ? send(heartbeatEventName, null) : end()),',
    replace: '() => send(heartbeatEventName, null),',
    test: '../events.test.ts',
  },
];
