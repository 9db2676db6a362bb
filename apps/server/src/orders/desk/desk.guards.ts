import type { Guard } from '../../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'a number is used under another name only where staff chose whose it is',
    file: 'phone/book-by-phone.ts',
    find: 'if (known[0]) throw errors.numberOfOtherCustomer(toNumberOwner(known[0]));',
    replace: 'if (known[0]) return known[0];',
    test: 'phone/new-caller.test.ts',
  },
  {
    what: 'a new customer is not made without her order',
    file: 'phone/book-by-phone.ts',
    find: 'const customer = await createCustomer(tx, call, caller);',
    replace: 'const customer = await createCustomer(orders.db, call, caller);',
    test: 'phone/new-caller.test.ts',
  },
  {
    what: 'nothing is booked onto an account whose number is not verified',
    file: 'phone/book-by-phone.ts',
    find: `if (hasUnverifiedMobileNumber(chosen) && !requested.acceptUnverified)
      throw errors.numberNotVerified(toNumberOwner(chosen));`,
    test: 'phone/unverified-number.test.ts',
  },
  {
    what: 'an account whose number is not verified is not found by it',
    file: 'phone/book-by-phone.ts',
    find: 'const known = customers.filter((customer) => !hasUnverifiedMobileNumber(customer));',
    replace: 'const known = customers;',
    test: 'phone/unverified-number.test.ts',
  },
  {
    what: 'a completed visit verifies only the number it was booked with',
    file: '../../accounts/login-ownership.ts',
    find: 'user?.mobileNumber !== number || user.mobileVerifiedAt',
    replace: '!user?.mobileNumber || user.mobileVerifiedAt',
    test: 'phone/unverified-number.test.ts',
  },
  {
    what: 'a claim takes no number from its login unless it is proven',
    file: '../../accounts/login-ownership.ts',
    find: 'if (user.mobileVerifiedAt && hasUnverifiedMobileNumber(currentOwner)) {',
    replace: 'if (hasUnverifiedMobileNumber(currentOwner)) {',
    test: 'phone/unverified-number.test.ts',
  },
  {
    what: 'another number in the profile is not verified',
    file: '../../accounts/profile/profile.ts',
    find: '...(isOtherMobile && { mobileIsLogin: true, mobileVerifiedAt: null }),',
    test: 'phone/unverified-number.test.ts',
  },
];
