import type { Guard } from '../../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'a link confirms the address it was sent to and no other',
    file: 'confirm-email.ts',
    find: 'user.email !== link.email || ',
    test: 'confirm-email.test.ts',
  },
  {
    what: 'one mail to confirm an address in five minutes',
    file: 'confirm-email.ts',
    find: 'if (wait > 0) return { wait:',
    replace: 'if (wait > mailIntervalMs) return { wait:',
    test: 'confirm-email.test.ts',
  },
  {
    what: 'a link to confirm an address ends',
    file: 'store.ts',
    find: '.where(and(eq(emailLinks.tokenHash, tokenHash), gt(emailLinks.expiresAt, now)))',
    replace: '.where(eq(emailLinks.tokenHash, tokenHash))',
    test: 'confirm-email.test.ts',
  },
  {
    what: 'another e-mail address is not confirmed',
    file: '../profile/profile.ts',
    find: '...(isOtherEmail && { emailVerifiedAt: null }),',
    test: 'confirm-email.test.ts',
  },
  {
    what: 'guessing links that confirm an address is limited',
    file: '../profile/routes.ts',
    find: 'passwordThrottle.countFailure(request.ip);\n    await confirmEmail',
    replace: 'await confirmEmail',
    test: 'confirm-email.test.ts',
  },
];
