import type { Guard } from '../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'only the styles that our own render marked are allowed',
    file: 'content-security-policy.ts',
    find: '(?=[^>]* nonce=',
    replace: '(?=[^>]*|nonce=',
    test: 'content-security-policy.rule.test.ts',
  },
  {
    what: 'drawings of another palette are made anew when the look changes',
    file: 'drawings.ts',
    find: 'drawn = new Map();',
    test: 'drawings.test.ts',
  },
  {
    what: 'without a database drawings keep their colours',
    file: 'drawings.ts',
    find: 'if (!isDatabaseUnavailable(error)) throw error;',
    replace: 'throw error;',
    test: 'drawings.test.ts',
  },
];
