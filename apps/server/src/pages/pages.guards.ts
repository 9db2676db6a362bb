import type { Guard } from '../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'only styles with the nonce of the render are allowed',
    file: 'content-security-policy.ts',
    find: '(?=[^>]* nonce=',
    replace: '(?=[^>]*|nonce=',
    test: 'content-security-policy.rule.test.ts',
  },
  {
    what: 'drawings are recoloured when the palette changes',
    file: 'recolour-drawings.ts',
    find: 'recoloured = new Map();',
    test: 'recolour-drawings.test.ts',
  },
  {
    what: 'without a database drawings keep their colours',
    file: 'recolour-drawings.ts',
    find: 'if (!isDatabaseUnavailable(error)) throw error;',
    replace: 'throw error;',
    test: 'recolour-drawings.test.ts',
  },
];
