import type { Guard } from '../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'a concurrent save does not overwrite branding',
    file: 'desk/service.ts',
    find: 'if (before.version !== version) {',
    replace: 'if (before.version < 0) {',
    test: 'branding.test.ts',
  },
  {
    what: 'a concurrent save does not overwrite site text',
    file: 'site-text/service.ts',
    find: 'if (row.version !== version) {',
    replace: 'if (row.version < 0) {',
    test: 'site-text/site-text.test.ts',
  },
  {
    what: 'demo text does not overwrite saved site text',
    file: 'site-text/store.ts',
    find: '.where(eq(siteText.version, 1))',
    test: 'site-text/site-text.test.ts',
  },
];
