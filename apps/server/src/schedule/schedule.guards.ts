import type { Guard } from '../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'what visitors have calculated is kept',
    file: '../platform/cache/answers.ts',
    find: 'if (known) return known as Promise<T>;',
    test: 'visitor-rate-limit.test.ts',
  },
  {
    what: 'what is kept ends with the minute',
    file: '../platform/cache/answers.ts',
    find: 'if (now !== minute) drop();',
    test: 'visitor-rate-limit.test.ts',
  },
  {
    what: 'what is kept ends with an order',
    file: 'service.ts',
    find: "['content-changed', ordersTopic]",
    replace: "['content-changed']",
    test: 'visitor-rate-limit.test.ts',
  },
  {
    what: 'a network calculates so much a minute',
    file: 'routes.ts',
    find: 'limit.take(networkPrefixOf(request.ip));',
    test: 'visitor-rate-limit.test.ts',
  },
  {
    what: 'only staff ask for the times of a customer',
    file: 'routes.ts',
    find: 'if (customer !== undefined && !isAdminRole(identity.role)) throw staffOnlyError();',
    test: '../orders/desk/phone/book-by-phone.test.ts',
  },
  {
    what: 'a stranger learns nothing about anybody’s days',
    file: 'routes.ts',
    find: 'if (beautician !== undefined || customer !== undefined) throw unauthenticatedError();',
    test: '../orders/preferences/requested-beautician.test.ts',
  },
  {
    what: 'the times that are offered know where a visit is',
    file: 'service.ts',
    find: 'area: areaIds.get(pincode) ?? null',
    replace: "area: areaIds.get('') ?? null",
    test: '../areas/areas.test.ts',
  },
  {
    what: 'somebody’s times are for those whom she has visited',
    file: 'service.ts',
    find: 'await requireRequestable(db, customer, beautician);',
    test: '../orders/preferences/requested-beautician.test.ts',
  },
  {
    what: 'the rules of the salon speak first',
    file: 'slot-explanation-service.ts',
    find: 'isFree: against.length === 0 && isBookable(why)',
    replace: 'isFree: isBookable(explanation)',
    test: 'slot-explanation.test.ts',
  },
  {
    what: 'whom the customer does not want is not free for her',
    file: 'slot-explanation-service.ts',
    find: '(await dayPlanForCustomer(db, customer))(read.plan)',
    replace: '(await dayPlanForCustomer(db, null))(read.plan)',
    test: 'slot-explanation.test.ts',
  },
];
