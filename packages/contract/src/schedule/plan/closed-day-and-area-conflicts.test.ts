import { describe, expect, test } from 'vitest';
import {
  hoursToMinutes,
  sampleBeautician,
  sampleDayPlan,
  sampleLocation,
  samplePlannedVisit,
} from '../../../testing/sample-day-plans.ts';
import { stillAcceptedConflicts } from './conflicts.ts';
import type { DayPlan, PlannedVisit } from './day-plan.ts';
import { findDayPlanProblems } from './plan-problems.ts';
import { replanDay } from './replan.ts';

const closed: Partial<DayPlan> = { isClosed: true };
const notServed: Partial<DayPlan> = { servedPincodes: new Set(['411001']) };
const asha = sampleBeautician('asha');
const day = (over: Partial<DayPlan>, ...visits: PlannedVisit[]) =>
  sampleDayPlan([asha], visits, over);

describe.each([
  ['a closed day', closed, 'CLOSED', 'is on a closed day and not listed'],
  [
    'a day without service in the area',
    notServed,
    'NOT_SERVED',
    'is in an area that is not served and not listed',
  ],
])('open visits on %s', (_, over, kind, problem) => {
  test.each<[string, PlannedVisit]>([
    ['planned', samplePlannedVisit('one', 'asha', 10)],
    ['assigned', samplePlannedVisit('one', 'asha', 10, { isAssigned: true })],
    ['of a freelancer', samplePlannedVisit('one', null, 10, { isAssigned: true })],
    ['unassigned', samplePlannedVisit('one', null, 10)],
  ])('%s: are listed and keep their beautician', (_name, visit) => {
    const found = day(over, visit);
    expect(replanDay(found)).toEqual({ changes: [], needingChange: ['one'] });
    expect(findDayPlanProblems(found, new Set(['one']))).toEqual([]);
    expect(findDayPlanProblems(found, new Set())).toEqual([{ visit: 'one', problem }]);
  });

  test.each(['asha', null])('are no longer listed once staff accept the conflict: %s', (by) => {
    const found = day(
      over,
      samplePlannedVisit('one', by, 10, { isAssigned: true, accepted: [kind] }),
    );
    expect(replanDay(found).needingChange).toEqual([]);
    expect(findDayPlanProblems(found, new Set())).toEqual([]);
    expect(stillAcceptedConflicts(found.visits[0] as PlannedVisit, found)).toEqual([kind]);
  });

  test('release their time for other visits', () => {
    const camp = { ...sampleLocation('411001'), area: 'Camp' };
    const open = samplePlannedVisit('open', 'asha', 10);
    const other = samplePlannedVisit('other', 'asha', 10.5, {
      location: camp,
      accepted: ['CLOSED'],
    });
    const found = replanDay(day(over, open, other));
    expect(found).toEqual({
      changes: [{ visit: 'open', beauticianId: null }],
      needingChange: ['open'],
    });
  });

  test('are feasible again when the rule ends, and the acceptance is removed', () => {
    const found = day(
      {},
      samplePlannedVisit('one', 'asha', 10, { isAssigned: true, accepted: [kind] }),
    );
    expect(replanDay(found).needingChange).toEqual([]);
    expect(stillAcceptedConflicts(found.visits[0] as PlannedVisit, found)).toEqual([]);
    expect(replanDay(day({}, samplePlannedVisit('one', null, 10))).needingChange).toEqual([]);
  });

  test('that have started are ignored', () => {
    const found = day(
      { ...over, changeableFrom: hoursToMinutes(11) },
      samplePlannedVisit('one', 'asha', 10),
    );
    expect(replanDay(found).needingChange).toEqual([]);
    expect(findDayPlanProblems(found, new Set())).toEqual([]);
  });
});
