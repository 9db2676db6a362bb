import type { Guard } from '../../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'a link confirms the address it was sent to and no other',
    file: 'confirm-email.ts',
    find: 'user.email !== link.email || ',
    test: 'confirm-email.test.ts',
  },
  {
    what: 'one confirmation email in five minutes',
    file: 'confirm-email.ts',
    find: 'if (wait > 0) return { wait:',
    replace: 'if (wait > mailIntervalMs) return { wait:',
    test: 'confirm-email.test.ts',
  },
  {
    what: 'a confirmation link expires',
    file: 'store.ts',
    find: '.where(and(eq(emailLinks.tokenHash, tokenHash), gt(emailLinks.expiresAt, now)))',
    replace: '.where(eq(emailLinks.tokenHash, tokenHash))',
    test: 'confirm-email.test.ts',
  },
  {
    what: 'a new email address is unconfirmed',
    file: '../profile/change-profile-and-password.ts',
    find: '...(isOtherEmail && { emailVerifiedAt: null }),',
    test: 'confirm-email.test.ts',
  },
  {
    what: 'guessing confirmation links is limited',
    file: '../profile/routes.ts',
    find: 'passwordThrottle.countFailure(request.ip);\n    await confirmEmail',
    replace: 'await confirmEmail',
    test: 'confirm-email.test.ts',
  },
];
