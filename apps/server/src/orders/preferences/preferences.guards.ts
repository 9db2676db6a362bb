import type { Guard } from '../../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'an excluded beautician does not count for free times and candidates',
    file: 'service.ts',
    find: 'return (day) => withExcludedBeauticians(day, customer, excludedIds);',
    replace: 'return (day) => day;',
    test: 'excluded-beauticians.test.ts',
  },
  {
    what: 'no bookings while an exclusion is set',
    file: 'service.ts',
    find: 'await lockRoster(tx);',
    test: 'excluded-beauticians.test.ts',
  },
  {
    what: 'open screens learn which visits an exclusion changes',
    file: 'service.ts',
    find: "for (const order of orders.values()) publishOrderEvent(live, 'order-updated', order);",
    test: 'exclusion-live-updates.test.ts',
  },
  {
    what: 'only the customer of a visit can exclude its beautician',
    file: 'service.ts',
    find: `userId === identity.userId
      ?`,
    replace: "userId !== '' ?",
    test: 'excluded-beauticians.test.ts',
  },
  {
    what: 'customers cannot see exclusions set by the salon',
    file: 'service.ts',
    find: 'beauticianId === id && askedByCustomer,',
    replace: 'beauticianId === id || askedByCustomer,',
    test: 'excluded-beauticians.test.ts',
  },
  {
    what: 'inactive beauticians cannot be requested',
    file: 'store.ts',
    find: 'eq(beauticians.active, true),',
    test: 'requested-beautician.test.ts',
  },
  {
    what: 'customers cannot undo exclusions set by the salon',
    file: 'store.ts',
    find: 'adminId} is null',
    replace: 'userId} is not null',
    test: 'excluded-beauticians.test.ts',
  },
];
