import type { Guard } from '../../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'a new password link ends earlier ones',
    file: 'password-links.ts',
    find: 'await (byMail\n      ? deleteEmailedPasswordLinksOfUser(tx, userId)\n      : deletePasswordLinksOfUser(tx, userId));',
    test: 'password-links.test.ts',
  },
  {
    what: 'concurrent requests send one link',
    file: 'password-links.ts',
    find: 'await lockUser(tx, userId);\n  const [latest]',
    replace: 'const [latest]',
    test: 'emailed-link-after-lockout.test.ts',
  },
  {
    what: 'staff cannot create a password link for themselves',
    file: 'password-links.ts',
    find: "if (userId === by.userId) throw new AppError('CONFLICT', copy.noOwnLink);",
    test: 'password-links.test.ts',
  },
  {
    what: 'an account is claimed with consent only',
    file: 'password-links.ts',
    find: 'refuseWithoutConsent(before, consent);',
    test: 'claim-account.test.ts',
  },
  {
    what: 'a long-lived link never opens a staff account',
    file: 'password-links.ts',
    find: "isClaim && user.role === 'customer' ? claimLinkLifetimeMs : staffLinkLifetimeMs",
    replace: 'isClaim ? claimLinkLifetimeMs : staffLinkLifetimeMs',
    test: 'claim-account.test.ts',
  },
  {
    what: 'throttling is per network',
    file: 'password-throttle.ts',
    find: 'const network = networkPrefixOf(address);',
    replace: "const network = networkPrefixOf(address && '10.0.0.1');",
    test: '../sessions/known-device-not-locked-out.test.ts',
  },
  {
    what: 'a hundred failures an hour over all networks',
    file: 'password-throttle.ts',
    find: '(!shared || (await registerHourlyLoginAttempt(db, shared.hour, now, maxFailuresPerHour)))',
    replace: 'maxFailuresPerHour > 0',
    test: '../sessions/known-device-not-locked-out.test.ts',
  },
  {
    what: 'a known device is throttled by its own guesses',
    file: 'password-throttle.ts',
    find: 'freeTries: 5, firstWaitSeconds: 30',
    replace: 'freeTries: 500, firstWaitSeconds: 30',
    test: '../sessions/known-device-not-locked-out.test.ts',
  },
  {
    what: 'reading what a link is for counts as guessing',
    file: 'routes.ts',
    find: 'passwordThrottle.countFailure(request.ip);\n    const read =',
    replace: 'const read =',
    test: 'password-links.test.ts',
  },
];
