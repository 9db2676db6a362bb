import type { Guard } from '../../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'a 404 page is rendered once',
    file: 'response-cache.ts',
    find: 'if (made.status < 500) {',
    replace: 'if (made.status === 200) {',
    test: '../../pages/pages.test.ts',
  },
];
