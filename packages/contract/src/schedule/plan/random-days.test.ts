import { expect, test } from 'vitest';
import {
  type DayPlan,
  goesThere,
  goTogether,
  isMovable,
  isWithinHours,
  type PlannedVisit,
  visitsAtOnce,
  type WantedVisit,
  type Worker,
} from './day-plan.ts';
import { type Placement, Planner } from './planner.ts';
import { replan } from './replan.ts';
import { type Place, usualTravel } from './travel.ts';

/** Numbers that look like chance and are the same in every run. */
const dice = (seed: number) => {
  let state = seed;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const below = (most: number): number => Math.floor(next() * most);
  const chance = (of: number): boolean => next() < of;
  const some = <T>(from: readonly T[]): T[] => from.filter(() => chance(0.5));
  const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T;
  return { below, chance, some, pick };
};

const skills = ['Facial', 'Makeup', 'Waxing'];
const places: Place[] = ['411001', '411014', '411038'].flatMap((pincode) =>
  ['1', '2'].map((door) => ({
    ...{ address: `${door}, ${pincode}`, pincode, area: pincode === '411014' ? 'East' : 'West' },
    ...{ latitude: 0, longitude: 0 },
  })),
);

type Dice = ReturnType<typeof dice>;

const randomVisit = ({ below, chance, some, pick }: Dice, id: string): WantedVisit => ({
  id,
  start: (9 + below(6)) * 60 + below(2) * 30,
  minutes: 30 + below(4) * 30,
  place: pick(places),
  skills: some(skills).slice(0, 2),
  customer: pick(['meera', 'kavita']),
  askedFor: chance(0.1) ? pick(['w0', 'w1']) : null,
  hadBefore: some(['w0', 'w1', 'w2']),
});

const randomWorker = ({ below, chance, some }: Dice, n: number): Worker => ({
  id: `w${n}`,
  skills: chance(0.4) ? [] : some(skills),
  hours: chance(0.1) ? [] : [{ from: (9 + below(2)) * 60, to: (14 + below(5)) * 60 }],
  areas: chance(0.7) ? [] : some(['East', 'West']),
  apartFrom: chance(0.9) ? [] : ['kavita'],
});

/** Also with visits that nobody should make: what staff forced, or what came before the plan. */
const randomDay = (rolled: Dice): DayPlan => {
  const { below, chance, pick } = rolled;
  const workers = Array.from({ length: 2 + below(3) }, (_, n) => randomWorker(rolled, n));
  const visits: PlannedVisit[] = [];
  for (let n = 0; n < 2 + below(6); n += 1) {
    const visit = randomVisit(rolled, `v${n}`);
    const day = { workers, visits, mostAtATime: null, travel: usualTravel };
    const placed = new Planner(day).place(visit);
    const isForced = chance(0.1);
    if (placed && placed.moves.length === 0) {
      visits.push({ ...visit, worker: placed.worker, isAssigned: chance(0.2) });
    } else if (isForced) {
      visits.push({ ...visit, worker: pick(workers).id, isAssigned: chance(0.5) });
    }
  }
  const mostAtATime = chance(0.2) ? 1 + below(3) : null;
  return { workers, visits, mostAtATime, travel: usualTravel };
};

/** The visits after some changed hands and one more came. */
const after = (day: DayPlan, wanted: WantedVisit, { worker, moves }: Placement): PlannedVisit[] => [
  ...day.visits.map((visit) => {
    const move = moves.find((one) => one.visit === visit.id);
    return move ? { ...visit, worker: move.worker } : visit;
  }),
  { ...wanted, worker, isAssigned: false },
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
    .filter(isMovable)
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

test('a day whose roster changed: what can be placed is placed, nothing else moves', () => {
  let moved = 0;
  let unfitted = 0;
  for (let seed = 1; seed <= 1_500; seed += 1) {
    const rolled = dice(seed);
    const before = randomDay(rolled);
    const ill = rolled.pick(before.workers).id;
    const workers = before.workers.map((one) => (one.id === ill ? { ...one, hours: [] } : one));
    const day = { ...before, workers, mostAtATime: null };
    const { moves, unfit } = replan(day);
    const visits = day.visits.map((visit) => {
      const move = moves.find((one) => one.visit === visit.id);
      if (move) expect(visit.isAssigned || visit.askedFor !== null).toBe(false);
      return move ? { ...visit, worker: move.worker } : visit;
    });
    const planner = new Planner({ ...day, visits });
    for (const visit of visits) {
      expect(planner.isFeasible(visit), `seed ${seed} ${visit.id}`).toBe(!unfit.includes(visit.id));
      if (planner.isFeasible(visit) || visit.isAssigned || visit.askedFor !== null) continue;
      const others = visits.filter(({ id }) => id !== visit.id);
      expect(new Planner({ ...day, visits: others }).place(visit), `seed ${seed}`).toBe(undefined);
    }
    moved += moves.length;
    unfitted += unfit.length;
  }
  expect(moved).toBeGreaterThan(100);
  expect(unfitted).toBeGreaterThan(100);
});
