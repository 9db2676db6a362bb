import type { Guard } from '../../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'bookings of one day are placed one at a time',
    file: 'day-and-roster-lock-store.ts',
    find: 'const inOrder = [...new Set(days)].sort();',
    replace: 'const inOrder = days.slice(0, 0);',
    test: '../races.test.ts',
  },
  {
    what: 'no bookings while the roster changes',
    file: 'day-and-roster-lock-store.ts',
    find: 'pg_advisory_xact_lock_shared(',
    replace: 'greatest(',
    test: 'plan.test.ts',
  },
  {
    what: 'the plan knows the area of a visit',
    file: 'service.ts',
    find: 'area: areaIds.get(pincode) ?? null,',
    replace: "area: areaIds.get('') ?? null,",
    test: '../../areas/areas.test.ts',
  },
  {
    what: 'an excluded beautician is not planned',
    file: 'service.ts',
    find: 'excludedCustomers: excludedCustomerIdsOf(beautician, visitsWithExclusions),',
    test: '../preferences/excluded-beauticians.test.ts',
  },
  {
    what: 'a declined visit is not planned for the same beautician',
    file: 'service.ts',
    find: 'declinedVisits: declinedVisitIdsOf(beautician, visitsWithDeclines),',
    replace: 'declinedVisits: [],',
    test: '../work/decline-add-service-help-and-progress.test.ts',
  },
];
