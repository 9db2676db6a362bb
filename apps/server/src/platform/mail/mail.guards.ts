import type { Guard } from '../../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'a completely sent mail may have arrived',
    file: 'mail.ts',
    find: "return isFullySent ? 'unanswered' : 'no-connection';",
    replace: "return isFullySent ? 'no-connection' : 'no-connection';",
    test: '../../messages/channels/email.rule.test.ts',
  },
  {
    what: 'an incomplete mail has not arrived',
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
