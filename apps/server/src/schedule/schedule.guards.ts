import type { Guard } from '../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'what visitors have calculated is kept',
    file: '../platform/cache/answers.ts',
    find: 'if (known) return known as Promise<T>;',
    test: 'anonymous.test.ts',
  },
  {
    what: 'what is kept ends with the minute',
    file: '../platform/cache/answers.ts',
    find: 'if (now !== minute) drop();',
    test: 'anonymous.test.ts',
  },
  {
    what: 'what is kept ends with an order',
    file: 'service.ts',
    find: "['content-changed', ordersTopic]",
    replace: "['content-changed']",
    test: 'anonymous.test.ts',
  },
  {
    what: 'a network calculates so much a minute',
    file: 'routes.ts',
    find: 'limit.take(networkOf(request.ip));',
    test: 'anonymous.test.ts',
  },
  {
    what: 'only staff ask for the times of a customer',
    file: 'routes.ts',
    find: 'if (customer !== undefined && !isAdminRole(identity.role)) throw forStaffOnly();',
    test: '../orders/desk/phone/book-by-phone.test.ts',
  },
  {
    what: 'a stranger learns nothing about anybody’s days',
    file: 'routes.ts',
    find: 'if (beautician !== undefined || customer !== undefined) throw unauthenticated();',
    test: '../orders/keeping/asked-for.test.ts',
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
    find: 'await requireAskable(db, customer, beautician);',
    test: '../orders/keeping/asked-for.test.ts',
  },
  {
    what: 'the rules of the salon speak first',
    file: 'why-service.ts',
    find: 'isFree: against.length === 0 && findsSomebody(why)',
    replace: 'isFree: findsSomebody(why)',
    test: 'why.test.ts',
  },
  {
    what: 'whom the customer does not want is not free for her',
    file: 'why-service.ts',
    find: '(await dayFor(db, customer))(read.plan)',
    replace: '(await dayFor(db, null))(read.plan)',
    test: 'why.test.ts',
  },
];
