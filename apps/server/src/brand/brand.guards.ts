import type { Guard } from '../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'the slower of two does not overwrite the look',
    file: 'desk/service.ts',
    find: 'if (before.version !== version) {',
    replace: 'if (before.version < 0) {',
    test: 'brand.test.ts',
  },
  {
    what: 'the slower of two does not overwrite the words',
    file: 'words/service.ts',
    find: 'if (row.version !== version) {',
    replace: 'if (row.version < 0) {',
    test: 'words/words.test.ts',
  },
  {
    what: 'the demo does not speak over what an owner has saved',
    file: 'words/store.ts',
    find: '.where(eq(brandWords.version, 1))',
    test: 'words/words.test.ts',
  },
];
