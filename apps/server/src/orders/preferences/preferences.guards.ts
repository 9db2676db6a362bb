import type { Guard } from '../../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'a pair is kept apart in the free times and on the list of names',
    file: 'service.ts',
    find: 'return (day) => withExcludedBeauticians(day, customer, excludedIds);',
    replace: 'return (day) => day;',
    test: 'excluded-beauticians.test.ts',
  },
  {
    what: 'nobody books while a pair is set',
    file: 'service.ts',
    find: 'await lockRoster(tx);',
    test: 'excluded-beauticians.test.ts',
  },
  {
    what: 'open screens learn which visits change when a pair is set',
    file: 'service.ts',
    find: "for (const order of orders.values()) publishOrderEvent(live, 'order-updated', order);",
    test: 'live-updates.test.ts',
  },
  {
    what: 'only the customer of a visit asks for somebody else',
    file: 'service.ts',
    find: `userId === identity.userId
      ?`,
    replace: "userId !== '' ?",
    test: 'excluded-beauticians.test.ts',
  },
  {
    what: 'what the salon has set is not for the customer to see',
    file: 'service.ts',
    find: 'beauticianId === id && askedByCustomer,',
    replace: 'beauticianId === id || askedByCustomer,',
    test: 'excluded-beauticians.test.ts',
  },
  {
    what: 'who has left cannot be asked for',
    file: 'store.ts',
    find: 'eq(beauticians.active, true),',
    test: 'requested-beautician.test.ts',
  },
  {
    what: 'what the salon has set is not for the customer to undo',
    file: 'store.ts',
    find: 'adminId} is null',
    replace: 'userId} is not null',
    test: 'excluded-beauticians.test.ts',
  },
];
