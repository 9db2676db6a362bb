import type { Guard } from '../../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'a page that is missing is rendered once',
    file: 'response-cache.ts',
    find: 'if (made.status < 500) {',
    replace: 'if (made.status === 200) {',
    test: '../../pages/pages.test.ts',
  },
];
