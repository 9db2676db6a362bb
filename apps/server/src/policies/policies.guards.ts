import type { Guard } from '../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'a concurrent save does not overwrite a policy',
    file: 'desk/store.ts',
    find: 'eq(policyEdits.version, version)',
    replace: 'eq(policyEdits.kind, kind)',
    test: 'policies.test.ts',
  },
  {
    what: 'a text that is changed and changed back is not a new version',
    file: 'policy-in-force.ts',
    find: 'const hash = hashOf(kind, text);',
    replace: 'const hash = hashOf(kind, now.toISOString() + text);',
    test: 'agreed-policy-versions.test.ts',
  },
];
