import type { Guard } from '../../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'bookings of one day go one after the other',
    file: 'lock-store.ts',
    find: 'const inOrder = [...new Set(days)].sort();',
    replace: 'const inOrder = days.slice(0, 0);',
    test: '../races.test.ts',
  },
  {
    what: 'nobody books while the roster changes',
    file: 'lock-store.ts',
    find: 'pg_advisory_xact_lock_shared(',
    replace: 'greatest(',
    test: 'plan.test.ts',
  },
  {
    what: 'the plan knows where a visit is',
    file: 'service.ts',
    find: 'area: areaIds.get(pincode) ?? null,',
    replace: "area: areaIds.get('') ?? null,",
    test: '../../areas/areas.test.ts',
  },
  {
    what: 'a pair is kept apart by the plan',
    file: 'service.ts',
    find: 'excludedCustomers: excludedCustomerIdsOf(beautician, visitsWithExclusions),',
    test: '../preferences/excluded-beauticians.test.ts',
  },
  {
    what: 'a visit given back is not planned for her again',
    file: 'service.ts',
    find: 'cannotGoTo: declinedVisitIdsOf(beautician, visitsWithDeclines),',
    replace: 'cannotGoTo: [],',
    test: '../work/beautician-app.test.ts',
  },
];
