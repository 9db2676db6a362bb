import { expect, test } from 'vitest';
import { allReassignments, isFeasible } from '../../../testing/brute-force-planner.ts';
import { randomDayPlan, randomVisit, seededRandom } from '../../../testing/random-day-plans.ts';
import {
  countSimultaneousVisits,
  type DayPlan,
  type VisitRequest,
  withReassignedVisits,
} from './day-plan.ts';
import { type Placement, Planner } from './planner.ts';

const isSound = (
  day: DayPlan,
  wanted: VisitRequest,
  { beauticianId, reassignments }: Placement,
): boolean => {
  const { visits } = withReassignedVisits(day, reassignments);
  const after = {
    ...day,
    visits: [...visits, { ...wanted, beauticianId, isAssigned: false, accepted: [] }],
  };
  const touched = new Set([wanted.id, ...reassignments.map(({ visit }) => visit)]);
  return after.visits
    .filter(({ id }) => touched.has(id))
    .every((visit) => isFeasible(visit, after));
};

const byBruteForce = (day: DayPlan, wanted: VisitRequest): Placement | undefined => {
  const { beauticians, visits, maxConcurrentVisits } = day;
  if (
    maxConcurrentVisits !== null &&
    countSimultaneousVisits(wanted, visits) >= maxConcurrentVisits
  )
    return undefined;
  for (const reassignments of allReassignments(day)) {
    const holder = beauticians.find(({ id }) =>
      isSound(day, wanted, { beauticianId: id, reassignments }),
    );
    if (holder) return { beauticianId: holder.id, reassignments };
  }
  return undefined;
};

test('the planner finds an assignment exactly when brute force does, with as few reassignments', () => {
  const found = [0, 0, 0, 0];
  for (let seed = 1; seed <= 3_000; seed += 1) {
    const rolled = seededRandom(seed);
    const day = randomDayPlan(rolled);
    const wanted = randomVisit(rolled, 'new');
    const placement = new Planner(day).findPlacement(wanted);
    const tried = byBruteForce(day, wanted);
    expect(placement?.reassignments.length, `seed ${seed}`).toBe(tried?.reassignments.length);
    if (placement) expect(isSound(day, wanted, placement), `seed ${seed}`).toBe(true);
    found[placement?.reassignments.length ?? 3] =
      (found[placement?.reassignments.length ?? 3] ?? 0) + 1;
  }
  for (const count of found) expect(count).toBeGreaterThan(10);
}, 30_000);
