import type { Guard } from '../../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'only allowed push services are called, whatever is stored',
    file: 'push.ts',
    find: 'isAllowedPushService(endpoint, config.pushServices),',
    replace: 'isAllowedPushService(endpoint, config.pushServices) || endpoint !== "",',
    test: 'push.test.ts',
  },
  {
    what: 'an expired subscription is deleted',
    file: 'push.ts',
    find: "if (status === 404 || status === 410) return { browser, delivery: 'gone' };",
    test: 'push.test.ts',
  },
  {
    what: 'a push message expires with the message',
    file: 'push.ts',
    find: 'TTL: Math.min(Math.max(secondsLeft, 0), maxTtlSeconds),',
    replace: 'TTL: Math.max(secondsLeft, maxTtlSeconds),',
    test: 'push.test.ts',
  },
  {
    what: 'a variable of WhatsApp is one line',
    file: 'whatsapp.ts',
    find: "const line = value.replace(/[\\s\\p{Cc}]+/gu, ' ').trim();",
    replace: 'const line = value.trim();',
    test: 'whatsapp.rule.test.ts',
  },
  {
    what: 'a variable of WhatsApp is never empty',
    file: 'whatsapp.ts',
    find: ".join('') || '-';",
    replace: ".join('');",
    test: 'whatsapp.rule.test.ts',
  },
  {
    what: 'a message that WhatsApp may have accepted is not sent again',
    file: 'whatsapp.ts',
    find: "if (asked.heard === 'perhaps') return unsure;",
    replace: "if (asked.heard === 'perhaps') return busy;",
    test: 'whatsapp.rule.test.ts',
  },
  {
    what: 'a failing gateway leaves the message unsure',
    file: 'whatsapp.ts',
    find: 'return status >= 500\n      ? unsure',
    replace: 'return status >= 500\n      ? busy',
    test: 'whatsapp.rule.test.ts',
  },
];
