import type { Guard } from '../../../testing/guard.ts';

const test = 'coupons.test.ts';
const rule = '../../../../../packages/contract/src/orders/coupons/coupon-refusal.ts';

export const guards: Guard[] = [
  {
    what: 'orders with a coupon are placed one at a time',
    file: 'store.ts',
    find: ".for('no key update')",
    test: 'coupon-races.test.ts',
  },
  {
    what: 'a reopened order takes its coupon only if there is a use left',
    file: '../commands/decide-update-by-desk.ts',
    find: 'if (coupon) throw couponUsedMeanwhileError(coupon.reason, coupon.code);',
    test,
  },
  {
    what: 'only staff check a coupon for another customer',
    file: 'routes.ts',
    find: 'throw identity ? staffOnlyError() : unauthenticatedError();',
    test,
  },
  {
    what: 'a cancelled order gives the use of its coupon back',
    file: 'store.ts',
    find: 'isActiveDiscount, isBookedOrder, isOther));',
    replace: 'isActiveDiscount, isOther));',
    test,
  },
  {
    what: 'a paused coupon is refused',
    file: rule,
    find: "if (isPaused) return 'PAUSED';",
    test,
  },
  {
    what: 'a coupon for first visits is refused to others',
    file: rule,
    find: "if (firstVisitOnly && use.hasOtherOrders) return 'FIRST_VISIT_ONLY';",
    test,
  },
  {
    what: 'a first visit has one coupon, also after reopening',
    file: rule,
    find: 'const perCustomer = firstVisitOnly ? 1 : usesPerCustomer;',
    replace: 'const perCustomer = usesPerCustomer;',
    test,
  },
  {
    what: 'coupons do not count towards the limit of the desk',
    file: '../commands/decide-discounts.ts',
    find: '.filter(({ code }) => code === null)',
    replace: '.filter(({ code }) => code !== undefined)',
    test,
  },
  {
    what: 'codes cannot be guessed',
    file: 'routes.ts',
    find: 'if (!isForStaff) limit.take(networkPrefixOf(request.ip));',
    test: 'coupon-check-limit.test.ts',
  },
];
