import type { Guard } from '../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'availability for visitors is cached',
    file: '../platform/cache/promise-cache.ts',
    find: 'if (known) return known as Promise<T>;',
    test: 'visitor-cache-and-rate-limit.test.ts',
  },
  {
    what: 'cached availability expires after a minute',
    file: '../platform/cache/promise-cache.ts',
    find: 'if (now !== minute) drop();',
    test: 'visitor-cache-and-rate-limit.test.ts',
  },
  {
    what: 'an order clears cached availability',
    file: 'service.ts',
    find: "['content-changed', ordersTopic]",
    replace: "['content-changed']",
    test: 'visitor-cache-and-rate-limit.test.ts',
  },
  {
    what: 'calculations per network are rate limited',
    file: 'routes.ts',
    find: 'limit.take(networkPrefixOf(request.ip));',
    test: 'visitor-cache-and-rate-limit.test.ts',
  },
  {
    what: 'only staff can query the times of a customer',
    file: 'routes.ts',
    find: 'if (isForStaff && !isAdminRole(identity.role)) throw staffOnlyError();',
    test: '../orders/desk/phone/book-by-phone.test.ts',
  },
  {
    what: 'anonymous visitors cannot query by beautician or customer',
    file: 'routes.ts',
    find: 'if (beautician !== undefined || isForStaff) throw unauthenticatedError();',
    test: '../orders/preferences/requested-beautician.test.ts',
  },
  {
    what: 'availability considers the area of the visit',
    file: 'service.ts',
    find: 'area: areaIds.get(pincode) ?? null',
    replace: "area: areaIds.get('') ?? null",
    test: '../areas/areas.test.ts',
  },
  {
    what: 'times of a beautician are only for customers they have visited',
    file: 'service.ts',
    find: 'await requireRequestableBeautician(db, customer, beautician);',
    test: '../orders/preferences/requested-beautician.test.ts',
  },
  {
    what: 'salon rules come first in an explanation',
    file: 'slot-explanation-service.ts',
    find: 'isFree: brokenRules.length === 0 && isBookable(explanation)',
    replace: 'isFree: isBookable(explanation)',
    test: 'slot-explanation.test.ts',
  },
  {
    what: 'an excluded beautician is not free for the customer',
    file: 'slot-explanation-service.ts',
    find: '(await createBeauticianExclusionFilter(db, customer))(read.plan)',
    replace: '(await createBeauticianExclusionFilter(db, null))(read.plan)',
    test: 'slot-explanation.test.ts',
  },
];
