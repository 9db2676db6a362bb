import type {
  DayPlan,
  PlanBeautician,
  PlannedVisit,
  VisitRequest,
} from '../src/schedule/plan/day-plan.ts';
import { Planner } from '../src/schedule/plan/planner.ts';
import type { VisitLocation } from '../src/schedule/plan/travel-time.ts';
import { sampleDayPlan } from './sample-day-plans.ts';

/** Numbers that look like chance and are the same in every run. */
export const seededRandom = (seed: number) => {
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
export type SeededRandom = ReturnType<typeof seededRandom>;

export const randomDaySkills = ['Facial', 'Makeup', 'Waxing'];
const places: VisitLocation[] = ['411001', '411014', '411038'].flatMap((pincode) =>
  ['1', '2'].map((door) => ({
    ...{ address: `${door}, ${pincode}`, pincode, area: pincode === '411014' ? 'East' : 'West' },
    ...{ latitude: null, longitude: null },
  })),
);

export const randomVisit = (
  { below, chance, some, pick }: SeededRandom,
  id: string,
): VisitRequest => ({
  id,
  start: (9 + below(6)) * 60 + below(2) * 30,
  minutes: 30 + below(4) * 30,
  location: pick(places),
  skills: some(randomDaySkills).slice(0, 2),
  customer: pick(['meera', 'kavita']),
  requestedBeauticianId: chance(0.1) ? pick(['w0', 'w1']) : null,
  previousBeauticianIds: some(['w0', 'w1', 'w2']),
});

const randomBeautician = ({ below, chance, some }: SeededRandom, n: number): PlanBeautician => ({
  id: `w${n}`,
  skills: chance(0.4) ? [] : some(randomDaySkills),
  hours: chance(0.1) ? [] : [{ from: (9 + below(2)) * 60, to: (14 + below(5)) * 60 }],
  areas: chance(0.7) ? [] : some(['East', 'West']),
  excludedCustomers: chance(0.9) ? [] : ['kavita'],
  declinedVisits: [],
});

/** Some visits break the rules, like those that staff assigned despite conflicts. */
export const randomDayPlan = (rolled: SeededRandom): DayPlan => {
  const { below, chance, pick, some } = rolled;
  const beauticians = Array.from({ length: 2 + below(3) }, (_, n) => randomBeautician(rolled, n));
  const visits: PlannedVisit[] = [];
  for (let n = 0; n < 2 + below(6); n += 1) {
    const visit = randomVisit(rolled, `v${n}`);
    const placed = new Planner(sampleDayPlan(beauticians, visits)).findPlacement(visit);
    const isForced = chance(0.1);
    if (placed && placed.reassignments.length === 0) {
      visits.push({
        ...visit,
        beauticianId: placed.beauticianId,
        isAssigned: chance(0.2),
        accepted: [],
      });
    } else if (isForced) {
      const accepted = chance(0.5)
        ? some(['TRAVEL', 'SKILL', 'HOURS', 'OFF', 'AREA', 'EXCLUDED'])
        : [];
      visits.push({
        ...visit,
        beauticianId: pick(beauticians).id,
        isAssigned: chance(0.5),
        accepted,
      });
    }
  }
  const maxConcurrentVisits = chance(0.2) ? 1 + below(3) : null;
  const changeableFrom = chance(0.3) ? (9 + below(4)) * 60 + 1 : 0;
  return sampleDayPlan(beauticians, visits, { maxConcurrentVisits, changeableFrom });
};
