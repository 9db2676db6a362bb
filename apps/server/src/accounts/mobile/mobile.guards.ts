import type { Guard } from '../../../testing/guard.ts';

const test = 'mobile-code.test.ts';

export const guards: Guard[] = [
  {
    ...{ what: 'a code has five tries', file: 'mobile-code.ts', test },
    find: 'latest.wrongTries < maxTries;',
    replace: 'latest.wrongTries >= 0;',
  },
  {
    ...{ what: 'wrong tries of a code are counted', file: 'mobile-code.ts', test },
    find: 'await incrementWrongMobileCodeTries(tx, code.id);',
  },
  {
    ...{ what: 'tries of a code are serialized', file: 'mobile-code.ts', test },
    find: 'await lockUsersByMobile(tx, before.mobileNumber);\n  const user = await lockUser(tx, userId);',
    replace: 'const user = await findUserById(tx, userId);',
  },
  {
    ...{ what: 'a code expires after ten minutes', file: 'mobile-code.ts', test },
    find: 'latest.expiresAt > now &&',
  },
  {
    ...{ what: 'a code verifies the number it was sent to', file: 'mobile-code.ts', test },
    find: 'latest?.numberHash === hashSecret(mobileNumber) &&',
    replace: 'latest !== undefined &&',
  },
  {
    ...{ what: 'a code is used once', file: 'mobile-code.ts', test },
    find: 'await expireMobileCode(tx, code.id, now);',
  },
  {
    ...{ what: 'a code is stored as a hash', file: 'mobile-code.ts', test },
    find: 'string => hashSecret(',
    replace: 'string => String(',
  },
  {
    ...{ what: 'one code a minute and five a day for one account', file: 'mobile-code.ts', test },
    find: 'const wait = Math.max(secondsToWait(ofAccount, now), secondsToWait(toNumber, now));',
    replace: 'const wait = secondsToWait(toNumber, now); void ofAccount;',
  },
  {
    ...{ what: 'one code a minute and five a day for one number', file: 'mobile-code.ts', test },
    find: 'const wait = Math.max(secondsToWait(ofAccount, now), secondsToWait(toNumber, now));',
    replace: 'const wait = secondsToWait(ofAccount, now); void toNumber;',
  },
  {
    ...{ what: 'one network has twenty codes sent an hour', file: 'mobile-code.ts', test },
    find: 'codeSends.take(networkPrefixOf(address));',
    replace: 'void networkPrefixOf(address); void codeSends;',
  },
  {
    ...{ what: 'guessing codes is limited by network', file: '../profile/routes.ts', test },
    find: 'passwordThrottle.countFailure(request.ip);\n    await verifyMobile',
    replace: 'await verifyMobile',
  },
  {
    ...{
      what: 'a verified contact number becomes a login',
      file: '../unique-logins-and-mobile-verification.ts',
      test,
    },
    find: `if (await canLogInWithNumber(tx, { ...user, mobileVerifiedAt: at }))
    await enableMobileLogin(tx, user.id);`,
    replace: 'void canLogInWithNumber;',
  },
  {
    ...{
      what: 'a code takes no login from a verified account',
      file: '../unique-logins-and-mobile-verification.ts',
      test,
    },
    find: 'if (user.mobileVerifiedAt && isClaimedWithUnverifiedMobileNumber(currentOwner)) {',
    replace: 'if (user.mobileVerifiedAt) {',
  },
  {
    ...{
      what: 'a new number is unverified',
      file: '../profile/change-profile-and-password.ts',
      test,
    },
    find: 'mobileVerifiedAt: null }),',
    replace: '}),',
  },
];
