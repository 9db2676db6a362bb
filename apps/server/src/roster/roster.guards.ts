import type { Guard } from '../../testing/guard.ts';

export const guards: Guard[] = [
  {
    what: 'the plan respects the areas of a beautician',
    file: '../../../../packages/contract/src/roster/working-hours-and-capacity.ts',
    find: 'areas: beautician.areas,',
    replace: 'areas: [],',
    test: 'beautician-areas.test.ts',
  },
  {
    what: 'changes of the roster replan visits',
    file: '../orders/visits/service.ts',
    find: 'const orderIds = await replanAndListNewlyNeedingChange(tx, now, only);',
    replace: 'const orderIds: string[] = [];',
    test: '../orders/plan/plan.test.ts',
  },
  {
    what: 'a removed area is reported at its field',
    file: 'edit-roster.ts',
    find: ".catch(mapMissingReference('areas', copy.areaRemoved))",
    test: 'beautician-profile.test.ts',
  },
  {
    what: 'an unused picture is deleted',
    file: 'beautician-picture.ts',
    find: 'if (before.imageHash) await removeImageIfUnused(tx, before.imageHash);',
    test: 'beautician-profile.test.ts',
  },
  {
    what: 'the profile of an inactive beautician is hidden',
    file: 'service.ts',
    find: 'if (!found?.active) return null;',
    replace: 'if (!found) return null;',
    test: 'beautician-profile.test.ts',
  },
];
