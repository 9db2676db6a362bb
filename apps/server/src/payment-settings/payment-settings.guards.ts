import type { Guard } from '../../testing/guard.ts';

const test = 'desk/payment-settings.test.ts';

export const guards: Guard[] = [
  {
    what: 'payment settings require the password or a recent login',
    file: 'routes.ts',
    find: 'await accounts.requireProof({ identity, password, request });',
    test,
  },
  {
    what: 'an old login does not replace the password',
    file: '../accounts/profile/proof-of-identity.ts',
    find: 'if (user.passwordHash === null) await requireFreshSession(accounts, identity);\n  else ',
    replace: 'if (user.passwordHash !== null) ',
    test,
  },
  {
    what: 'an account with a password gives it',
    file: '../accounts/profile/proof-of-identity.ts',
    find: "else await requireCurrentPassword(accounts, user, password, { caller, field: 'password' });",
    test,
  },
  {
    what: 'payment settings that were changed meanwhile are not overwritten',
    file: 'desk/service.ts',
    find: 'row.version !== version',
    replace: 'row.version < 0',
    test,
  },
  {
    what: 'a personal UPI ID has no merchant code',
    file: '../../../../packages/contract/src/payment-settings/upi-payee-and-link.ts',
    find: "kind === 'business' || merchantCode === null",
    replace: 'Boolean(kind) || merchantCode === null',
    test,
  },
  {
    what: 'the UPI ID of the demo does not take payments of a real salon',
    file: '../setup/remove-demo-data/service.ts',
    find: '    await resetDemoPaymentSettings(tx);',
    test: '../setup/remove-demo-data/remove-demo-data.test.ts',
  },
  {
    what: 'an advance needs a way to pay it',
    file: '../../../../packages/contract/src/payment-settings/desk/schema.ts',
    find: "advance === null || (methods.includes('upi') && upi !== null)",
    replace: 'methods.length > 0 || (advance === null && upi === null)',
    test,
  },
  {
    what: 'the UPI ID comes with the opening',
    file: '../settings/routes.ts',
    find: 'payments: { ...settings.payments, upi: null, advance: null },',
    test: '../settings/hidden-before-opening.test.ts',
  },
];
