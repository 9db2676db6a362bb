import type { Guard } from '../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'only the printed first link works',
    file: 'first-owner-link-service.ts',
    find: ' && setupLink.tokenHash === digest(token)',
    replace: ' && digest(token) !== ""',
    test: 'setup.test.ts',
  },
  {
    what: 'the first link is valid for a day',
    file: 'first-owner-link-service.ts',
    find: 'setupLink.expiresAt > clock() && ',
    replace: 'clock() instanceof Date && ',
    test: 'setup.test.ts',
  },
  {
    what: 'the first link needs a salon without accounts',
    file: 'first-owner-link-service.ts',
    find: 'if (await hasAnyUser(tx)) throw linkExpired();',
    test: 'setup.test.ts',
  },
  {
    what: 'concurrent use of the first link creates one account',
    file: 'first-owner-link-service.ts',
    find: 'await lockUsersTable(tx);',
    test: 'setup.test.ts',
  },
  {
    what: 'the first link works once',
    file: 'first-owner-link-service.ts',
    find: 'context.setupLink = undefined;',
    test: 'setup.test.ts',
  },
  {
    what: 'a real salon is never emptied',
    file: 'remove-demo-data/service.ts',
    find: 'if (!isTrial || (await countDemoAccounts(db)) === 0) throw noDemoDataError();',
    test: 'remove-demo-data/remove-demo-data.test.ts',
  },
  {
    what: 'removing demo data needs the name of the salon',
    file: 'remove-demo-data/service.ts',
    find: 'if (plainName(confirmation) === plainName(businessName)) return;',
    replace: 'return;',
    test: 'remove-demo-data/remove-demo-data.test.ts',
  },
  {
    what: 'history is protected again after removing demo data',
    file: 'remove-demo-data/store.ts',
    find: 'enable trigger user',
    replace: 'disable trigger user',
    test: 'remove-demo-data/remove-demo-data.test.ts',
  },
  {
    what: 'a salon without bookable times does not open',
    file: 'service.ts',
    find: 'if (missing.length > 0) {',
    replace: 'if (missing.length > 100) {',
    test: 'setup.test.ts',
  },
  {
    what: 'it opens once',
    file: 'service.ts',
    find: 'if (settings.openedAt !== null) return;',
    test: 'setup.test.ts',
  },
];
