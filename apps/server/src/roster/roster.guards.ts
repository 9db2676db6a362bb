import type { Guard } from '../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'the plan knows where she goes',
    file: '../../../../packages/contract/src/roster/working-hours.ts',
    find: 'areas: beautician.areas,',
    replace: 'areas: [],',
    test: 'beautician-areas.test.ts',
  },
  {
    what: 'a change of the roster plans anew',
    file: '../orders/visits/service.ts',
    find: 'const orderIds = await replanDays(tx, now, only);',
    replace: 'const orderIds: string[] = [];',
    test: '../orders/plan/plan.test.ts',
  },
  {
    what: 'an area that is gone is told beside its field',
    file: 'edit-roster.ts',
    find: ".catch(mapMissingReference('areas', copy.areaGone))",
    test: 'profile.test.ts',
  },
  {
    what: 'a picture that nobody uses is gone',
    file: 'picture.ts',
    find: 'if (before.imageHash) await removeImageIfUnused(tx, before.imageHash);',
    test: 'profile.test.ts',
  },
  {
    what: 'whoever has left is a name only',
    file: 'service.ts',
    find: 'if (!found?.active) return null;',
    replace: 'if (!found) return null;',
    test: 'profile.test.ts',
  },
];
