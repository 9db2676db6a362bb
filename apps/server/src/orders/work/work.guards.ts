import type { Guard } from '../../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'contact details are shown only around the day of the visit',
    file: 'service.ts',
    find: 'contact: isContactShown(day, today)',
    replace: 'contact: day',
    test: 'work.test.ts',
  },
  {
    what: 'showing contact details is logged',
    file: 'service.ts',
    find: 'if (notYetViewed.length === 0) return;',
    replace: 'return;',
    test: 'decline-visit-and-request-help.test.ts',
  },
  {
    what: 'the stream ends when the role is revoked',
    file: 'routes.ts',
    find: '(isAllowed) => (isAllowed ? send(heartbeatEventName, null) : end()),',
    replace: '() => send(heartbeatEventName, null),',
    test: '../event-streams.test.ts',
  },
  {
    what: 'an action of a second phone is answered with the time when it was recorded',
    file: '../commands/decide-visit-actions.ts',
    find: "recordedAt !== null && (reason === 'ALREADY' || reason === 'CLOSED')",
    replace: "recordedAt !== null && reason === 'NOT_STARTED'",
    test: 'work.test.ts',
  },
  {
    what: 'the alert names the planned replacement',
    file: '../alerts/service.ts',
    find: 'name: beautician ?? plannedBeautician',
    replace: 'name: beautician',
    test: 'decline-visit-and-request-help.test.ts',
  },
  {
    what: 'the alert names no replacement for a closed visit',
    file: '../alerts/service.ts',
    find: 'if (!isPending(status) && !isConfirmed(status)) return null;',
    replace: '',
    test: 'decline-visit-and-request-help.test.ts',
  },
];
