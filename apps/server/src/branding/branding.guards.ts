import type { Guard } from '../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'the slower of two does not overwrite the look',
    file: 'desk/service.ts',
    find: 'if (before.version !== version) {',
    replace: 'if (before.version < 0) {',
    test: 'branding.test.ts',
  },
  {
    what: 'the slower of two does not overwrite the words',
    file: 'site-text/service.ts',
    find: 'if (row.version !== version) {',
    replace: 'if (row.version < 0) {',
    test: 'site-text/site-text.test.ts',
  },
  {
    what: 'the demo does not speak over what an owner has saved',
    file: 'site-text/store.ts',
    find: '.where(eq(siteText.version, 1))',
    test: 'site-text/site-text.test.ts',
  },
];
