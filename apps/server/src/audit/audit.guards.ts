import type { Guard } from '../../testing/guard.ts';

const test = 'audit.test.ts';
const exported = 'await recordExport(context, identity, name);';

export const guards: Guard[] = [
  { what: 'an export of accounts is recorded', file: '../users/routes.ts', find: exported, test },
  { what: 'an export of orders is recorded', file: '../orders/routes.ts', find: exported, test },
  {
    what: 'an export of figures is recorded',
    file: '../analytics/routes.ts',
    find: exported,
    test,
  },
  {
    what: 'an export of the menu is recorded',
    file: '../catalogue/menu-file/send-menu-file.ts',
    find: 'if (!template) await recordExport(context, by, name);',
    test,
  },
  {
    what: 'failed logins of staff are recorded',
    file: '../accounts/sessions/log-in.ts',
    find: "if (user && (!isRight || user.status === 'blocked')) recordFailure(accounts, user, caller);",
    test,
  },
  {
    what: 'failed logins of customers are not recorded',
    file: '../accounts/sessions/log-in.ts',
    find: "if (user.role === 'customer') return;",
    test,
  },
];
