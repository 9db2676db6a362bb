import type { Guard } from '../../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'an account keeps something to log in with',
    file: 'change-profile-and-password.ts',
    find: 'refuseNoLogin(user, body);',
    test: 'profile.test.ts',
  },
  {
    what: 'a new number requires the password',
    file: 'change-profile-and-password.ts',
    find: 'if (isOtherEmail || (isOtherMobile && wasLogin)) {',
    replace: 'if (isOtherEmail) {',
    test: 'profile.test.ts',
  },
  {
    what: 'a name that imitates the salon is rejected in the profile',
    file: 'change-profile-and-password.ts',
    find: 'await refuseImpersonation(accounts, username, userId);',
    test: 'profile.test.ts',
  },
  {
    what: 'probing for accounts is counted',
    file: 'sign-up.ts',
    find: 'passwordThrottle.countFailure(caller.address);',
    test: 'profile.test.ts',
  },
  {
    what: 'no one signs up before the salon opens',
    file: 'sign-up.ts',
    find: 'if (!(await isSalonOpen(db))) throw notOpenYetError();',
    test: '../../setup/setup.test.ts',
  },
  {
    what: 'an account stores the texts that were agreed to',
    file: 'sign-up.ts',
    find: 'privacyText: privacy, termsText: terms',
    replace: 'privacyText: null, termsText: null',
    test: '../../policies/agreed-policy-versions.test.ts',
  },
];
