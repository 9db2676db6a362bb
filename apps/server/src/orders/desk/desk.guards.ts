import type { Guard } from '../../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'a known number with another name needs a chosen customer',
    file: 'phone/book-by-phone.ts',
    find: 'if (known[0]) throw errors.phoneOfOtherCustomerError(toNumberOwner(known[0]));',
    replace: 'if (known[0]) return known[0];',
    test: 'phone/new-caller.test.ts',
  },
  {
    what: 'a new customer is not created without the order',
    file: 'phone/book-by-phone.ts',
    find: 'const customer = await createCustomer(tx, call, caller);',
    replace: 'const customer = await createCustomer(orders.db, call, caller);',
    test: 'phone/new-caller.test.ts',
  },
  {
    what: 'no bookings for an account with an unverified number',
    file: 'phone/book-by-phone.ts',
    find: `if (isClaimedWithUnverifiedMobileNumber(chosen) && !requested.acceptUnverified)
      throw errors.phoneNotVerifiedError(toNumberOwner(chosen));`,
    test: 'phone/unverified-number.test.ts',
  },
  {
    what: 'an account is not found by an unverified number',
    file: 'phone/book-by-phone.ts',
    find: 'const known = customers.filter((customer) => !isClaimedWithUnverifiedMobileNumber(customer));',
    replace: 'const known = customers;',
    test: 'phone/unverified-number.test.ts',
  },
  {
    what: 'a completed visit verifies only the number it was booked with',
    file: '../../accounts/unique-logins-and-mobile-verification.ts',
    find: 'user?.mobileNumber !== number || user.mobileVerifiedAt',
    replace: '!user?.mobileNumber || user.mobileVerifiedAt',
    test: 'phone/unverified-number.test.ts',
  },
  {
    what: 'claiming an account takes over a number only if verified',
    file: '../../accounts/unique-logins-and-mobile-verification.ts',
    find: 'if (user.mobileVerifiedAt && isClaimedWithUnverifiedMobileNumber(currentOwner)) {',
    replace: 'if (isClaimedWithUnverifiedMobileNumber(currentOwner)) {',
    test: 'phone/unverified-number.test.ts',
  },
  {
    what: 'a changed number in the profile is not verified',
    file: '../../accounts/profile/change-profile-and-password.ts',
    find: '...(isOtherMobile && { mobileIsLogin: true, mobileVerifiedAt: null }),',
    test: 'phone/unverified-number.test.ts',
  },
];
