import type { Guard } from '../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'only the styles that our own render marked are allowed',
    file: 'content-policy.ts',
    find: '(?=[^>]* nonce=',
    replace: '(?=[^>]*|nonce=',
    test: 'content-policy.rule.test.ts',
  },
];
