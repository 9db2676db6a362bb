import type { Guard } from '../../testing/guard.ts';

const test = 'desk/document-settings.test.ts';
const contract = '../../../../packages/contract/src/documents/desk';

export const guards: Guard[] = [
  {
    what: 'settings of bills and tax require the password or a recent login',
    file: 'routes.ts',
    find: 'await accounts.requireProof({ identity, password, request });',
    test,
  },
  {
    what: 'settings of bills and tax that were changed meanwhile are not overwritten',
    file: 'desk/service.ts',
    find: 'row.version !== version',
    replace: 'row.version < 0',
    test,
  },
  {
    what: 'two kinds of documents do not share a prefix in a year',
    file: 'desk/service.ts',
    find: 'other.kind !== kind && other.prefixes.includes(prefixes[kind])',
    replace: 'other.kind !== kind && false',
    test,
  },
  {
    what: 'a registered salon has the state of its GSTIN',
    file: `${contract}/schema.ts`,
    find: "scheme === 'unregistered' || gstin?.slice(0, 2) === state",
    replace: "scheme === 'unregistered' || gstin !== state",
    test: `${contract}/settings.test.ts`,
  },
  {
    what: 'a number has at most 16 characters',
    file: `${contract}/schema.ts`,
    find: 'prefixes[kind].length <= maxPrefixLength(digits)',
    replace: 'prefixes[kind].length <= maxPrefixLength(digits) + 3',
    test: `${contract}/settings.test.ts`,
  },
  {
    what: 'the GSTIN of the demo is not printed on bills of a real salon',
    file: '../setup/remove-demo-data/service.ts',
    find: '    await resetDemoDocumentSettings(tx);',
    test: '../setup/remove-demo-data/remove-demo-data.test.ts',
  },
];
