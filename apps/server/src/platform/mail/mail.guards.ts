import type { Guard } from '../../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'a mail of which all was sent may have arrived',
    file: 'mail.ts',
    find: "return isFullySent ? 'unanswered' : 'no-connection';",
    replace: "return isFullySent ? 'no-connection' : 'no-connection';",
    test: '../../messages/channels/email.rule.test.ts',
  },
  {
    what: 'a mail that was cut off before its end has not',
    file: 'mail.ts',
    find: "return isFullySent ? 'unanswered' : 'no-connection';",
    replace: "return isFullySent ? 'unanswered' : 'unanswered';",
    test: '../../messages/channels/email.rule.test.ts',
  },
  {
    what: 'a subject is one line',
    file: 'mail.ts',
    find: 'subject: oneLine(subject),',
    replace: 'subject: oneLine(subject) && subject,',
    test: '../../messages/channels/email.rule.test.ts',
  },
];
