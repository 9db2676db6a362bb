import { expect, test } from 'vitest';
import { withHolders } from '../../../testing/day-plans.ts';
import { dice, randomDay, randomVisit } from '../../../testing/random-days.ts';
import {
  type DayPlan,
  goesThere,
  goTogether,
  isMovable,
  isWithinHours,
  type PlannedVisit,
  visitsAtOnce,
  type WantedVisit,
} from './day-plan.ts';
import { type Placement, Planner } from './planner.ts';

/** The visits after some changed hands and one more came. */
const after = (day: DayPlan, wanted: WantedVisit, { worker, moves }: Placement): PlannedVisit[] => [
  ...withHolders(day, moves).visits,
  { ...wanted, worker, isAssigned: false, accepted: [] },
];

/** Whether everything that the placement touches can be done; what was amiss before may stay so. */
const isSound = (day: DayPlan, wanted: WantedVisit, placement: Placement): boolean => {
  const visits = after(day, wanted, placement);
  const touched = new Set([wanted.id, ...placement.moves.map(({ visit }) => visit)]);
  return visits
    .filter(({ id }) => touched.has(id))
    .every((visit) => {
      const holder = day.workers.find(({ id }) => id === visit.worker);
      return (
        holder &&
        goesThere(holder, visit) &&
        isWithinHours(holder, visit) &&
        visits.every(
          (other) =>
            other.id === visit.id ||
            other.worker !== visit.worker ||
            goTogether(visit, other, day.travel),
        )
      );
    });
};

/** Every choice of at most two movable visits and every new holder, the fewest moves first. */
const byBruteForce = (day: DayPlan, wanted: WantedVisit): Placement | undefined => {
  const { workers, visits, mostAtATime } = day;
  if (mostAtATime !== null && visitsAtOnce(wanted, visits) >= mostAtATime) return undefined;
  const ids = workers.map(({ id }) => id);
  const single = visits
    .filter((visit) => isMovable(visit, day))
    .flatMap(({ id, worker }) =>
      ids.filter((to) => to !== worker).map((to) => ({ visit: id, worker: to })),
    );
  const pairs = single.flatMap((one, n) =>
    single
      .slice(n + 1)
      .filter(({ visit }) => visit !== one.visit)
      .map((other) => [one, other]),
  );
  for (const choices of [[[]], single.map((one) => [one]), pairs]) {
    for (const moves of choices) {
      for (const worker of ids) {
        if (isSound(day, wanted, { worker, moves })) return { worker, moves };
      }
    }
  }
  return undefined;
};

test('the planner finds a place where trying everything does, with as few moves, and no other', () => {
  const found = [0, 0, 0, 0];
  for (let seed = 1; seed <= 3_000; seed += 1) {
    const rolled = dice(seed);
    const day = randomDay(rolled);
    const wanted = randomVisit(rolled, 'new');
    const placement = new Planner(day).place(wanted);
    const tried = byBruteForce(day, wanted);
    expect(placement?.moves.length, `seed ${seed}`).toBe(tried?.moves.length);
    if (placement) expect(isSound(day, wanted, placement), `seed ${seed}`).toBe(true);
    found[placement?.moves.length ?? 3] = (found[placement?.moves.length ?? 3] ?? 0) + 1;
  }
  // Each kind of answer came up.
  for (const count of found) expect(count).toBeGreaterThan(10);
});
