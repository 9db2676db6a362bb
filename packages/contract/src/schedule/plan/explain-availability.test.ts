import { expect, test } from 'vitest';
import { isFeasible } from '../../../testing/brute-force-planner.ts';
import { randomDayPlan, randomVisit, seededRandom } from '../../../testing/random-day-plans.ts';
import {
  hoursToMinutes,
  sampleBeautician,
  sampleDayPlan,
  sampleLocation,
  samplePlannedVisit,
  sampleRequestedVisit,
} from '../../../testing/sample-day-plans.ts';
import type { DayPlan, VisitRequest } from './day-plan.ts';
import { explainAvailability, isBookable } from './explain-availability.ts';
import { Planner, type Reassignment } from './planner.ts';

const areFeasibleAfter = (
  day: DayPlan,
  visit: VisitRequest,
  id: string,
  reassignments: readonly Reassignment[],
) => {
  const visits = day.visits.map((one) => {
    const move = reassignments.find((other) => other.visit === one.id);
    return move ? { ...one, beauticianId: move.beauticianId } : one;
  });
  const after = {
    ...day,
    visits: [...visits, { ...visit, beauticianId: id, isAssigned: false, accepted: [] }],
  };
  const touched = [visit.id, ...reassignments.map((move) => move.visit)];
  return after.visits
    .filter((one) => touched.includes(one.id))
    .every((one) => isFeasible(one, after));
};

test('on random days the explanation matches the planner, for each beautician and the slot', () => {
  const seen = { free: 0, moved: 0, not: 0, crowded: 0 };
  // One assertion at the end: tens of thousands take longer than the planner.
  const wrong: string[] = [];
  for (let seed = 1; seed <= 3_000; seed += 1) {
    const rolled = seededRandom(seed);
    const day = randomDayPlan(rolled);
    const visit = { ...randomVisit(rolled, 'new'), requestedBeauticianId: null };
    const why = explainAvailability(visit, day);
    const check = (holds: boolean, what: string): void => {
      if (!holds) wrong.push(`${what}, seed ${seed}`);
    };
    for (const { beautician, conflicts, reassignments } of why.people) {
      // The same check by the planner with a single candidate and nothing to move.
      const fixed = day.visits.map((one) => ({ ...one, isAssigned: true }));
      const alone = new Planner({
        ...day,
        beauticians: [beautician],
        visits: fixed,
        maxConcurrentVisits: null,
      });
      const isFree = alone.findPlacement(visit) !== undefined;
      check((conflicts.length === 0) === isFree, `conflicts of ${beautician.id}`);
      check((reassignments?.length === 0) === isFree, `reassignments of ${beautician.id}`);
      if (reassignments)
        check(
          areFeasibleAfter(day, visit, beautician.id, reassignments),
          `feasible ${beautician.id}`,
        );
      seen[isFree ? 'free' : reassignments ? 'moved' : 'not'] += 1;
    }
    const placement = new Planner(day).findPlacement(visit);
    const reason = new Planner(day).unavailableReason(visit);
    check(isBookable(why) === (placement !== undefined), 'placement');
    check(isBookable(why) === (reason === undefined), 'reason');
    if (placement) {
      const fewest = Math.min(
        ...why.people.flatMap(({ reassignments }) => reassignments?.length ?? []),
      );
      check(placement.reassignments.length === fewest, 'fewest reassignments');
    }
    if (why.isLimitReached) seen.crowded += 1;
  }
  expect(wrong).toEqual([]);
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(50);
}, 30_000);

test('the requested beautician does not limit the explanation', () => {
  const day = sampleDayPlan([sampleBeautician('usha'), sampleBeautician('meena')]);
  const why = explainAvailability(sampleRequestedVisit(10, { requestedBeauticianId: 'usha' }), day);
  expect(why.people.map(({ conflicts, reassignments }) => [conflicts, reassignments])).toEqual([
    [[], []],
    [[], []],
  ]);
});

test('names the visit whose reassignment would free a beautician', () => {
  const usha = sampleBeautician('usha');
  const meena = sampleBeautician('meena', { skills: ['Waxing'] });
  const theirs = samplePlannedVisit('waxing', 'usha', 10, { skills: ['Waxing'] });
  const { people } = explainAvailability(
    sampleRequestedVisit(10),
    sampleDayPlan([usha, meena], [theirs]),
  );
  expect(people).toMatchObject([
    {
      conflicts: [{ kind: 'BUSY', until: hoursToMinutes(11), visit: 'waxing' }],
      reassignments: [{ visit: 'waxing', beauticianId: 'meena' }],
    },
    { conflicts: [{ kind: 'SKILL' }], reassignments: undefined },
  ]);
});

test('at the maximum of simultaneous visits, free beauticians do not help', () => {
  const day = sampleDayPlan(
    [sampleBeautician('usha'), sampleBeautician('meena')],
    [samplePlannedVisit('one', 'usha', 10)],
    {
      maxConcurrentVisits: 1,
    },
  );
  const why = explainAvailability(
    sampleRequestedVisit(10, { location: sampleLocation('411014') }),
    day,
  );
  expect([why.isLimitReached, isBookable(why)]).toEqual([true, false]);
  expect(why.people.map(({ reassignments }) => reassignments?.length)).toEqual([1, 0]);
});
