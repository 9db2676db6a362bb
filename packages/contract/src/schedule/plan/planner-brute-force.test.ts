import { expect, test } from 'vitest';
import { allReassignments, isFeasible } from '../../../testing/brute-force-planner.ts';
import { randomDay, randomVisit, seededRandom } from '../../../testing/random-days.ts';
import {
  countSimultaneousVisits,
  type DayPlan,
  type VisitRequest,
  withChanges,
} from './day-plan.ts';
import { type Placement, Planner } from './planner.ts';

const isSound = (day: DayPlan, wanted: VisitRequest, { worker, moves }: Placement): boolean => {
  const { visits } = withChanges(day, moves);
  const after = {
    ...day,
    visits: [...visits, { ...wanted, worker, isAssigned: false, accepted: [] }],
  };
  const touched = new Set([wanted.id, ...moves.map(({ visit }) => visit)]);
  return after.visits
    .filter(({ id }) => touched.has(id))
    .every((visit) => isFeasible(visit, after));
};

const byBruteForce = (day: DayPlan, wanted: VisitRequest): Placement | undefined => {
  const { workers, visits, mostAtATime } = day;
  if (mostAtATime !== null && countSimultaneousVisits(wanted, visits) >= mostAtATime)
    return undefined;
  for (const moves of allReassignments(day)) {
    const holder = workers.find(({ id }) => isSound(day, wanted, { worker: id, moves }));
    if (holder) return { worker: holder.id, moves };
  }
  return undefined;
};

test('the planner finds an assignment exactly when brute force does, with as few reassignments', () => {
  const found = [0, 0, 0, 0];
  for (let seed = 1; seed <= 3_000; seed += 1) {
    const rolled = seededRandom(seed);
    const day = randomDay(rolled);
    const wanted = randomVisit(rolled, 'new');
    const placement = new Planner(day).place(wanted);
    const tried = byBruteForce(day, wanted);
    expect(placement?.moves.length, `seed ${seed}`).toBe(tried?.moves.length);
    if (placement) expect(isSound(day, wanted, placement), `seed ${seed}`).toBe(true);
    found[placement?.moves.length ?? 3] = (found[placement?.moves.length ?? 3] ?? 0) + 1;
  }
  for (const count of found) expect(count).toBeGreaterThan(10);
}, 30_000);
