import type { Guard } from '../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'the slower of two does not overwrite a policy',
    file: 'desk/store.ts',
    find: 'eq(policyEdits.version, version)',
    replace: 'eq(policyEdits.kind, kind)',
    test: 'policies.test.ts',
  },
];
